import type { Viewer } from "../../platform/identity/viewer.ts";
import type { Platform } from "../../platform/platform.ts";
import { ChildError } from "../reader/child.messages.ts";
import { type Reading, readApart } from "../reader/child.ts";
import type { Source } from "../source/source.ts";
import { unreadable } from "../source/unreadable.ts";
import type { Track } from "../source/youtube.child.ts";
import { fetchPublic } from "./fetch.ts";

interface Options extends Reading {
  link: string;
  languages?: string[] | undefined;
}

export async function readYoutube(
  platform: Platform,
  viewer: Viewer,
  video: string,
  { link, signal, order, languages = ["en"] }: Options,
): Promise<Source> {
  const origin = platform.settings.youtubeOrigin;
  const fetchText = async (url: URL, type: string) => {
    // Declines cookies; without it YouTube shows a consent page.
    const fetched = await fetchPublic(platform, url, { types: [type], headers: { cookie: "SOCS=CAI" }, signal });
    return fetched?.body ?? Buffer.alloc(0);
  };
  try {
    const page = await fetchText(new URL(`/watch?v=${video}&hl=en`, origin), "text/html");
    const videoPage = await readApart(platform, viewer, "video", { page }, { signal });
    if (!videoPage) throw refused(link);
    const track = bestTrack(videoPage.tracks, languages);
    if (!track) throw withoutCaptions(link);
    if (!URL.canParse(track.baseUrl, origin)) throw refused(link);
    const address = new URL(track.baseUrl, origin);
    address.searchParams.set("fmt", "json3");
    const file = await fetchText(address, "application/json");
    const input = { file, title: videoPage.title, link, language: track.languageCode };
    const source = await readApart(platform, viewer, "captions", input, { signal, order });
    if (!source) throw refused(link);
    return source;
  } catch (error) {
    throw error instanceof ChildError ? refused(link) : error;
  }
}

/** The first preferred language that exists; within one, human captions before automatic ones. */
function bestTrack(tracks: Track[], languages: string[]): Track | undefined {
  const rank = ({ languageCode, kind }: Track) => {
    const wish = languages.findIndex((language) => languageCode.split("-")[0] === language.split("-")[0]);
    return (wish < 0 ? languages.length : wish) * 2 + (kind === "asr" ? 1 : 0);
  };
  return tracks.toSorted((a, b) => rank(a) - rank(b))[0];
}

const withoutCaptions = (link: string) =>
  unreadable(
    "youtube_no_transcript",
    "This YouTube video doesn't have captions available. Please try a different video or use the Manual Builder.",
    link,
  );

const refused = (link: string) =>
  unreadable(
    "content_unavailable",
    "YouTube did not show us this video's captions. Please copy its transcript on YouTube and paste it here.",
    link,
  );
