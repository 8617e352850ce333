import { expect, it } from "vitest";
import { resultWords } from "./result-words.shared.ts";

const placesIn = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(([place]) => place).sort();

it.each(Object.entries(resultWords))("%s has every word, with the same places", (_language, words) => {
  for (const [name, text] of Object.entries(resultWords.en)) {
    const own = words[name as keyof typeof words];
    expect(own.trim()).toBe(own || "missing");
    expect(placesIn(own)).toEqual(placesIn(text));
  }
});
