import type { DraftOrder } from "../../extractive/draft.ts";
import type { Outlook } from "../../extractive/outlook.ts";
import { DomainError } from "../../platform/errors.ts";
import type { Viewer } from "../../platform/identity/viewer.ts";
import type { Platform } from "../../platform/platform.ts";
import type { DraftedSource } from "../extractive.ts";
import type { MoreSource } from "../generation.rules.ts";
import { readLink } from "../link/link.ts";
import { pageRange } from "../pages.shared.ts";
import { joined, type Source } from "../source/source.ts";
import { unreadable } from "../source/unreadable.ts";
import { readUpload } from "../upload/pdf.ts";
import { ChildError } from "./child.messages.ts";
import { type Reading, readApart } from "./child.ts";

/** The place of a source: a link, an uploaded file or a pasted text. `sourceUrl` is the origin of the text. */
export interface SourcePlace {
  url?: string | undefined;
  pdfPath?: string | undefined;
  /** Pages of an uploaded or linked PDF, such as "12-40"; all pages by default. */
  pages?: string | null | undefined;
  text?: string | undefined;
  sourceUrl?: string | null | undefined;
  fileName?: string | null | undefined;
}

/**
 * Null if no place is named. Throws SOURCE_UNREADABLE, and NOT_FOUND if the file does not exist. Errors of a further
 * source name its place in the order.
 */
export async function readSource(
  platform: Platform,
  viewer: Viewer,
  { more = [], ...place }: SourcePlace & { more?: readonly MoreSource[] | undefined },
  { signal, order = null }: Reading = {},
): Promise<Source | null> {
  if (more.length === 0) return readOne(platform, viewer, place, { signal, order });
  const deadline = AbortSignal.timeout(allMillis);
  const reading = { signal: signal ? AbortSignal.any([signal, deadline]) : deadline };
  const first = await readOne(platform, viewer, place, reading).catch(late(deadline));
  if (first === null) return null;
  const sources: [Source, ...Source[]] = [named(first, place)];
  for (const [index, { url, pdfPath, text, ...further }] of more.entries()) {
    const one = { ...further, url: url ?? undefined, pdfPath: pdfPath ?? undefined, text: text ?? undefined };
    const path = `more.${index}.${url != null ? "url" : pdfPath != null ? "pdfPath" : "text"}`;
    const source = await readOne(platform, viewer, one, reading).catch(late(deadline)).catch(at(path));
    if (source) sources.push(named(source, one));
  }
  return readApart(platform, viewer, "known", joined(sources), { signal, order }).catch(tooComplex(first.url));
}

/** Milliseconds for several sources. A slot lasts a minute besides the time of a model. */
const allMillis = 45_000;

const named = (source: Source, { fileName }: SourcePlace): Source => ({
  ...source,
  title: source.title ?? fileName ?? null,
});

const late = (deadline: AbortSignal) => (error: unknown) => {
  throw deadline.aborted ? unreadable("content_unavailable", takesTooLong) : error;
};

const takesTooLong = "These sources take too long to read together. Please use fewer, or shorter ones.";

/** Adds the place of a source to its error. */
const at = (path: string) => (error: unknown) => {
  if (!(error instanceof DomainError)) throw error;
  const { code, message, issues, ...details } = error;
  throw new DomainError(code, `${path}: ${message}`, { ...details, issues: [{ path, message }] });
};

async function readOne(
  platform: Platform,
  viewer: Viewer,
  { url, pdfPath, pages, text, sourceUrl = null }: SourcePlace,
  reading: Reading,
): Promise<Source | null> {
  const range = pageRange(pages ?? "");
  if (url !== undefined) return readLink(platform, viewer, url, reading, range);
  if (pdfPath !== undefined) return readUpload(platform, viewer, pdfPath, reading, range);
  return text === undefined ? null : readText(platform, viewer, text, sourceUrl, reading);
}

const readText = (platform: Platform, viewer: Viewer, text: string, url: string | null, reading: Reading) =>
  readApart(platform, viewer, "text", { text, url }, reading).catch(tooComplex(url));

/** Drafts from a source that was read before. Throws SOURCE_UNREADABLE if that takes too long. */
export const draftKnown = (
  platform: Platform,
  viewer: Viewer,
  source: Source,
  reading: Required<Reading>,
): Promise<DraftedSource> =>
  readApart(platform, viewer, "known", source, reading).catch(tooComplex(source.url)) as Promise<DraftedSource>;

/** Counts the questions that a draft of a source can have. Throws SOURCE_UNREADABLE if that takes too long. */
export const outlookOf = (
  platform: Platform,
  viewer: Viewer,
  source: Source,
  order: DraftOrder,
  { signal }: Pick<Reading, "signal"> = {},
): Promise<Outlook> =>
  readApart(platform, viewer, "outlook", { source, order }, { signal }).catch(tooComplex(source.url));

const tooComplex = (url: string | null) => (error: unknown) => {
  const message = "This text is too complex to read. Please paste a shorter or simpler one.";
  throw error instanceof ChildError ? unreadable("content_unavailable", message, url) : error;
};
