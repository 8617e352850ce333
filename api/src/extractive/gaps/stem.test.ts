import { expect, it } from "vitest";
import { english } from "../language/english.ts";
import { stemOf } from "./stem.ts";

const stem = (text: string, answer: string, options = [answer]) => {
  const start = text.indexOf(answer);
  return stemOf(text, { start, end: start + answer.length }, options, english).replace("Fill in the gap: ", "");
};

it("leaves out the sources that a sentence names, before the gap and behind it", () => {
  expect(stem("Salt (Reed, 1965; Roe & Doe, 2011) keeps fish fresh (Doe, 1999).", "fish")).toBe(
    "Salt keeps _____ fresh.",
  );
  expect(stem("Haskins (1964) showed that salt keeps fish fresh.", "Haskins")).toBe(
    "_____ showed that salt keeps fish fresh.",
  );
});

it("leaves out what only ties a sentence to others", () => {
  expect(stem("In addition, salt also keeps fish fresh.", "fish")).toBe("Salt keeps _____ fresh.");
  expect(stem("In Portland, for instance, salt was cheap in 1804.", "1804")).toBe(
    "In Portland salt was cheap in _____.",
  );
  expect(stem("Salt is not only cheap but also heavy.", "heavy")).toBe("Salt is not only cheap but also _____.");
});

it("keeps the gap where an introduction holds it", () => {
  expect(stem("According to Haskins, salt is cheap.", "Haskins")).toBe("According to _____, salt is cheap.");
});

it("hides an article that tells how the answer begins", () => {
  expect(stem("A lemon is a fruit.", "fruit", ["fruit", "animal"])).toBe("A lemon is a(n) _____.");
});
