import { expect, it } from "vitest";
import { type BuilderInput, orderFrom } from "./order.ts";
import type { Source } from "./source/source.ts";

const wishes = { language: null, audience: null, focus: null, sections: [] };
const text: Source = { sourceType: "text", title: "Canals of the World", url: null, language: null, passages: [] };
const pdf: Source = { ...text, sourceType: "pdf" };

const titleOf = (wanted: Omit<BuilderInput, "questionCount">, source: Source) =>
  orderFrom({ ...wishes, kind: "QUIZ", origin: "pdf", wanted: { ...wanted, questionCount: 5 } }, source, [], 5).title;

it("takes the title that was typed, otherwise the document's own, otherwise the file's name", () => {
  const fileName = "ch_07-final.epub";
  expect(titleOf({ fileName, title: "Rivers" }, text)).toBe("Rivers");
  expect(titleOf({ fileName }, text)).toBe("Canals of the World");
  // The form fills this in.
  expect(titleOf({ fileName, title: "Quiz: ch 07 final" }, text)).toBe("Canals of the World");
  expect(titleOf({ fileName }, { ...text, title: null })).toBe("Quiz: ch 07 final");
});

it("takes the name of a PDF's file instead of the title inside, which is often wrong", () => {
  expect(titleOf({ fileName: "rivers.pdf" }, pdf)).toBe("Quiz: rivers");
});
