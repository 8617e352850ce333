import { expect, it } from "vitest";
import { option } from "../draft/draft.ts";
import { linesOf, pasteLines } from "./paste.ts";

const texts = ({ entries }: { entries: { text: string }[] }) => entries.map(({ text }) => text);
const create = () => option();

it("leaves a single line to the browser", () => {
  expect(linesOf("Paris")).toBeNull();
  expect(linesOf("Paris\n\n  ")).toBeNull();
});

it("splits lines, whatever ends them, and drops empty ones", () => {
  expect(linesOf("Paris\r\nRome\n\n Oslo \rBern")).toEqual(["Paris", "Rome", "Oslo", "Bern"]);
});

it.each([
  "- Paris\n- Rome",
  "a) Paris\nb) Rome",
  "1. Paris\n2. Rome",
  "• Paris\n• Rome",
  "(a) Paris\n(b) Rome",
])("takes the marks off a list: %j", (block) => expect(linesOf(block)).toEqual(["Paris", "Rome"]));

it("keeps what only looks like a mark", () => {
  expect(linesOf("1. FC Köln\nWerder Bremen")).toEqual(["1. FC Köln", "Werder Bremen"]);
});

it("fills the option it was pasted into and the empty ones after it, then makes more", () => {
  const pasted = pasteLines([option("A"), option(), option()], 1, ["B", "C", "D", "E"], 6, create);
  expect(texts(pasted)).toEqual(["A", "B", "C", "D", "E"]);
  expect(pasted.left).toEqual([]);
});

it("moves options that say something out of the way", () => {
  expect(texts(pasteLines([option(), option("Last")], 0, ["A", "B"], 6, create))).toEqual(["A", "B", "Last"]);
});

it("stops at the limit and hands the rest back", () => {
  const pasted = pasteLines([option(), option()], 0, ["A", "B", "C", "D"], 3, create);
  expect(texts(pasted)).toEqual(["A", "B", "C"]);
  expect(pasted.left).toEqual(["D"]);
});

it("keeps the keys of the options that were there", () => {
  const options = [option(), option()];
  const pasted = pasteLines(options, 0, ["A", "B"], 6, create);
  expect(pasted.entries.map(({ key }) => key)).toEqual(options.map(({ key }) => key));
});
