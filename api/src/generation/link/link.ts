import { invalid } from "../../platform/errors.ts";
import type { Viewer } from "../../platform/identity/viewer.ts";
import type { Platform } from "../../platform/platform.ts";
import type { PageRange } from "../pages.shared.ts";
import { ChildError } from "../reader/child.messages.ts";
import { type Reading, readApart } from "../reader/child.ts";
import type { Source } from "../source/source.ts";
import { unreadable } from "../source/unreadable.ts";
import { youtubeVideo } from "../source/video.ts";
import { readPdfBytes } from "../upload/pdf.ts";
import { fetchPublic, pdfType } from "./fetch.ts";
import { readYoutube } from "./youtube.ts";

const plain = ["text/plain", "text/markdown", "text/x-markdown"];
/** Content types that servers send for a PDF they do not recognize. */
const unknown = ["application/x-pdf", "application/octet-stream", "binary/octet-stream"];
const types = ["text/html", "application/xhtml+xml", ...plain, pdfType, ...unknown];

export async function readLink(
  platform: Platform,
  viewer: Viewer,
  link: string,
  reading: Reading = {},
  pages: PageRange | null = null,
): Promise<Source> {
  if (!URL.canParse(link)) throw invalid("url", "Please enter a valid URL");
  const video = youtubeVideo(new URL(link));
  if (!video) return readPage(platform, viewer, link, reading, pages);
  if (pages) throw withoutPages();
  return readYoutube(platform, viewer, video, { link, ...reading });
}

const withoutPages = () => invalid("pages", "Only a PDF has pages to choose from, and this link leads to none");

async function readPage(
  platform: Platform,
  viewer: Viewer,
  link: string,
  reading: Reading,
  pages: PageRange | null,
): Promise<Source> {
  const fetched = await fetchPublic(platform, link, { types, signal: reading.signal });
  if (!fetched?.body) throw unavailable(link);
  const { body: bytes, charset, language, type } = fetched;
  if (bytes.subarray(0, 1024).includes("%PDF-")) return readPdfBytes(platform, viewer, { bytes, link, pages }, reading);
  if (type === pdfType || unknown.includes(type)) throw unavailable(link);
  if (pages) throw withoutPages();
  const input = { link, bytes, charset, language, isPlain: plain.includes(type) };
  try {
    return await readApart(platform, viewer, "page", input, reading);
  } catch (error) {
    throw error instanceof ChildError ? unavailable(link) : error;
  }
}

const unavailable = (link: string) =>
  unreadable(
    "content_unavailable",
    "Unable to extract content from this URL. Please try a different article or web page.",
    link,
  );
