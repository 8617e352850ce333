import { expect, it } from "vitest";
import { piecesOf } from "./links.ts";

const addressesIn = (text: string) => piecesOf(text).flatMap(({ text, isAddress }) => (isAddress ? [text] : []));

it.each([
  ["Read https://example.org/a?b=c#d.", "https://example.org/a?b=c#d"],
  ["(see http://example.org)", "http://example.org"],
  ["https://en.wikipedia.org/wiki/Oslo_(city), too", "https://en.wikipedia.org/wiki/Oslo_(city)"],
  ["“https://example.org/x”", "https://example.org/x"],
  ["راجع https://example.org/أوسلو.", "https://example.org/أوسلو"],
])("finds the address in “%s”", (text, address) => expect(addressesIn(text)).toEqual([address]));

it.each([
  "javascript:alert(1)",
  "ftp://example.org",
  "https://bank.example@evil.example/",
  "https://user:pass@evil.example/",
  "https://",
  "xhttps://example.org",
  "example.org",
])("takes “%s” for text", (text) => expect(addressesIn(text)).toEqual([]));

it("loses nothing of the text", () => {
  const text = "One https://a.example, two\n  https://b.example/(x) – and https://c@d.example.";
  expect(
    piecesOf(text)
      .map((piece) => piece.text)
      .join(""),
  ).toBe(text);
  expect(addressesIn(text)).toEqual(["https://a.example", "https://b.example/(x)"]);
});
