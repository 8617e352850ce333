import { expect, it } from "vitest";
import { numbersIn } from "../gaps/numbers.ts";
import { english } from "../language/english.ts";
import { sentencesOf } from "../sentences.ts";
import { mayAskNumber } from "./numbers.ts";

const asked = (text: string) =>
  sentencesOf([{ text, section: null }], english).flatMap((sentence) =>
    numbersIn(sentence, english).flatMap((number) => (mayAskNumber(number, sentence) ? number.text : [])),
  );

it.each([
  ["The harbour of Trieste was opened in 1869.", "1869"],
  ["The harbour of Trieste was opened on 17 May 1869, a Monday.", "1869"],
  ["In early 1869 the harbour of Trieste was opened.", "1869"],
  ["The harbour of Trieste was built in the 1860s.", "1860s"],
  ["The harbour of Trieste covers 164 hectares.", "164"],
  ["About 62 percent of the coffee goes through Trieste.", "62"],
])("asks for the number: %s", (text, number) => {
  expect(asked(text)).toEqual([number]);
});

it.each([
  "By 1869 the harbour of Trieste was full of ships.",
  "The harbour was in use from 1869 until 1904 and stood empty then.",
  "Goods passed the harbour of Trieste before 1869, too.",
  "The 1869 harbour law was changed by the town.",
  "The harbour held 40 ships as of 31 August 1869.",
  "Clara Haskins was born in Trieste in 1869.",
  "Clara Haskins was eleven years old in 1869.",
  "The harbour was dredged in 1869 or 1870.",
  "The harbour grew in the 1860s and 1870s.",
  "The harbour was dug in the 1600s.",
  "The harbour is almost 3 million years old.",
  "The harbour has more than 500 cranes.",
  "Of the ships 62 percent carried coffee and 38 percent carried salt.",
  "The harbour has two basins.",
  "The harbour is 40–60 metres deep.",
])("leaves the number: %s", (text) => {
  expect(asked(text)).toEqual([]);
});
