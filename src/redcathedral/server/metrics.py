"""What the server counts and measures, for Prometheus. Each process reports its own figures."""

from __future__ import annotations

from collections import Counter as Counted
from functools import cache
from typing import TYPE_CHECKING

from prometheus_client import (
    CollectorRegistry,
    Counter,
    Gauge,
    GCCollector,
    Histogram,
    Info,
    PlatformCollector,
    ProcessCollector,
    start_http_server,
)
from prometheus_client.core import GaugeMetricFamily
from prometheus_client.registry import Collector

from ..errors import SetupError
from ..text import say

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator

    from .loop_monitor import Step
    from .table.events import Event

QUICK = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)  # seconds
METHODS = {"GET", "HEAD", "POST", "OPTIONS"}


class Metrics:
    """The figures of one process, in a separate registry."""

    def __init__(self) -> None:
        self.registry = registry = CollectorRegistry(auto_describe=True)
        ProcessCollector(registry=registry)
        PlatformCollector(registry=registry)
        GCCollector(registry=registry)
        self._build = Info("redcathedral_build", "The version that runs", registry=registry)
        self._events = Counter("redcathedral_events", "Events that were written, by kind", ["kind"], registry=registry)
        self._requests = Counter(
            "redcathedral_requests", "Requests that were answered", ["method", "route", "status"], registry=registry
        )
        self._seconds = Histogram(
            "redcathedral_request_seconds",
            "Time from a request to the end of its answer",
            ["method", "route"],
            buckets=QUICK,
            registry=registry,
        )
        self._refusals = Counter("redcathedral_refusals", "Requests refused, by code", ["code"], registry=registry)
        self.write_seconds = Histogram(
            "redcathedral_store_write_seconds", "Time until the store has written", buckets=QUICK, registry=registry
        )
        self.write_failures = Counter(
            "redcathedral_store_write_failures", "Writes the store did not take", registry=registry
        )
        self.security = Counter(
            "redcathedral_security_events", "Events of the security log", ["event"], registry=registry
        )
        # Prometheus takes longer to find a figure by its labels than to count; there are few of them.
        self._of_kind = cache(self._events.labels)
        self._of_answer = cache(
            lambda method, route, status: (
                self._requests.labels(method, route, str(status)),
                self._seconds.labels(method, route),
            )
        )

    def gauge(self, name: str, means: str, value: Callable[[], float]) -> None:
        """Add a figure that is asked for when somebody looks."""
        Gauge(f"redcathedral_{name}", means, registry=self.registry).set_function(value)

    def longest_step(self, take: Callable[[], Step]) -> None:
        """Add the longest step of the event loop since somebody last looked."""
        self.registry.register(_LongestStep(take))

    def build(self, version: str) -> None:
        """Say which version this is."""
        self._build.info({"version": version})

    def written(self, events: Iterable[Event]) -> None:
        """Count events that are on disk."""
        for kind, count in Counted(event.kind for event in events).items():  # a table that was uploaded has a thousand
            self._of_kind(kind).inc(count)

    def answered(self, method: str, route: str, status: int, seconds: float) -> None:
        """Count a request; routes are templates, so that there are few of them."""
        method = method if method in METHODS else "other"
        answered, took = self._of_answer(method, route, status)
        answered.inc()
        took.observe(seconds)

    def refused(self, code: str) -> None:
        """Count a refusal."""
        self._refusals.labels(code).inc()


class _LongestStep(Collector):
    """Tells the longest step, and whose it was."""

    def __init__(self, take: Callable[[], Step]) -> None:
        self._take = take

    def collect(self) -> Iterator[GaugeMetricFamily]:
        """Tell it, and begin anew."""
        means = "Processor time of the event loop's longest step since the last look"
        told = GaugeMetricFamily("redcathedral_longest_step_seconds", means, labels=["step"])
        seconds, where = self._take()
        told.add_metric([where], seconds)
        yield told


def place_of(address: str) -> tuple[str, int]:
    """Read `127.0.0.1:9464`, or a port alone."""
    host, _, port = address.rpartition(":")
    if not port.isascii() or not port.isdigit() or not 0 < int(port) < 1 << 16:
        raise SetupError(say("serve-metrics-wrong", given=address))
    return host.strip("[]") or "127.0.0.1", int(port)


def serve_metrics(metrics: Metrics, address: str) -> Callable[[], None]:
    """Answer Prometheus at a separate address, in a thread; returns a function that stops it."""
    host, port = place_of(address)
    try:
        server, thread = start_http_server(port, host, metrics.registry)
    except OSError as error:
        problem = error.strerror or str(error)
        raise SetupError(say("serve-no-port", host=host, port=str(port), problem=problem)) from None

    def stop() -> None:
        server.shutdown()
        server.server_close()
        thread.join()

    return stop
