import { describe, expect, it } from "vitest";
import { anArticle } from "../../../test/article.ts";
import { partNotice } from "./source.ts";
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
      language: null,
      read: null,
      passages: paragraphs.map((text, i) => ({ text, anchor: { kind: "paragraph", paragraph: i + 1 }, section: null })),
    });
  });

  it("is joined again where its lines were broken", () => {
    const broken = paragraphs.map((paragraph) => paragraph.replace(/(.{60,70}) /g, "$1\n")).join("\n\n");
    expect(pastedText(broken).passages.map(({ text }) => text)).toEqual(paragraphs);
  });

  it("loses all that cannot be seen or stored", () => {
    const [{ text } = { text: "" }] = pastedText(`a\0b\u200Bc\uD800 \u0007\tde\u00ADf ${paragraphs[0]}`).passages;
    expect(text).toBe(`abc\uFFFD def ${paragraphs[0]}`);
  });

  it("is cut at a readable length, and contains each passage once", () => {
    const long = Array.from({ length: 30_000 }, (_, i) => `This is paragraph number ${i % 12_000}.`).join("\n\n");
    const all = pastedText(long).passages.map(({ text }) => text);
    expect(all.join("").length).toBeLessThan(400_001);
    expect(new Set(all).size).toBe(all.length);
    const endless = pastedText("endless ".repeat(100_000));
    expect(endless.passages[0]?.text.length).toBeLessThan(400_001);
    expect(partNotice(endless)).toBe(
      "The first 399,999 of 799,999 characters were read: it is too long to be read at once.",
    );
    expect(partNotice(pastedText(long))).toBeNull();
  });

  it("is refused when many of its characters were lost", () => {
    const lost = (share: number) =>
      (paragraphs[0] ?? "").replace(/./g, (sign, at) => (at % share === 0 ? "\uFFFD" : sign));
    expect(() => pastedText(lost(20))).toThrow(expect.objectContaining({ errorType: "content_unavailable" }));
    expect(pastedText(lost(100)).passages).toHaveLength(1);
  });

  it.each(["", " \n\n ", "Too short.", "short\n\n".repeat(1000)])("may be too little: %j", (text) => {
    expect(() => pastedText(text)).toThrow(
      expect.objectContaining({ code: "SOURCE_UNREADABLE", errorType: "not_enough_text" }),
    );
  });
});

describe("a text with headings", () => {
  const [first = "", second = "", third = ""] = paragraphs;
  const sections = (text: string) => pastedText(text).passages.map(({ section, text }) => [section, text]);

  it("is read in Markdown without its marks, code, tables and lists of links", () => {
    const text = `---\ntitle: A canal\n---\n# A canal\n\n${first}\n\n\`\`\`js\n# dig();\nopen("canal");\n\`\`\`\n
| Year | Ships that went through it |\n|---|---|\n| 1870 | 486 ships went through it. |\n
How it was dug\n---\n${second.replace("The idea", "**The idea**").replace(/(.{60,70}) /g, "$1\n")}\n
- The [canal](https://example.org/) is 164 \`kilometres\` long.\n- [Read more of this](/more)\n
## References\n\n1. Writer, A. (2001). Canals of the world. Example Press.\n\n## The ships\n\n> ${third}\n`;
    expect(sections(text)).toEqual([
      ["A canal", first],
      ["How it was dug", second],
      ["How it was dug", "The canal is 164 kilometres long."],
      ["The ships", third],
    ]);
  });

  it("is read without Markdown, too", () => {
    expect(sections(`${first}\n\nHow it was dug\n\n${second}\n\nReferences\n\nWriter, A.: On canals.`)).toEqual([
      [null, first],
      ["How it was dug", second],
    ]);
  });

  it("has no headings if it only has short lines", () => {
    const lines = Array.from({ length: 20 }, (_, i) => `A line of a poem about ships and seas ${i}`);
    expect(sections(lines.join("\n\n"))).toEqual(lines.map((line) => [null, line]));
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

  it("is read as plain text if it has no times", () => {
    const source = pastedText(paragraphs.join("\n\n"), "https://example.org/talk");
    expect(source).toMatchObject({ sourceType: "text", url: "https://example.org/talk" });
    expect(source.passages.map(({ text }) => text)).toEqual(paragraphs);
  });

  it("is not detected in a text that contains a time", () => {
    const text = `${paragraphs[0]}\n\n12:30 Lunch, then the way through the canal goes on.`;
    expect(pastedText(text).passages[1]?.anchor).toEqual({ kind: "paragraph", paragraph: 2 });
  });
});

describe("a transcript", () => {
  const [sentence = "", later = ""] = paragraphs;
  const expected = [
    { text: `Ada: ${sentence}`, anchor: { kind: "second", second: 3 }, section: null },
    { text: `Ben: ${later}`, anchor: { kind: "second", second: 3665 }, section: null },
  ];
  it.each([
    [
      "WebVTT",
      `WEBVTT\n\nNOTE made by hand\n\n00:03.000 --> 00:08.500 align:start\n<v Ada>${sentence}</v>\n\n01:01:05.000 --> 01:01:09.000\n<v Ben><i>${later}</i></v>\n`,
    ],
    [
      "SubRip",
      `1\r\n00:00:03,000 --> 00:00:08,500\r\nAda: ${sentence}\r\n\r\n2\r\n01:01:05,000 --> 01:01:09,000\r\nBen: ${later}\r\n`,
    ],
    ["Teams", `Ada   0:03\n${sentence}\n\nBen   1:01:05\n${later}\n`],
    [
      "Teams with a title",
      `Staff meeting\n28 November, 10:00\n12m 3s\n\nAda   0:03\n${sentence}\nBen   1:01:05\n${later}`,
    ],
    ["a file of Teams", `0:0:3.44 --> 0:0:8.500\nAda: ${sentence}\n\n1:1:5.0-->1:1:9.12\nBen: ${later}\n`],
    ["times in brackets", `[0:03] Ada: ${sentence}\n[1:01:05] Ben: ${later}`],
  ])("keeps its seconds and speakers in %s", (_of, text) => {
    expect(pastedText(text).passages).toEqual(expected);
  });

  it("is not detected in an agenda", () => {
    const agenda = `Agenda\n${sentence}\nLunch 12:30\nDinner 18:00\n${later}`;
    expect(pastedText(agenda).passages.map(({ anchor }) => anchor?.kind)).not.toContain("second");
  });
});
