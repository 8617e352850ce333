/** Prints the gzipped size of each page next to its limit. Fails if one is larger. Needs a built client. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import type { Manifest } from "vite";

const dist = join(import.meta.dirname, "../web/dist");
const kilobyte = 1000;

const weigh = (files: Iterable<string>) =>
  [...files].reduce((sum, file) => sum + gzipSync(readFileSync(join(dist, file)), { level: 9 }).length, 0);

interface Line {
  what: string;
  is: number;
  may: number;
  unit: "kB" | "requests";
}

/** The takers' page names every file that it loads. */
function takersPage(): Line[] {
  const html = readFileSync(join(dist, "take.html"), "utf8");
  const named = [...html.matchAll(/(?:src|href)="\/([^"]+)"/g)].flatMap(([, file]) => file ?? []);
  const only = (extension: string) => named.filter((file) => file.endsWith(extension));
  // Several files per language. Later ones load while questions are answered, the others only for items that need them.
  const languages = readdirSync(join(dist, "assets"))
    .filter((file) => /^[a-z]{2}\.\w+-[^.]+\.js$/.test(file))
    .map((file) => weigh([`assets/${file}`]) / kilobyte);
  // One font for most formulas, and one for rare letters.
  const fonts = readdirSync(join(dist, "assets"))
    .filter((file) => /^formula-.+\.woff2$/.test(file))
    .map((file) => weigh([`assets/${file}`]) / kilobyte);
  const requests = 1 + named.filter((file) => !file.endsWith("favicon.svg")).length;
  return [
    { what: "taker's page, scripts", is: weigh(only(".js")) / kilobyte, may: 90, unit: "kB" },
    { what: "taker's page, styles", is: weigh(only(".css")) / kilobyte, may: 12, unit: "kB" },
    { what: "taker's page, font", is: weigh(only(".woff2")) / kilobyte, may: 30, unit: "kB" },
    { what: "taker's page, heaviest file of a language", is: Math.max(...languages), may: 2, unit: "kB" },
    { what: "font of most formulas", is: Math.min(...fonts), may: 75, unit: "kB" },
    { what: "font of rare letters in formulas", is: Math.max(...fonts), may: 200, unit: "kB" },
    { what: "taker's page", is: requests, may: 6, unit: "requests" },
  ];
}

const parts = /^src\/(create|editor)\/(?!rich\/)/;

/** Lists each screen's own size and, for the first one visited, the shared part. */
function screens(): Line[] {
  const manifest: Manifest = JSON.parse(readFileSync(join(dist, ".vite/manifest.json"), "utf8"));
  const needs = (name: string, files = new Set<string>()): Set<string> => {
    const { file, css = [], imports = [] } = manifest[name] ?? { file: "" };
    if (files.has(file)) return files;
    for (const one of [file, ...css]) files.add(one);
    for (const next of imports) needs(next, files);
    return files;
  };
  const shell = needs("index.html");
  const routes = (manifest["index.html"]?.dynamicImports ?? []).map((name) => {
    // Parts of the maker appear inside its screen.
    const outer = parts.test(name) ? needs("src/create/MakerScreen.tsx") : [];
    const own = [...new Set([...needs(name), ...outer])].filter((file) => !shell.has(file));
    return { what: name.replace(/^src\/|\.tsx$/g, ""), is: weigh(own) / kilobyte, may: 80, unit: "kB" } as const;
  });
  const first = new Set([...shell, ...needs("src/site/Landing.tsx")]);
  return [
    { what: "the app with its first page", is: weigh(first) / kilobyte, may: 250, unit: "kB" },
    // The three are the page itself, the color script and the font.
    { what: "the app with its first page", is: 3 + first.size, may: 8, unit: "requests" },
    ...routes,
  ];
}

const lines = [...takersPage(), ...screens()];
if (readFileSync(join(dist, ".vite/manifest.json"), "utf8").includes("src/gallery/"))
  throw new Error("The gallery is for development: nothing that is built may load it");
for (const { what, is, may, unit } of lines) {
  const number = unit === "kB" ? is.toFixed(1) : String(is);
  console.log(`${is > may ? "✗" : "✓"} ${what.padEnd(42)} ${number.padStart(7)} of ${may} ${unit}`);
}
if (lines.some(({ is, may }) => is > may)) {
  console.error("✗ weighs too much: load later, with import(), what is not needed at first");
  process.exitCode = 1;
}
