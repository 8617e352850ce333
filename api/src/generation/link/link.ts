import { invalid } from "../../platform/errors.ts";
import type { Viewer } from "../../platform/identity/viewer.ts";
import type { Platform } from "../../platform/platform.ts";
import { ChildError } from "../reader/child.messages.ts";
import { type Reading, readApart } from "../reader/child.ts";
import type { Source } from "../source/source.ts";
import { unreadable } from "../source/unreadable.ts";
import { youtubeVideo } from "../source/video.ts";
import { fetchPublic } from "./fetch.ts";
import { readYoutube } from "./youtube.ts";

const html = ["text/html", "application/xhtml+xml"];
const plain = "text/plain";

export async function readLink(
  platform: Platform,
  viewer: Viewer,
  link: string,
  reading: Reading = {},
): Promise<Source> {
  if (!URL.canParse(link)) throw invalid("url", "Please enter a valid URL");
  const video = youtubeVideo(new URL(link));
  return video ? readYoutube(platform, viewer, video, { link, ...reading }) : readPage(platform, viewer, link, reading);
}

async function readPage(platform: Platform, viewer: Viewer, link: string, reading: Reading): Promise<Source> {
  const fetched = await fetchPublic(platform, link, { types: [...html, plain], signal: reading.signal });
  if (fetched?.type === "application/pdf") {
    const hint = "This link leads to a PDF. Please download it, then create from the PDF.";
    throw unreadable("content_unavailable", hint, link);
  }
  if (!fetched?.body) throw unavailable(link);
  const { body: bytes, charset, type } = fetched;
  try {
    return await readApart(platform, viewer, "page", { link, bytes, charset, isPlain: type === plain }, reading);
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
