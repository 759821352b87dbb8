"""The process for long work, run as `python -m redcathedral.server.live.apart_child`."""

from __future__ import annotations

import time
import traceback
from typing import TYPE_CHECKING

from ...bots.process.answering import answer_messages
from ...errors import RedCathedralError
from ...game.when_ready import stay_interpreted
from ..table.refusals import Refusal, refusal_of
from .apart import answer_of, unpack

if TYPE_CHECKING:
    from ...bots.process.messages import Answer
    from .apart import Apart


def do(message: Apart) -> Answer:
    """Do a job; what it refuses is an answer too."""
    began = time.process_time()
    made, refusal = None, None
    try:
        made = unpack(message.job)()
    except Refusal as refused:
        refusal = refused
    except RedCathedralError as error:
        refusal = refusal_of(error)
    except Exception as error:  # noqa: BLE001  # it is raised where the job was given
        return {"failed": "".join(traceback.format_exception(error))}
    return answer_of(made, refusal, time.process_time() - began)


if __name__ == "__main__":
    stay_interpreted()  # machine code would take longer to load than to do without, and much memory
    answer_messages(do)
