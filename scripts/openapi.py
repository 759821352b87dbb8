"""Print the server's OpenAPI description; the page's types are made of it (make types)."""

from __future__ import annotations

import json
import sys

from redcathedral.server.http.app import create_app

if __name__ == "__main__":
    json.dump(create_app().openapi(), sys.stdout)
