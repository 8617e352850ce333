/**
 * Deletes files of installed packages that nothing here reads. npm runs it after each installation, by the Node.js of
 * the machine, so it is plain JavaScript for old versions. Running it again changes nothing.
 */
import { existsSync, readdirSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import { basename, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const packages = join(dirname(fileURLToPath(import.meta.url)), "../node_modules");

/** The folder of the Relay compiler for this machine; empty where Relay has none. */
function relayFolder() {
  const compiler = createRequire(import.meta.url)(join(packages, "relay-compiler"));
  return compiler ? basename(dirname(compiler)) : "";
}

/** The package of Node.js for this machine; empty where it is not installed, or has no headers any more. */
function nodeFolder() {
  const folder = join(packages, "node/node_modules");
  return (existsSync(folder) && readdirSync(folder).find((name) => existsSync(join(folder, name, "include")))) || "";
}

const unused = [
  // C++ headers.
  { folder: `node/node_modules/${nodeFolder()}`, isUnused: (name) => name === "include" },
  // Query compilers for other databases, for small bundles and as CommonJS.
  {
    folder: "@prisma/client/runtime",
    isUnused: (name) => /^query_compiler_(?!fast_bg\.postgresql\.(wasm-base64\.)?mjs$)/.test(name),
  },
  // Screens of Prisma's studio and its local databases, which generating a client does not open.
  { folder: "@prisma/studio-core/dist", isUnused: (name) => /^(ui$|metafile-)/.test(name) },
  { folder: "@prisma/dev/dist", isUnused: (name) => name === "runtime-assets" },
  // Compilers for other machines.
  { folder: "relay-compiler", isUnused: (name) => /^(linux|macos|win)-/.test(name) && name !== relayFolder() },
  // Node.js reads the legacy build.
  { folder: "pdfjs-dist", isUnused: (name) => /^(build|web|image_decoders)$/.test(name) },
  { folder: "pdfjs-dist/legacy/build", isUnused: (name) => /\.min\.mjs$/.test(name) },
  // Builds for browsers and as CommonJS.
  { folder: "pdf-parse/dist/pdf-parse", isUnused: (name) => name === "web" },
  { folder: "@graphql-yoga/render-graphiql", isUnused: (name) => name === "cjs" },
  // Larger tables of languages than the one in use.
  { folder: "eld/src/ngrams", isUnused: (name) => name !== "extrasmall.js" },
  { folder: "accessibility-checker-engine", isUnused: (name) => /-debug\.js$/.test(name) },
  // Sources for debuggers.
  { folder: "openai", isUnused: (name) => name === "src" },
  { folder: "zod", isUnused: (name) => name === "src" },
];

for (const { folder, isUnused } of unused) {
  const path = join(packages, folder);
  if (!existsSync(path)) continue;
  for (const name of readdirSync(path).filter(isUnused)) rmSync(join(path, name), { recursive: true });
}

// Source maps are for debuggers as well, and declarations of types for a compiler.
const surplus = existsSync(join(packages, "typescript"))
  ? /\.[cm]?(js|ts|css)\.map$/
  : /\.([cm]?(js|ts|css)\.map|d\.[cm]?ts)$/;
for (const name of readdirSync(packages, { recursive: true })) if (surplus.test(name)) rmSync(join(packages, name));
