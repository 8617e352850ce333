import { describe, expect, it } from "vitest";
import { aUser, viewerFor } from "../../../test/factories.ts";
import { testApp } from "../../../test/harness.ts";
import { aSite } from "../../../test/servers/site.ts";
import { youtubeVideo } from "../source/video.ts";
import { readLink } from "./link.ts";
import { readYoutube } from "./youtube.ts";

const { platform } = await testApp();
const viewer = viewerFor(await aUser(platform));
const video = "dQw4w9WgXcQ";
const link = `https://youtu.be/${video}`;

describe("a link to a video", () => {
  it.each([
    `https://www.youtube.com/watch?v=${video}`,
    `http://youtube.com/watch?list=PL1&v=${video}&t=42s`,
    `https://m.youtube.com/watch?v=${video}#top`,
    `https://music.youtube.com/watch?v=${video}`,
    `https://youtu.be/${video}?si=abc`,
    `https://www.youtube.com/shorts/${video}`,
    `https://www.youtube.com/live/${video}?feature=share`,
    `https://www.youtube-nocookie.com/embed/${video}`,
    `HTTPS://WWW.YOUTUBE.COM/watch?v=${video}`,
  ])("may be %s", (address) => {
    expect(youtubeVideo(new URL(address))).toBe(video);
  });

  it.each([
    `https://youtube.com.evil.example/watch?v=${video}`,
    `https://evil.example/youtube.com/watch?v=${video}`,
    `https://notyoutube.com/watch?v=${video}`,
    "https://www.youtube.com/watch?v=short",
    "https://www.youtube.com/watch?v=../../etc/pa",
    "https://www.youtube.com/@channel",
    "https://youtu.be/",
  ])("is not %s", (address) => {
    expect(youtubeVideo(new URL(address))).toBeNull();
  });
});

interface Track {
  baseUrl: string;
  languageCode: string;
  kind?: string;
}

const track = (languageCode: string, kind?: string): Track => ({
  baseUrl: `/api/timedtext?v=${video}&lang=${languageCode}${kind ? `&kind=${kind}` : ""}`,
  languageCode,
  ...(kind && { kind }),
});

const said = "The canal was opened on the seventeenth of November in eighteen sixty-nine";
const captions = (text = said) => ({
  wireMagic: "pb3",
  events: [
    { tStartMs: 0, dDurationMs: 90_000, id: 1 },
    ...Array.from({ length: 18 }, (_, i) => [
      { tStartMs: i * 5000 + 120, dDurationMs: 5000, segs: [{ utf8: `${i}: ` }, { utf8: text }] },
      { tStartMs: i * 5000 + 130, aAppend: 1, segs: [{ utf8: "\n" }] },
    ]).flat(),
    { tStartMs: 90_000, segs: [{ utf8: "[Music]" }] },
  ],
});

const spoken = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, i) => `${from + i}: ${said}`).join(" ");

interface Answers {
  status?: string;
  tracks?: Track[] | null;
  timedText?: string;
  page?: string;
}

async function aYoutube({ status = "OK", tracks = [track("en")], timedText, page }: Answers = {}) {
  const player = {
    playabilityStatus: { status },
    videoDetails: { videoId: video, title: 'How the "canal" {was} built' },
    ...(tracks && { captions: { playerCaptionsTracklistRenderer: { captionTracks: tracks } } }),
  };
  const site = await aSite((request, response) => {
    if (request.url?.startsWith("/watch")) {
      response.writeHead(200, { "content-type": "text/html; charset=utf-8" });
      const script = `var ytInitialPlayerResponse = ${JSON.stringify(player)};var meta = document.createElement('meta');`;
      response.end(page ?? `<!doctype html><script nonce="x">${script}</script>`);
    } else {
      response.writeHead(200, { "content-type": "application/json; charset=UTF-8" });
      response.end(timedText ?? JSON.stringify(captions()));
    }
  });
  Object.assign(platform.settings, { fetchAllowHosts: [site.host], youtubeOrigin: site.url });
  return {
    visits: site.visits,
    read: (languages?: string[]) => readYoutube(platform, viewer, video, { link, languages }),
  };
}

describe("a video", () => {
  it("is read by its captions, with the seconds they are shown at", async () => {
    const youtube = await aYoutube();
    const source = await youtube.read();
    expect(source).toMatchObject({
      sourceType: "youtube",
      title: 'How the "canal" {was} built',
      url: link,
      language: "en",
    });
    expect(source.passages).toEqual([
      { text: spoken(0, 12), anchor: { kind: "second", second: 0 }, section: null },
      { text: spoken(12, 18), anchor: { kind: "second", second: 60 }, section: null },
    ]);
    expect(youtube.visits).toEqual([`/watch?v=${video}&hl=en`, `/api/timedtext?v=${video}&lang=en&fmt=json3`]);
  });

  it("is divided where sentences end", async () => {
    const youtube = await aYoutube({ timedText: JSON.stringify(captions(`${said}.`)) });
    const seconds = (await youtube.read()).passages.map(({ anchor }) => anchor.kind === "second" && anchor.second);
    expect(seconds).toEqual([0, 30, 60]);
  });

  it.each([
    ["English", undefined, [track("de"), track("en-GB")], "en-GB"],
    ["what people wrote", undefined, [track("en", "asr"), track("en")], "en"],
    ["English that a machine heard", undefined, [track("de"), track("en", "asr")], "en"],
    ["any at all", undefined, [track("de", "asr"), track("fr")], "fr"],
    ["what is wished for", ["de-AT", "en"], [track("en"), track("de", "asr")], "de"],
  ])("is read in %s", async (_name, languages, tracks, language) => {
    const youtube = await aYoutube({ tracks });
    await youtube.read(languages);
    expect(youtube.visits[1]).toContain(`&lang=${language}&`);
  });

  it.each([
    ["no list of them", null],
    ["an empty one", []],
  ])("may have no captions: %s", async (_name, tracks) => {
    await expect((await aYoutube({ tracks })).read()).rejects.toMatchObject({
      code: "SOURCE_UNREADABLE",
      errorType: "youtube_no_transcript",
      url: link,
      message:
        "This YouTube video doesn't have captions available. Please try a different video or use the Manual Builder.",
    });
  });

  it.each<[string, Answers]>([
    ["wants to see a login", { status: "LOGIN_REQUIRED" }],
    ["does not know it", { status: "ERROR" }],
    ["asks whether we are a robot", { page: "<html><title>Sorry...</title>" }],
    ["has changed its pages", { page: "<script>var ytInitialPlayerResponse = {broken</script>" }],
    ["sends no captions", { timedText: "" }],
    ["sends captions of another kind", { timedText: "<transcript/>" }],
  ])("is refused when YouTube %s, and may be pasted then", async (_name, answers) => {
    await expect((await aYoutube(answers)).read()).rejects.toMatchObject({
      code: "SOURCE_UNREADABLE",
      errorType: "content_unavailable",
      url: link,
      message: expect.stringMatching(/copy its transcript on YouTube and paste it/),
    });
  });

  it("may have too little to say", async () => {
    const youtube = await aYoutube({
      timedText: JSON.stringify({ events: [{ tStartMs: 0, segs: [{ utf8: "Hello" }] }] }),
    });
    await expect(youtube.read()).rejects.toMatchObject({ errorType: "not_enough_text", url: link });
  });

  it("is asked for where it is, when a link leads to it", async () => {
    platform.settings.fetchAllowHosts = [];
    const signal = AbortSignal.abort(new Error("gone"));
    await expect(readLink(platform, viewer, link, { signal })).rejects.toThrow("gone");
  });
});
