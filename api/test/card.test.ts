import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

const root = join(import.meta.dirname, "../..");
const read = (file: string) => readFileSync(join(root, file), "utf8");
const { dependencies, devDependencies } = JSON.parse(read("package.json"));

/** The packages that the project must be built on. */
const card =
  `graphql graphql-yoga @pothos/core @pothos/plugin-prisma @pothos/plugin-scope-auth @prisma/client prisma react
  react-dom react-relay relay-runtime relay-compiler react-router-dom @chakra-ui/react graphql-ws openai pdf-parse got
  cheerio argon2 vitest playwright`.split(/\s+/);

/**
 * Whether the file is ours. Generated files don't count, except Prisma's client, the only one that imports its runtime.
 */
const isOurs = (file: string) => !/__generated__|\/generated\/(?!prisma\/client\.ts)|card\.test/.test(file);
const code = globSync("{api/src,api/test,web,scripts,prisma}/**/*.{ts,tsx}", { cwd: root })
  .filter(isOurs)
  .map(read)
  .join("\n");
/** Imported, or run as a command. */
const isUsed = (name: string) =>
  new RegExp(`(?:\\bfrom |\\bimport |\\bimport\\(|\\bcommand\\()"${name}(?:/[^"]+)?"`).test(code);

it.each(card)("depends on %s and uses it", (name) => {
  expect({ ...dependencies, ...devDependencies }).toHaveProperty([name]);
  expect(isUsed(name)).toBe(true);
});
