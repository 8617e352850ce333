import { type Caption, captionPassages } from "../captions.ts";
import { markdownTitle } from "../markdown.ts";
import { type Source, sourceOf } from "../source.ts";
import { passagesIn } from "../structure/passages.ts";
import { plainPassages } from "../text.ts";
import { captionsIn } from "../transcript.ts";
import { unreadable } from "../unreadable.ts";
import { type DocumentKind, mainEntry } from "./kind.ts";
import { isPartOfSlides, slidesIn } from "./slides.ts";
import { lockedFile, tooLittleInFile } from "./trouble.ts";
import { stylesPart, wordDocument } from "./word.ts";
import { entriesOf } from "./zip.ts";

type Content = Pick<Source, "title" | "language" | "passages" | "read">;

/** Reads a file other than a PDF. Throws SOURCE_UNREADABLE with its reason, and other errors for damaged files. */
export async function readDocument({ bytes, kind }: { bytes: Uint8Array; kind: DocumentKind }): Promise<Source> {
  const content = await readers[kind](bytes);
  return sourceOf({ sourceType: "text", url: null, ...content }, tooLittleInFile);
}

/** Parsers of web pages load on demand. */
const readers: Record<DocumentKind, (bytes: Uint8Array) => Content | Promise<Content>> = {
  locked() {
    throw unreadable("content_unavailable", lockedFile);
  },
  docx(bytes) {
    const parts = entriesOf(bytes, (name) => mainEntry.docx.test(name) || name === stylesPart);
    const main = [...parts].find(([name]) => mainEntry.docx.test(name))?.[1];
    const { title, blocks, lines } = wordDocument(main, parts.get(stylesPart));
    const captions = savedCaptions(lines);
    const passages = captions.length > 0 ? captionPassages(captions) : passagesIn(blocks, title);
    return { title, language: null, passages };
  },
  pptx(bytes) {
    const { title, blocks } = slidesIn(entriesOf(bytes, isPartOfSlides));
    return { title, language: null, passages: passagesIn(blocks, title) };
  },
  async epub(bytes) {
    const { bookIn } = await import("./book.ts");
    const { blocks, ...book } = bookIn(bytes);
    return { ...book, passages: passagesIn(blocks, book.title) };
  },
  async text(bytes) {
    const { decoded } = await import("../charset.ts");
    const text = await decoded(bytes, null, false);
    return { title: markdownTitle(text), language: null, passages: plainPassages(text) };
  },
};

/** A paragraph of a transcript that Teams saved: the times, the speaker, and what was said, each on its own line. */
const savedByTeams = /^(\d{1,2}:\d{1,2}:\d{1,2}[.,\d]* --> [\d:.,]+)\n([^\n:]{1,80})\n/gm;

/** Fewer captions are times in a document of another kind. */
const leastCaptions = 3;

function savedCaptions(lines: string): Caption[] {
  const captions = captionsIn(lines.replace(savedByTeams, "$1\n<v $2>"));
  return captions.length < leastCaptions ? [] : captions;
}
