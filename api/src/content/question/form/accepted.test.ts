import { describe, expect, it } from "vitest";
import { isAccepted } from "./accepted.shared.ts";

const usual = { matchCase: false, matchSpaces: false, matchAccents: false, allowTypo: false };
const strict = { matchCase: true, matchSpaces: true, matchAccents: true, allowTypo: false };
const accepts = (match: typeof usual, accepted: string, given: string) =>
  isAccepted({ ...match, accepted: [accepted] }, given);

describe("whatever counts, an answer is right if it differs in", () => {
  it.each([
    ["an apostrophe", ["don't", "don’t", "don‘t", "don`t", "don´t", "donʼt", "don′t", "don＇t"]],
    [
      "a quotation mark",
      ['"hi"', "“hi”", "„hi“", "«hi»", "″hi″", "''hi''", "``hi''", "＂hi＂", "「hi」", "『hi』", "｢hi｣"],
    ],
    ["a dash", ["1914-1918", "1914–1918", "1914‑1918", "1914—1918", "1914−1918", "1914－1918"]],
    ["a dash that a phone makes of two", ["--help", "—help", "–help"]],
    ["a tilde", ["10~20", "10～20", "10〜20", "10∼20"]],
    ["a sign of degrees", ["20 °C", "20 ºC", "20 ˚C", "20 ℃"]],
    ["a sign of another script", ["50%;yes?", "50٪؛yes؟", "５０％；ｙｅｓ？"]],
    ["a colon", ["2:1", "2：1", "2∶1"]],
    ["a dot in the middle", ["3·4", "3⋅4", "3∙4", "3・4"]],
    ["a space", ["New York", "New\u00a0York", "New\u202fYork", "New\u3000York", "New\nYork", " New York "]],
    [
      "what nobody sees",
      ["Oslo", "Os\u200blo", "\u200eOslo\u200f", "Os\u00adlo", "\ufeffOslo", "O\u2060slo", "Oslo\u3164", "Oslo\ufffc"],
    ],
    ["joiners", ["میخواهم", "می\u200cخواهم"]],
    [
      "a final full stop",
      [
        "Paris",
        "Paris.",
        "Paris .",
        "Paris。",
        "Paris｡",
        "Paris।",
        "Paris۔",
        "Paris։",
        "Paris።",
        "Paris။",
        "Paris។",
        "Paris།",
      ],
    ],
    ["the order of Thai and Lao marks", ["น้ำ", "น้ํา", "นํ้า"]],
    ["a Thai vowel typed as two", ["แม่", "เเม่"]],
    ["a tatweel", ["سلام", "ســلام"]],
    ["the script of digits", ["2026", "٢٠٢٦", "۲۰۲۶", "२०२६", "২০২৬", "２０２６", "๒๐๒๖"]],
    ["the width of letters", ["カタカナ", "ｶﾀｶﾅ"]],
    ["the way an accent is stored", ["é", "e\u0301", "e\u034f\u0301"]],
    ["a fraction's stroke", ["1/2", "½", "1⁄2", "1∕2"]],
  ])("%s", (_, forms) => {
    for (const accepted of forms) for (const given of forms) expect(accepts(strict, accepted, given), given).toBe(true);
  });
});

it.each([
  ["cœur", "coeur"],
  ["Łódź", "Lodz"],
  ["København", "Kobenhavn"],
  ["Đà Nẵng", "Da Nang"],
  ["Æsop", "aesop"],
  ["þing", "thing"],
  ["علی", "علي"],
  ["کتاب", "كتاب"],
  ["أحمد", "احمد"],
  ["paral·lel", "parallel"],
  ["レオナルド・ダ・ヴィンチ", "レオナルドダヴィンチ"],
  ["Işık", "ISIK"],
  ["القاهرة", "القاهره"],
  ["Əliyev", "Eliyev"],
  ["Ɗanladi", "Danladi"],
  ["コーヒー", "コ−ヒ−"],
  ["फ़ल", "फल"],
  ["ייִדיש", "ײדיש"],
])("accepts %s for %s, except where accents count", (one, other) => {
  expect([accepts(usual, one, other), accepts(usual, other, one)]).toEqual([true, true]);
  expect(accepts({ ...usual, matchAccents: true }, one, other)).toBe(false);
});

it.each([
  ["Straße", "STRASSE"],
  ["STRAẞE", "strasse"],
  ["İstanbul", "istanbul"],
])("accepts %s for %s by its capitals alone", (one, other) => {
  expect([accepts(usual, one, other), accepts({ ...usual, matchAccents: true }, one, other)]).toEqual([true, true]);
});

it.each([
  ["İzmir", "izmir", true],
  ["IŞIK", "ışık", true],
  ["sır", "SIR", true],
  ["sır", "sir", false],
  ["Iris", "iris", true],
])("with accents, takes the capitals of i by the letters of the key: %s, %s: %s", (accepted, given, isRight) => {
  expect(accepts({ ...usual, matchAccents: true }, accepted, given)).toBe(isRight);
});

it("keeps capitals where they count, of letters that stand for others as well", () => {
  const match = { ...usual, matchCase: true };
  expect([accepts(match, "Øre", "Ore"), accepts(match, "Øre", "ore")]).toEqual([true, false]);
});

it.each([
  ["й", "и"],
  ["2.5", "25"],
  ["-5", "5"],
  [".", ""],
  ["ـ", ""],
  ["U.S", "US"],
  ["2·5", "25"],
  ["ड़", "ड"],
])("does not accept %j for %j", (accepted, given) => {
  expect(accepts(usual, accepted, given)).toBe(false);
});
