import { expect, it } from "vitest";
import type { Anchor } from "../../extractive/source.ts";
import { passageUrl } from "./passage-url.ts";

const sentence = "The canal, opened in 1869, joins the Red Sea with the Mediterranean - 164 kilometres of water.";

it.each<[string, string, Anchor, string]>([
  [
    "the second of a video",
    "https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=5s",
    { kind: "second", second: 83.4 },
    "https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=83s",
  ],
  [
    "the second of a short link",
    "https://youtu.be/dQw4w9WgXcQ",
    { kind: "second", second: 7 },
    "https://youtu.be/dQw4w9WgXcQ?t=7s",
  ],
  ["a video elsewhere", "https://example.org/talk", { kind: "second", second: 7 }, "https://example.org/talk"],
  [
    "the page of a PDF",
    "https://example.org/a.pdf#top",
    { kind: "page", page: 12 },
    "https://example.org/a.pdf#page=12",
  ],
  [
    "the words of a page",
    "https://example.org/canal?a=b#history",
    { kind: "paragraph", paragraph: 3 },
    "https://example.org/canal?a=b#:~:text=The%20canal%2C%20opened%20in%201869%2C%20joins,Mediterranean%20%2D%20164%20kilometres%20of%20water.",
  ],
])("links to %s", (_name, url, anchor, expected) => {
  expect(passageUrl(url, anchor, sentence)).toBe(expected);
});

it("links to all words of a short passage", () => {
  const anchor = { kind: "paragraph", paragraph: 1 } as const;
  expect(passageUrl("https://example.org/", anchor, "Well-kept canals & locks.")).toBe(
    "https://example.org/#:~:text=Well%2Dkept%20canals%20%26%20locks.",
  );
});
