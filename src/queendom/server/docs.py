"""`/api/docs`: the OpenAPI pages, from files that come with the server. Nothing is fetched from elsewhere."""

from __future__ import annotations

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
