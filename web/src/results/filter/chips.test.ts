import { expect, it } from "vitest";
import { chips } from "./chips.ts";

it("names a language in words, and is removed alone", () => {
  expect(chips({ revision: 2, language: "pt-BR" }, [])).toEqual([
    { text: "Version 2", part: { revision: 2 } },
    { text: "Language: Brazilian Portuguese", part: { language: "pt-BR" } },
  ]);
  expect(chips({ language: "und" }, [])).toEqual([{ text: "Language: Not known", part: { language: "und" } }]);
});

it("shows whether answers were late or on time", () => {
  expect(chips({ late: true }, [])).toEqual([{ text: "Late", part: { late: true } }]);
  expect(chips({ late: false }, [])).toEqual([{ text: "On time", part: { late: false } }]);
});
