"""`/api/docs`: the OpenAPI pages, from files that come with the server. Nothing is fetched from elsewhere."""

from __future__ import annotations

from typing import Any

from fastapi import FastAPI
from fastapi.openapi.docs import get_swagger_ui_html
from starlette.responses import HTMLResponse
from starlette.staticfiles import StaticFiles
from swagger_ui_bundle import swagger_ui_path

_FILES = "/api/docs/files"
#: The page starts itself by a script of its own.
_POLICY = (
    "default-src 'none'; script-src 'self' 'unsafe-inline'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; "
    "font-src 'self'; connect-src 'self'; base-uri 'none'; frame-ancestors 'none'; form-action 'none'"
)


def add_docs(app: FastAPI) -> None:
    app.openapi_version = "3.0.3"  # the newest that these pages can show
    write = app.openapi

    def openapi() -> dict[str, Any]:
        if app.openapi_schema is None:
            app.openapi_schema = in_version_3_0(write())
        return app.openapi_schema

    app.openapi = openapi  # type: ignore[method-assign]
    app.mount(_FILES, StaticFiles(directory=swagger_ui_path))

    @app.get("/api/docs", include_in_schema=False)
    async def docs() -> HTMLResponse:
        page = get_swagger_ui_html(
            openapi_url="/api/openapi.json",
            title="Queendom",
            swagger_js_url=f"{_FILES}/swagger-ui-bundle.js",
            swagger_css_url=f"{_FILES}/swagger-ui.css",
            swagger_favicon_url=f"{_FILES}/favicon-32x32.png",
        )
        page.headers["content-security-policy"] = _POLICY
        return page


def in_version_3_0(part: Any) -> Any:
    """What FastAPI writes, whatever version it names, in the words that 3.0 has: readers pass over all others, and then
    two models that differ by a constant alone are the same to them.
    """
    if isinstance(part, list):
        return [in_version_3_0(one) for one in part]
    if not isinstance(part, dict):
        return part
    if part == {"type": "null"}:
        return {"type": "object", "nullable": True, "enum": [None]}
    part_3_0 = {key: in_version_3_0(value) for key, value in part.items()}
    # These are words only where they say what they say in a schema, and no names of properties.
    if not isinstance(part_3_0.get("const", {}), dict):
        part_3_0["enum"] = [part_3_0.pop("const")]
    if isinstance(items := part_3_0.get("prefixItems"), list):
        del part_3_0["prefixItems"]
        different = [one for number, one in enumerate(items) if one not in items[:number]]
        part_3_0["items"] = different[0] if len(different) == 1 else {"anyOf": different}
    if part_3_0.get("type") == "object":
        part_3_0.pop("propertyNames", None)  # 3.0 cannot say which keys an object has; docs/wire.schema.json does
    return part_3_0
