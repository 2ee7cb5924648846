/// <reference types="vitest/config" />
import { readFileSync, readdirSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { gzipSync } from "node:zlib";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, type Plugin } from "vite";

const out = resolve(import.meta.dirname, "../src/queendom/server/pages_built");

/** All games' drawings are part of the page itself: no script brings them, and they are there at the first paint. */
function inlineSprites(): Plugin {
  const folder = resolve(import.meta.dirname, "src/drawings");
  return {
    name: "inline-sprites",
    transformIndexHtml(html) {
      // What the games share comes first.
      const names = readdirSync(folder).filter((name) => /^sprite-.*\.svg$/.test(name));
      const drawings = ["sprite.svg", ...names.sort()].map((name) => readFileSync(join(folder, name), "utf8"));
      return html.replace("<!-- sprite -->", () => drawings.join("").replace(/>\s+</g, "><").trim());
    },
  };
}

/** What is served is compressed once, here, and not at every request. */
function precompress(): Plugin {
  let folder = out;
  return {
    name: "precompress",
    apply: "build",
    configResolved(config) {
      folder = resolve(config.root, config.build.outDir);
    },
    closeBundle() {
      const assets = join(folder, "assets");
      for (const name of [...readdirSync(assets).map((one) => join(assets, one)), join(folder, "index.html")]) {
        if (/\.(js|css|svg|ftl|html)$/.test(name))
          writeFileSync(`${name}.gz`, gzipSync(readFileSync(name), { level: 9 }));
      }
    },
  };
}

export default defineConfig({
  plugins: [svelte(), inlineSprites(), precompress()],
  build: {
    outDir: out,
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: {
    fs: { allow: [".."] },
    proxy: { "/api": { target: "http://127.0.0.1:8000", ws: true } },
  },
  // Files share the modules that they import: loading them anew for each file took most of the time.
  test: { include: ["src/**/*.test.ts", "tools/*.test.ts"], environment: "node", pool: "threads", isolate: false },
  resolve: process.env["VITEST"] ? { conditions: ["browser"] } : {},
});
