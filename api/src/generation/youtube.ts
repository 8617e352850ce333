import { z } from "zod";
import { unreadable } from "../platform/errors.ts";
import type { Platform } from "../platform/platform.ts";
import { captionPassages } from "./captions.ts";
import { fetchPublic } from "./fetch.ts";
import { type Source, sourceOf } from "./source.ts";

const hosts = /^(?:(?:www\.|m\.|music\.)?youtube\.com|youtu\.be|(?:www\.)?youtube-nocookie\.com)$/;
const videoId = /^[A-Za-z0-9_-]{11}$/;

/** The video a link leads to, or null when it leads elsewhere. */
export function youtubeVideo({ hostname, pathname, searchParams }: URL): string | null {
  if (!hosts.test(hostname)) return null;
  const steps = pathname.split("/").filter(Boolean);
  const id = hostname === "youtu.be" ? steps[0] : (searchParams.get("v") ?? steps[1]);
  return id && videoId.test(id) ? id : null;
}

const Player = z.object({
  playabilityStatus: z.object({ status: z.literal("OK") }),
  videoDetails: z.object({ title: z.string() }),
  captions: z
    .object({
      playerCaptionsTracklistRenderer: z.object({
        captionTracks: z
          .array(z.object({ baseUrl: z.string(), languageCode: z.string(), kind: z.string().optional() }))
          .default([]),
      }),
    })
    .optional(),
});
type Track = NonNullable<
  z.output<typeof Player>["captions"]
>["playerCaptionsTracklistRenderer"]["captionTracks"][number];

const Captions = z.object({
  events: z.array(
    z.object({ tStartMs: z.number(), segs: z.array(z.object({ utf8: z.string().default("") })).default([]) }),
  ),
});

interface Options {
  /** As the person gave it. */
  link: string;
  signal?: AbortSignal | undefined;
  /** Wanted first to last. */
  languages?: string[] | undefined;
  origin?: string;
}

/** What is said in a video, by its captions. */
export async function readYoutube(
  platform: Platform,
  video: string,
  { link, signal, languages = ["en"], origin = "https://www.youtube.com" }: Options,
): Promise<Source> {
  const read = async (url: URL, type: string) => {
    // Consents to nothing; without it YouTube shows a page that asks.
    const fetched = await fetchPublic(platform, url, { types: [type], headers: { cookie: "SOCS=CAI" }, signal });
    return fetched?.body?.toString("utf8") ?? "";
  };

  const page = await read(new URL(`/watch?v=${video}&hl=en`, origin), "text/html");
  const player = Player.safeParse(jsonAfter(page, "ytInitialPlayerResponse = ")).data;
  if (!player) throw refused(link);
  const track = bestTrack(player.captions?.playerCaptionsTracklistRenderer.captionTracks ?? [], languages);
  if (!track) throw withoutCaptions(link);
  const address = new URL(track.baseUrl, origin);
  address.searchParams.set("fmt", "json3");
  const captions = Captions.safeParse(jsonAfter(await read(address, "application/json"), "")).data;
  if (!captions) throw refused(link);
  const passages = captionPassages(
    captions.events.map(({ tStartMs, segs }) => ({
      second: Math.floor(tStartMs / 1000),
      text: segs.map(({ utf8 }) => utf8).join(""),
    })),
  );
  const tooLittle = "Too little is said in this video to make questions from. Please try a different video.";
  return sourceOf({ sourceType: "youtube", title: player.videoDetails.title, url: link, passages }, tooLittle);
}

/** The first of the wanted languages there is; in one language, what people wrote before what a machine heard. */
function bestTrack(tracks: Track[], languages: string[]): Track | undefined {
  const rank = ({ languageCode, kind }: Track) => {
    const wish = languages.findIndex((language) => languageCode.split("-")[0] === language.split("-")[0]);
    return (wish < 0 ? languages.length : wish) * 2 + (kind === "asr" ? 1 : 0);
  };
  return tracks.toSorted((a, b) => rank(a) - rank(b))[0];
}

/** The JSON object that follows a mark in a page's script; undefined when there is none. */
function jsonAfter(text: string, mark: string): unknown {
  const start = text.indexOf(`${mark}{`) + mark.length;
  if (start < mark.length) return undefined;
  let depth = 0;
  let isQuoted = false;
  for (const { 0: token, index } of text.slice(start).matchAll(/\\.|["{}]/gs)) {
    if (token === '"') isQuoted = !isQuoted;
    // A brace in a string closes nothing.
    if (isQuoted) continue;
    if (token === "{") depth++;
    if (token !== "}" || --depth > 0) continue;
    try {
      return JSON.parse(text.slice(start, start + index + 1));
    } catch {
      return undefined;
    }
  }
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
