import { expect, it } from "vitest";
import { lateInWords } from "./late.ts";

it.each([
  [61, "late by 1 min"],
  [740, "late by 12 min"],
  [3600, "late by 1 h"],
  [86_000, "late by 23 h 53 min"],
])("says of %i seconds: %s", (seconds, words) => expect(lateInWords(seconds)).toBe(words));
