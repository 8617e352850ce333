import { readdirSync, readFileSync, statSync } from "node:fs";
import { basename, extname, join } from "node:path";
import { readPage } from "../../api/src/generation/source/page.child.ts";
import { readFile as readPdf } from "../../api/src/generation/source/pdf/pdf.child.ts";
import type { Source } from "../../api/src/generation/source/source.ts";
import { pastedText } from "../../api/src/generation/source/text.ts";

const page = (file: string, isPlain: boolean) =>
  readPage({
    link: `http://localhost/${basename(file)}`,
    bytes: readFileSync(file),
    charset: null,
    language: null,
    isPlain,
  });

const readers: Record<string, (file: string) => Source | Promise<Source>> = {
  ".html": (file) => page(file, false),
  ".md": (file) => page(file, true),
  ".txt": (file) => pastedText(readFileSync(file, "utf8")),
  ".pdf": (file) => readPdf({ bytes: readFileSync(file) }),
};

/** Returns the readable files below a folder, or the file itself. */
export function documentsIn(place: string): string[] {
  const files = statSync(place).isDirectory()
    ? readdirSync(place, { recursive: true, encoding: "utf8" }).map((name) => join(place, name))
    : [place];
  return files.filter((file) => extname(file) in readers).sort();
}

/** Reads a document like the service does, without a server. Throws the service's refusal. */
export const readDocument = async (file: string): Promise<Source> => {
  const reader = readers[extname(file)];
  if (!reader) throw new Error(`There is no reader for ${file}`);
  return reader(file);
};
