import { z } from "zod";
import { captionPassages } from "./captions.ts";
import { type Source, sourceOf } from "./source.ts";

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

const Captions = z.object({
  events: z.array(
    z.object({ tStartMs: z.number(), segs: z.array(z.object({ utf8: z.string().default("") })).default([]) }),
  ),
});

export interface Track {
  baseUrl: string;
  languageCode: string;
  /** "asr" for automatic captions. */
  kind?: string | undefined;
}

export function readVideo({ page }: { page: Uint8Array }): { title: string; tracks: Track[] } | null {
  const player = Player.safeParse(jsonAfter(textOf(page), "ytInitialPlayerResponse = ")).data;
  if (!player) return null;
  const title = player.videoDetails.title.slice(0, 1000);
  return { title, tracks: player.captions?.playerCaptionsTracklistRenderer.captionTracks.slice(0, 500) ?? [] };
}

interface CaptionFile {
  file: Uint8Array;
  title: string;
  link: string;
  language: string;
}

/** The captions in a file; null for other files. Throws if there is too little text. */
export function readCaptions({ file, title, link, language }: CaptionFile): Source | null {
  const captions = Captions.safeParse(jsonAfter(textOf(file), "")).data;
  if (!captions) return null;
  const passages = captionPassages(
    captions.events.map(({ tStartMs, segs }) => ({
      second: Math.floor(tStartMs / 1000),
      text: segs.map(({ utf8 }) => utf8).join(""),
    })),
  );
  const tooLittle = "Too little is said in this video to make questions from. Please try a different video.";
  return sourceOf({ sourceType: "youtube", title, url: link, language, passages }, tooLittle);
}

const textOf = (bytes: Uint8Array) => new TextDecoder().decode(bytes);

function jsonAfter(text: string, mark: string): unknown {
  const start = text.indexOf(`${mark}{`) + mark.length;
  if (start < mark.length) return undefined;
  let depth = 0;
  let isQuoted = false;
  for (const { 0: token, index } of text.slice(start).matchAll(/\\.|["{}]/gs)) {
    if (token === '"') isQuoted = !isQuoted;
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
