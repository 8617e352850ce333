import { expect, it } from "vitest";
import { flawsOf, halfOfPairs, walkMillis } from "./walk.ts";

it("ends as if two changes of an item were made in turn, for the other half of the pairs", {
  tags: ["slow"],
  timeout: walkMillis,
}, async () => {
  expect(await flawsOf(halfOfPairs(1))).toEqual({});
});
