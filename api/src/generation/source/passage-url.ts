import type { Anchor } from "../../extractive/source.ts";
import { isWebAddress } from "../../platform/shared/web-address.shared.ts";
import { youtubeVideo } from "./video.ts";

/** Words at the start and at the end by which a browser finds a passage in a page. */
const endWords = 6;

/**
 * A link to a passage in its source: the second of a video, the page of a PDF, the words of a page. Null if the source
 * has no link.
 */
export function passageUrl(sourceUrl: string | null, anchor: Anchor, passage: string | null): string | null {
  if (sourceUrl === null || !isWebAddress(sourceUrl)) return null;
  const url = new URL(sourceUrl);
  if (anchor.kind === "second" && youtubeVideo(url)) url.searchParams.set("t", `${Math.floor(anchor.second)}s`);
  else if (anchor.kind === "page") url.hash = `page=${anchor.page}`;
  else if (anchor.kind === "paragraph" && passage) return `${url.href.split("#", 1)[0]}#:~:text=${directive(passage)}`;
  return url.href;
}

/** A text directive (https://wicg.github.io/scroll-to-text-fragment/), in which hyphens and commas separate parts. */
function directive(passage: string): string {
  const words = passage.trim().split(/\s+/);
  const parts = words.length > 2 * endWords ? [words.slice(0, endWords), words.slice(-endWords)] : [words];
  return parts.map((part) => encodeURIComponent(part.join(" ")).replaceAll("-", "%2D")).join(",");
}
