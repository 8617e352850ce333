import { describe, expect, it } from "vitest";
import { addressFrom, addressOfTitle, formFlaw } from "./address.shared.ts";

describe("the form of an address", () => {
  it.each([
    ["rivers", null],
    ["7b", "Use at least 3 characters"],
    ["rivers-of-europe-2027", null],
    ["a".repeat(40), null],
    ["a".repeat(41), "Use up to 40 characters"],
    ["-rivers", "Use single hyphens, between letters or digits"],
    ["rivers-", "Use single hyphens, between letters or digits"],
    ["my--rivers", "Use single hyphens, between letters or digits"],
    ["my rivers", "Use only letters from a to z, digits and hyphens"],
    ["flüsse", "Use only letters from a to z, digits and hyphens"],
    // A Cyrillic a, and a full-width r.
    ["r\u0430in", "Use only letters from a to z, digits and hyphens"],
    ["\uff52ivers", "Use only letters from a to z, digits and hyphens"],
    ["a/b", "Use only letters from a to z, digits and hyphens"],
    ["riv\0ers", "Use only letters from a to z, digits and hyphens"],
    ["admin", "This word is kept for the site itself. Choose another."],
  ])("%j: %j", (address, flaw) => {
    expect(formFlaw(address)).toBe(flaw);
  });

  it("knows no capitals and no spaces around", () => {
    expect(addressFrom("  Rivers-2027 ")).toBe("rivers-2027");
  });
});

it.each([
  ["Rivers of Europe", "rivers-of-europe"],
  ["Flüsse & Seen: Übung 3", "flusse-seen-ubung-3"],
  ["A title with very many words, far too many for an address", "a-title-with-very-many"],
  ["Capitals of the north", "capitals-of-the-north"],
  ["Capitals of the northernmost countries", "capitals"],
  ["Donaudampfschifffahrtsgesellschaftskapitaen", null],
  ["河流", null],
  ["Admin", null],
])("%j makes %j", (title, address) => {
  expect(addressOfTitle(title)).toBe(address);
});
