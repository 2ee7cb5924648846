/**
 * The layers of the page. Every import between product files of `src` goes down:
 *
 *   wire < words < state < frame < games < pages
 *
 * `node tools/layers.mjs` fails on an import that goes up or sideways, and on modules that import each other in a circle.
 * `node tools/layers.mjs --graph` prints how many imports lead from each room to each other one.
 *
 * Type imports and imports on demand count like all others: whoever reads one module has to know of the other.
 */
import { existsSync, readFileSync, readdirSync, statSync } from "node:fs";
import { dirname, join, relative, resolve, sep } from "node:path";
import { pathToFileURL } from "node:url";
import { parse } from "svelte/compiler";
import ts from "typescript";

const SOURCES = resolve(import.meta.dirname, "../src");

/** A folder with a `game.ts` is a game. */
const GAMES = readdirSync(SOURCES)
  .filter((name) => isFile(SOURCES, `${name}/game.ts`))
  .sort();

/**
 * From the lowest layer to the highest. A room is a folder of `src` or a file in it. Rooms of one layer do not import
 * each other.
 */
export const LAYERS = [
  { layer: "wire", rooms: ["wire.ts"] },
  { layer: "words", rooms: ["words"] },
  { layer: "state", rooms: ["state"] },
  { layer: "drawings", rooms: ["drawings"] },
  { layer: "frame", rooms: ["frame"] },
  { layer: "games", rooms: GAMES },
  { layer: "registry", rooms: ["games.ts"] },
  { layer: "pages", rooms: ["home", "table", "replay", "lessons", "rule_pages"] },
  { layer: "start", rooms: ["App.svelte", "main.ts"] },
];

/** Tests may import whatever they test. */
const isProduct = (path) => /\.(ts|svelte)$/.test(path) && !/\.test\.ts$|\.d\.ts$|(^|\/)testing\w*\.ts$/.test(path);

/** Product files of a folder, as paths from it with forward slashes, in a fixed order. */
export function productFiles(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join("/"))
    .filter(isProduct)
    .sort();
}

/** What a TypeScript file imports, as it is written there. */
function specifiersOfScript(text) {
  const found = [];
  const visit = (node) => {
    if ((ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) && node.moduleSpecifier)
      found.push(node.moduleSpecifier.text);
    else if (ts.isImportTypeNode(node)) found.push(node.argument.literal.text);
    else if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) {
      if (!ts.isStringLiteralLike(node.arguments[0])) throw new Error("an import whose address is not written out");
      found.push(node.arguments[0].text);
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile("module.ts", text, ts.ScriptTarget.Latest, true));
  return found;
}

/** What a component imports: in its scripts, and on demand in its markup. */
function specifiersOfComponent(text) {
  const found = [];
  const visit = (node) => {
    if (node === null || typeof node !== "object") return;
    if (Array.isArray(node)) return node.forEach(visit);
    if (node.type === "ImportExpression") found.push(node.source.value);
    Object.values(node).forEach(visit);
  };
  const { fragment, instance, module } = parse(text, { modern: true });
  visit(fragment);
  for (const script of [instance, module])
    if (script) found.push(...specifiersOfScript(text.slice(script.content.start, script.content.end)));
  return found;
}

/** Modules that a file imports from the same folder; drawings, styles and packages are not modules. */
export function importsOf(folder, file) {
  const text = readFileSync(join(folder, file), "utf8");
  const specifiers = file.endsWith(".svelte") ? specifiersOfComponent(text) : specifiersOfScript(text);
  const modules = specifiers.flatMap((specifier) => {
    if (!specifier.startsWith(".") || /\.(css|json|svg|svg\?url)$/.test(specifier)) return [];
    const path = relative(folder, resolve(folder, dirname(file), specifier))
      .split(sep)
      .join("/");
    const target = [path, `${path}.ts`, `${path}/index.ts`].find((one) => isFile(folder, one));
    if (!target) throw new Error(`${file} imports ${specifier}, which is not there`);
    return isProduct(target) ? [target] : [];
  });
  return [...new Set(modules)].sort();
}

function isFile(folder, path) {
  const whole = join(folder, path);
  return existsSync(whole) && statSync(whole).isFile();
}

/** Every product file with the modules it imports. */
export const importGraph = (folder) => new Map(productFiles(folder).map((file) => [file, importsOf(folder, file)]));

const roomOf = (file) => file.split("/")[0];

/** Imports that go up, or sideways to another room of the same layer, in words. */
export function wrongWays(graph, layers = LAYERS) {
  const rank = new Map(layers.flatMap(({ rooms }, k) => rooms.map((room) => [room, k])));
  const wrong = [];
  for (const [file, imports] of graph) {
    const from = roomOf(file);
    if (!rank.has(from)) wrong.push(`${file} is in no layer`);
    for (const target of imports) {
      const to = roomOf(target);
      // In one room everything may import everything, as long as it makes no circle.
      if (from === to || rank.get(to) < rank.get(from)) continue;
      // What starts the page is one room in two files.
      if (rank.get(to) === rank.get(from) && from === "main.ts") continue;
      wrong.push(`${file} imports ${target}: ${from} is not above ${to}`);
    }
  }
  return wrong;
}

/** Modules that import each other in a circle: each circle once, as the way around it. */
export function circles(graph) {
  const found = [];
  const done = new Set();
  const visit = (file, way) => {
    const at = way.indexOf(file);
    if (at >= 0) return void found.push([...way.slice(at), file].join(" → "));
    if (done.has(file)) return;
    for (const target of graph.get(file) ?? []) visit(target, [...way, file]);
    done.add(file);
  };
  for (const file of graph.keys()) visit(file, []);
  return found;
}

/** How many imports lead from each room (row) to each other one (column). */
export function drawing(graph, layers = LAYERS) {
  const rooms = layers.flatMap((one) => one.rooms);
  const name = (room) => room.replace(/\.(ts|svelte)$/, "");
  const count = new Map();
  for (const [file, imports] of graph)
    for (const target of imports) {
      const edge = `${roomOf(file)} ${roomOf(target)}`;
      count.set(edge, (count.get(edge) ?? 0) + 1);
    }
  const columns = rooms.filter((to) => rooms.some((from) => from !== to && count.has(`${from} ${to}`)));
  const first = Math.max(...rooms.map((room) => name(room).length));
  // Short enough for a line of a document.
  const head = (room) =>
    name(room)
      .split("_")
      .map((part, k) => (k ? part[0] : part))
      .join("_");
  const line = (cells, start) =>
    [start.padEnd(first), ...cells.map((cell, k) => cell.padStart(head(columns[k]).length))].join(" ").trimEnd();
  return [
    line(columns.map(head), ""),
    ...rooms.map((from) =>
      line(
        columns.map((to) => (from === to ? "·" : String(count.get(`${from} ${to}`) ?? ""))),
        name(from),
      ),
    ),
  ].join("\n");
}

function main() {
  const graph = importGraph(SOURCES);
  if (process.argv.includes("--graph")) return console.log(drawing(graph));
  const faults = [...wrongWays(graph), ...circles(graph).map((circle) => `a circle: ${circle}`)];
  for (const fault of faults) console.error(fault);
  if (faults.length) process.exitCode = 1;
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) main();
