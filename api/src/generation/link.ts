import { isUtf8 } from "node:buffer";
import { invalid, unreadable } from "../platform/errors.ts";
import type { Platform } from "../platform/platform.ts";
import { ChildError, readApart } from "./child.ts";
import { fetchPublic } from "./fetch.ts";
import type { Page } from "./page.child.ts";
import { inParagraphs, type Source, sourceOf } from "./source.ts";
import { plainParagraphs } from "./text.ts";
import { readYoutube, youtubeVideo } from "./youtube.ts";

const html = ["text/html", "application/xhtml+xml"];
const plain = "text/plain";

/** What a link leads to: an article's own text, or the captions of a video on YouTube. */
export async function readLink(
  platform: Platform,
  link: string,
  signal?: AbortSignal,
  languages?: string[],
): Promise<Source> {
  if (!URL.canParse(link)) throw invalid("url", "Please enter a valid URL");
  const video = youtubeVideo(new URL(link));
  return video ? readYoutube(platform, video, { link, signal, languages }) : readPage(platform, link, signal);
}

async function readPage(platform: Platform, link: string, signal?: AbortSignal): Promise<Source> {
  const fetched = await fetchPublic(platform, link, { types: [...html, plain], signal });
  if (fetched?.type === "application/pdf") {
    const hint = "This link leads to a PDF. Please download it, then create from the PDF.";
    throw unreadable("content_unavailable", hint, link);
  }
  if (!fetched?.body) throw unavailable(link);
  const { title, paragraphs } =
    fetched.type === plain
      ? { title: null, paragraphs: plainParagraphs(decoded(fetched.body, fetched.charset)) }
      : await parsePage(platform, link, { bytes: fetched.body, charset: fetched.charset }, signal);
  const tooLittle = "There is too little text at this link to make questions from. Please try a different article.";
  return sourceOf({ sourceType: "article", title, url: link, passages: inParagraphs(paragraphs) }, tooLittle);
}

async function parsePage(platform: Platform, link: string, input: object, signal?: AbortSignal): Promise<Page> {
  try {
    return await readApart<Page>(platform, "page.child.ts", input, signal);
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

function decoded(body: Buffer, charset: string | null): string {
  const likely = isUtf8(body) ? "utf-8" : "windows-1252";
  try {
    return new TextDecoder(charset ?? likely).decode(body);
  } catch {
    return new TextDecoder(likely).decode(body);
  }
}
