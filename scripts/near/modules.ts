/** The import table of the project, for the rules in `imports.ts` and for `npm test -- --near`. */
import { globSync, readFileSync } from "node:fs";
import { dirname, join, posix } from "node:path";
import { parseSync } from "vite";

export interface Import {
  /** A file relative to the root, or a package by its name. */
  to: string;
  isType: boolean;
}

export const root = join(import.meta.dirname, "../..");

export const isTest = (file: string) => /\.(test|spec)\.tsx?$/.test(file);

/** Returns every source file, relative to the root, with the modules it imports. */
export function importTable(): Map<string, Import[]> {
  const files = globSync("{api,web,scripts}/**/*.{ts,tsx}", { cwd: root })
    .map((file) => file.replaceAll("\\", "/"))
    .filter((file) => !/\/(generated|__generated__|dist|node_modules)\//.test(file));
  return new Map(files.map((file) => [file, importsOf(file)]));
}

function importsOf(file: string): Import[] {
  const source = readFileSync(join(root, file), "utf8");
  const { staticImports, staticExports, dynamicImports } = parseSync(file, source).module;
  const fixed = [
    ...staticImports.map(({ moduleRequest, entries }) => ({ moduleRequest, entries })),
    ...staticExports.flatMap(({ entries }) =>
      entries.flatMap((entry) =>
        entry.moduleRequest ? [{ moduleRequest: entry.moduleRequest, entries: [entry] }] : [],
      ),
    ),
  ].map(({ moduleRequest, entries }) => ({
    to: target(file, moduleRequest.value),
    isType: entries.length > 0 && entries.every(({ isType }) => isType),
  }));
  const lazy = dynamicImports.flatMap(({ moduleRequest: { start, end } }) => {
    const literal = /^["'](.+)["']$/.exec(source.slice(start, end))?.[1];
    return literal ? [{ to: target(file, literal), isType: false }] : [];
  });
  return [...fixed, ...lazy];
}

function target(file: string, request: string): string {
  return request.startsWith(".") ? posix.join(dirname(file), request.replace(/\?\w+$/, "")) : request;
}
