import { describe, expect, it } from "vitest";
import { keyboardFor, readNumber } from "./number.ts";

const read = (text: string, locale = "en", unit: string | null = null) => {
  const reading = readNumber(text, unit, locale);
  return reading && [reading.value, reading.isSure ? "sure" : "shown"];
};

describe("a number is read by the language of the page", () => {
  it.each<[string, string, number, "sure" | "shown"]>([
    ["9.807", "en", 9.807, "shown"],
    ["9.807", "de", 9807, "shown"],
    ["9.807", "fr", 9.807, "shown"],
    ["9,807", "en", 9807, "shown"],
    ["9,807", "de", 9.807, "shown"],
    ["2.500", "en", 2.5, "shown"],
    ["1.000", "en", 1, "shown"],
    ["0.125", "en", 0.125, "sure"],
    ["1234.567", "en", 1234.567, "sure"],
    ["3.5", "en", 3.5, "sure"],
    ["3,5", "en", 3.5, "shown"],
    ["3,5", "de", 3.5, "sure"],
    ["3.5", "de", 3.5, "shown"],
    ["3,5", "ru", 3.5, "sure"],
    ["٣٫٥", "ar-EG", 3.5, "sure"],
  ])("%s in %s is %d, %s", (text, locale, value, how) => {
    expect(read(text, locale)).toEqual([value, how]);
  });
});

it.each<[string, number]>([
  ["12", 12],
  ["-3", -3],
  ["۱۲", 12],
  ["१२", 12],
  ["１２．５", 12.5],
  ["＋１２", 12],
  [".5", 0.5],
])("reads %s as it is", (text, value) => {
  expect(read(text)).toEqual([value, "sure"]);
});

it.each([..."-−–—‒‑﹣－⁻➖"])("reads %s as a minus", (minus) => {
  expect(read(`${minus}3`)).toEqual([-3, "sure"]);
  expect(read(`\u200e${minus} 3`)).toEqual([-3, "sure"]);
});

it.each<[string, number]>([
  ["1.234.567,8", 1234567.8],
  ["1,234,567.8", 1234567.8],
  ["1 234 567", 1234567],
  ["1\u202f234,5", 1234.5],
  ["12’500.25", 12500.25],
  ["12,34,567.5", 1234567.5],
  ["1.5e3", 1500],
  ["1,5E-1", 0.15],
  ["6.02×10²³", 6.02e23],
  ["2 x 10^-3", 0.002],
  ["½", 0.5],
  ["1½", 1.5],
  ["1 ½", 1.5],
  ["-1\u00a0½", -1.5],
  ["10³", 1000],
  ["10^3", 1000],
  ["10^-3", 0.001],
  ["-10⁶", -1_000_000],
  ["1.5*10**3", 1500],
  ["3/4", 0.75],
  ["-1 1/2", -1.5],
  ["3⁄4", 0.75],
])("reads %s and shows what it read", (text, value) => {
  expect(read(text)).toEqual([value, "shown"]);
});

it.each<[string, string | null, number]>([
  ["9.81 m/s²", "m/s²", 9.81],
  ["9.81m/s2", "m/s²", 9.81],
  ["5 Metres", "metres", 5],
  ["$5", "$", 5],
  ["-€ 5", "€", -5],
  ["50 %", "%", 50],
  ["50٪", null, 50],
  ["5 m^2", "m²", 5],
  ["10³ m^2", "m²", 1000],
  ["20 ºC", "°C", 20],
  ["20 ˚C", "°C", 20],
  ["5 um", "µm", 5],
  ["5 km.", "km", 5],
  ["1000", "1000", 1000],
])("reads %s without the unit %s", (text, unit, value) => {
  expect(read(text, "en", unit)?.[0]).toBe(value);
});

it.each([
  "",
  "abc",
  "1,2,3",
  "1,2,3.4",
  "12..5",
  "1 2",
  "-",
  ".",
  "1/0",
  "1/2/3",
  "1e999",
  "--3",
  "5 miles",
  "5 KM",
  "50%",
  "3×104",
  "5²",
  "2³",
  "110³",
  "5₂",
  "2^3",
  "1".repeat(101),
])("reads no number in %j", (text) => {
  expect(read(text, "en", "km")).toBeNull();
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
