import { DOMParser } from "linkedom";
import { expect, test } from "vitest";
import { plainOf } from "../../../../../api/src/rich/plain.shared.ts";
import { richHtml } from "../../../../../api/src/rich/rich.shared.ts";
import corpus from "./corpus.json" with { type: "json" };
import { markdownOf } from "./markdown.ts";

const read = (html: string) =>
  markdownOf(
    new DOMParser().parseFromString(
      `<!doctype html><html><body>${html}</body></html>`,
      "text/html",
    ) as unknown as Document,
  );

/** Clipboard content of word processors, web pages and editors, shortened, with the expected Markdown. */
test.each(corpus)("$name", ({ html, markdown }) => expect(read(html)).toBe(markdown));

test("keeps plain text the same when it contains signs of Markdown", () => {
  const html = corpus.find(({ name }) => name === "a web page: signs that Markdown would read")?.html ?? "";
  expect(plainOf(richHtml(read(html)))).toBe("5 * 3 * 2, snake_case, _under_, a \\ b, costs $5 or $10, [1] and 1. May");
});

test("restores the original of text copied from our own page", () => {
  for (const written of [
    "**Bold** and *italic* with `code`",
    "- one\n- two\n  - three",
    "3. three\n4. four",
    "[a page](https://example.com/a)",
    "A line\nand another\n\nA paragraph",
    "It is $\\frac{1}{2}$ of it",
  ])
    expect(read(richHtml(written))).toBe(written);
});
