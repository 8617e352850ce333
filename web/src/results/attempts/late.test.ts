import { expect, it } from "vitest";
import { lateInWords } from "./late.ts";

it.each([
  [61, false, "late by 1 min"],
  [740, false, "late by 12 min"],
  [3600, false, "late by 1 h"],
  [86_000, false, "late by 23 h 53 min"],
  [86_400, true, "late by up to 1 day"],
  [172_800, true, "late by up to 2 days"],
  [0, true, "unknown start"],
])("describes %i seconds, anonymous %s, as %s", (seconds, isAnonymous, words) =>
  expect(lateInWords(seconds, isAnonymous)).toBe(words));
