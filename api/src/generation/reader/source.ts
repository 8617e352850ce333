import type { DraftOrder } from "../../extractive/draft.ts";
import type { Outlook } from "../../extractive/outlook.ts";
import type { Viewer } from "../../platform/identity/viewer.ts";
import type { Platform } from "../../platform/platform.ts";
import type { DraftedSource } from "../extractive.ts";
import { readLink } from "../link/link.ts";
import { pageRange } from "../pages.shared.ts";
import type { Source } from "../source/source.ts";
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
}

/** Null if no place is named. Throws SOURCE_UNREADABLE, and NOT_FOUND if the PDF does not exist. */
export async function readSource(
  platform: Platform,
  viewer: Viewer,
  { url, pdfPath, pages, text, sourceUrl = null }: SourcePlace,
  reading: Reading = {},
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
