import { describe, expect, it } from "vitest";
import { anArticle } from "../../../test/article.ts";
import { pastedText } from "./text.ts";

const { paragraphs } = anArticle("suez");

describe("pasted text", () => {
  it.each([
    ["empty lines", "\n\n"],
    ["empty lines of Windows", "\r\n \r\n"],
    ["the ends of lines", "\n"],
  ])("is divided at %s", (_name, between) => {
    expect(pastedText(`\n${paragraphs.join(between)}\n`)).toEqual({
      sourceType: "text",
      title: null,
      url: null,
      passages: paragraphs.map((text, i) => ({ text, anchor: { kind: "paragraph", paragraph: i + 1 } })),
    });
  });

  it("is whole again where its lines were broken", () => {
    const broken = paragraphs.map((paragraph) => paragraph.replace(/(.{60,70}) /g, "$1\n")).join("\n\n");
    expect(pastedText(broken).passages.map(({ text }) => text)).toEqual(paragraphs);
  });

  it("has nothing in it that cannot be seen or stored", () => {
    const [{ text } = { text: "" }] = pastedText(`a\0b\u200Bc\uD800 \u0007\tde\u00ADf ${paragraphs[0]}`).passages;
    expect(text).toBe(`abc\uFFFD def ${paragraphs[0]}`);
  });

  it("is cut where nobody would read on, and holds each passage once", () => {
    const long = Array.from({ length: 30_000 }, (_, i) => `This is paragraph number ${i % 20_000}.`).join("\n\n");
    const all = pastedText(long).passages.map(({ text }) => text);
    expect(all.join("").length).toBeLessThan(200_001);
    expect(new Set(all).size).toBe(all.length);
    expect(pastedText("endless ".repeat(100_000)).passages[0]?.text.length).toBeLessThan(200_001);
  });

  it.each(["", " \n\n ", "Too short.", "short\n\n".repeat(1000)])("may be too little: %j", (text) => {
    expect(() => pastedText(text)).toThrow(
      expect.objectContaining({ code: "SOURCE_UNREADABLE", errorType: "not_enough_text" }),
    );
  });
});

describe("a pasted transcript", () => {
  const words = "and so the ship went on through the canal to the sea on the other side";
  const lines = Array.from({ length: 20 }, (_, i) => [
    `${Math.floor(i / 6)}:${String((i % 6) * 10).padStart(2, "0")}`,
    `${words} ${i}`,
  ]);

  it.each([
    ["with the times on lines of their own", "\n"],
    ["with the times before the words", " "],
  ])("%s is gathered to passages of about a minute", (_name, between) => {
    const text = lines.map(([time, said]) => `${time}${between}${said}`).join("\n");
    const source = pastedText(text, "https://youtu.be/abcdefghijk");
    expect(source).toMatchObject({ sourceType: "youtube", url: "https://youtu.be/abcdefghijk" });
    expect(source.passages.map(({ anchor }) => anchor)).toEqual(
      [0, 60, 120, 180].map((second) => ({ kind: "second", second })),
    );
  });

  it("without times is text like any other", () => {
    const source = pastedText(paragraphs.join("\n\n"), "https://example.org/talk");
    expect(source).toMatchObject({ sourceType: "text", url: "https://example.org/talk" });
    expect(source.passages.map(({ text }) => text)).toEqual(paragraphs);
  });

  it("of times is not what a text with a time in it is", () => {
    const text = `${paragraphs[0]}\n\n12:30 Lunch, then the way through the canal goes on.`;
    expect(pastedText(text).passages[1]?.anchor).toEqual({ kind: "paragraph", paragraph: 2 });
  });
});
