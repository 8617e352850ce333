/** Finds versions in package-lock.json with known vulnerabilities; `vulnerable.json` lists the first fixed versions. */
import { readFileSync } from "node:fs";
import { join } from "node:path";

interface Lock {
  packages: Record<string, { version?: string }>;
}

const read = <T>(file: string) => JSON.parse(readFileSync(join(import.meta.dirname, file), "utf8")) as T;
const { packages } = read<Lock>("../package-lock.json");
const holes = read<Record<string, Record<string, string>>>("vulnerable.json");

const nameOf = (path: string) => path.slice(path.lastIndexOf("node_modules/") + "node_modules/".length);

function isBelow(version: string, mended: string): boolean {
  const [a, b] = [version, mended].map((text) => text.split(/[.+-]/, 3).map(Number));
  const place = [0, 1, 2].find((index) => a?.[index] !== b?.[index]);
  return place !== undefined && (a?.[place] ?? 0) < (b?.[place] ?? 0);
}

const found = Object.entries(packages).flatMap(([path, { version = "0.0.0" }]) =>
  Object.entries(holes[nameOf(path)] ?? {})
    .filter(([, mended]) => isBelow(version, mended))
    .map(([hole, mended]) => `${path} is at ${version}: ${hole}, mended in ${mended}`),
);
for (const line of found) console.error(line);
process.exitCode = found.length > 0 ? 1 : 0;
