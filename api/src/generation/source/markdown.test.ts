import { expect, it } from "vitest";
import { markdownBlocks } from "./markdown.ts";

it.each([
  ["a **word** and __another__", "a word and another"],
  ["a *word* and _another_, not snake_case_names", "a word and another, not snake_case_names"],
  ["***three* marks**", "three marks"],
  ["** no **strong __words__ here", "** no **strong words here"],
  ["2 * 3 and *4 and _words_", "2 * 3 and *4 and words"],
  ["`code` and ``a ` mark``", "code and a ` mark"],
  ["an ![image](of.png) and a note[^1]", "an  and a note"],
  ["an ![image without an end](of.png", "an ![image without an end](of.png"],
  ["![one] ![two](of.png) and [^three", "![one]  and [^three"],
])("reads %j without the marks of its pairs", (text, expected) => {
  expect(markdownBlocks(text)).toMatchObject([{ text: expected }]);
});

it.each([
  ["# The canal", "The canal"],
  ["# The canal ##", "The canal"],
  ["# The canal# # #", "The canal# #"],
  ["#  #", "#"],
])("reads the heading %j", (line, expected) => {
  expect(markdownBlocks(`${line}\n\nIt is long.`)).toMatchObject([{ path: [{ text: expected }] }]);
});
