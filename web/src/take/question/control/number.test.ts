import { expect, it } from "vitest";
import { keyboardFor, readNumber } from "./number.ts";

it.each<[string, number, number | null]>([
  ["12", 0, 12],
  [" -3 ", 0, -3],
  ["−3,5", 1, -3.5],
  ["3.50", 2, 3.5],
  [",5", 1, 0.5],
  ["1,000", 0, 1000],
  ["1.000", 2, 1000],
  ["1.125", 3, 1.125],
  ["0.125", 2, 0.125],
  ["1.234.567,8", 1, 1234567.8],
  ["1,234,567.8", 1, 1234567.8],
  ["1 234 567", 0, 1234567],
  ["12’500.25", 2, 12500.25],
  ["٣٫٥", 1, 3.5],
  ["۱۲", 0, 12],
  ["１２．５", 1, null],
  ["१२", 0, 12],
  ["", 0, null],
  ["abc", 0, null],
  ["1e5", 0, null],
  ["1,2,3", 1, null],
  ["12..5", 1, null],
  ["-", 0, null],
  [".", 0, null],
])("reads %j with %i decimals as %j", (text, decimals, number) => {
  expect(readNumber(text, decimals)).toBe(number);
});

it.each([
  [0, 0, "Android", "numeric"],
  [0, 2, "iPhone", "decimal"],
  [null, 0, "Android", "decimal"],
  [-5, 0, "iPhone", "text"],
  [null, 1, "iPhone", "text"],
])("asks for a keyboard that has what a number from %s with %s decimals needs on %s", (min, decimals, on, keyboard) => {
  expect(keyboardFor({ min, decimals, max: null, unit: null }, `Mozilla/5.0 (${on})`)).toBe(keyboard);
});
