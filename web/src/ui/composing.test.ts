import { expect, it } from "vitest";
import { isComposing, isEnter } from "./composing.ts";

it.each([
  ["pressed alone", { key: "Enter", keyCode: 13, isComposing: false }, true],
  ["while a word is composed", { key: "Enter", keyCode: 229, isComposing: true }, false],
  ["after the composition has ended, as in Safari", { key: "Enter", keyCode: 229, isComposing: false }, false],
  ["while a word is composed, in Firefox", { key: "Enter", keyCode: 13, isComposing: true }, false],
  ["in React's events", { key: "Enter", keyCode: 13, nativeEvent: { isComposing: true } }, false],
])("distinguishes Enter from accepting a composed word: %s", (_, press, isAlone) => {
  expect(isEnter(press)).toBe(isAlone);
  expect(isComposing(press)).toBe(!isAlone);
});
