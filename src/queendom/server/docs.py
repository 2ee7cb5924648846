"""`/api/docs`: the OpenAPI pages, from files that come with the server. Nothing is fetched from elsewhere."""

from __future__ import annotations

from fastapi import FastAPI
from fastapi.openapi.docs import get_swagger_ui_html
from starlette.responses import HTMLResponse, RedirectResponse
from starlette.staticfiles import StaticFiles
from swagger_ui_bundle import swagger_ui_path

_FILES = "/api/docs/files"


def add_docs(app: FastAPI) -> None:
    app.openapi_version = "3.0.3"  # the newest that these pages can show
    app.mount(_FILES, StaticFiles(directory=swagger_ui_path))

    @app.get("/", include_in_schema=False)
    async def home() -> RedirectResponse:
        return RedirectResponse("/api/docs")

    @app.get("/api/docs", include_in_schema=False)
    async def docs() -> HTMLResponse:
        return get_swagger_ui_html(
            openapi_url="/api/openapi.json",
            title="Queendom",
            swagger_js_url=f"{_FILES}/swagger-ui-bundle.js",
            swagger_css_url=f"{_FILES}/swagger-ui.css",
            swagger_favicon_url=f"{_FILES}/favicon-32x32.png",
        )
