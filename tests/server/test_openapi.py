"""The OpenAPI description against the server itself: whatever is generated from it, nothing breaks."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st

from people import TLS, House, described
from redcathedral.server import models
from redcathedral.server.http.app import create_app

if TYPE_CHECKING:
    from lab.server_process import ServerProcess

SCHEMA = create_app().openapi()
OPERATIONS = [(method, path) for path, item in SCHEMA["paths"].items() for method in item]
REQUESTS = {
    "/api/info", "/api/health", "/api/ready", "/api/tables", "/api/records",
    "/api/commitments", "/api/commitments/{commitment}",
    *("/api/tables/{table_id}" + path for path in (
        "", "/enter", "/sit", "/seal", "/reveal", "/devices", "/devices/revoke", "/report",
        "/link", "/invite", "/seats/{index}", "/seats/{index}/name",
        "/seats/{index}/give-up", "/leave", "/back", "/absent", "/plies", "/undo",
        "/undo/answer", "/chat", "/rematch", "/events", "/at/{ply}", "/at/{ply}/instead", "/timeline", "/statistics",
        "/fork", "/why", "/outlook", "/record", "/edition", "/verify", "/hint", "/review")),
}  # fmt: skip


def test_the_description_names_every_request_of_the_protocol() -> None:
    assert set(SCHEMA["paths"]) == REQUESTS


def test_the_description_is_served(house: House) -> None:
    served = httpx.get(house.url + "/api/openapi.json", verify=TLS).json()
    assert served["paths"].keys() == SCHEMA["paths"].keys()
    assert "HTTPValidationError" not in served["components"]["schemas"]


def test_every_error_is_described_alike() -> None:
    for path, item in SCHEMA["paths"].items():
        for operation in item.values():
            for status, answer in operation["responses"].items():
                if status >= "400" and status != "503":  # which says how the server is
                    schema = answer["content"]["application/json"]["schema"]
                    assert schema == {"$ref": "#/components/schemas/ErrorAnswer"}, path


@pytest.mark.parametrize(("method", "path"), OPERATIONS, ids=lambda part: part)
def test_nothing_generated_from_the_description_breaks_the_server(
    server: ServerProcess, house: House, method: str, path: str
) -> None:
    host = house.make([{"kind": "me"}, {"kind": "open"}])
    playing = house.make()
    schema = schemathesis.openapi.from_dict(SCHEMA)
    operation = schema[path][method.upper()]
    statuses = {int(status) for status in SCHEMA["paths"][path][method]["responses"]}

    @settings(
        max_examples=12, deadline=None, database=None, phases=[Phase.generate], suppress_health_check=list(HealthCheck)
    )
    @given(case=operation.as_strategy(), person=st.sampled_from([host, playing, None]))
    def ask(case: Any, person: Any) -> None:
        if "table_id" in (case.path_parameters or {}) and person is not None:
            case.path_parameters["table_id"] = person.table
        if isinstance(case.body, dict) and "edition" in case.body:
            case.body.pop("edition")
        headers = {} if person is None else dict(person.headers)
        answer = case.call(base_url=server.url, headers=headers)
        assert answer.status_code < 500, answer.text
        assert answer.status_code in statuses | {404, 405}, (answer.status_code, answer.text)
        if answer.status_code >= 400:
            described(models.ErrorAnswer, answer.json())

    ask()
