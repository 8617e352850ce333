import { expect, it } from "vitest";
import { linkFrom } from "./link.ts";

it.each([
  ["example.com", "https://example.com"],
  ["  www.example.com/a?b#c ", "https://www.example.com/a?b#c"],
  ["bücher.example", "https://bücher.example"],
  ["example.com:8443/x", "https://example.com:8443/x"],
  ["http://example.com", "http://example.com"],
  ["mailto:ada@example.com", "mailto:ada@example.com"],
  ["ada@example.com", "ada@example.com"],
  ["not a link", "not a link"],
  ["", ""],
])("takes %j as %j", (written, link) => expect(linkFrom(written)).toBe(link));
