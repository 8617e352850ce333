import { describe, expect, it } from "vitest";
import { isMeant, pause } from "./pace.ts";

const key = (timeStamp: number) => ({ timeStamp, detail: 0 });

describe("a press on a question that appeared a second after the page", () => {
  it.each([
    ["before it appeared", key(990), false],
    ["right after it", key(1000), false],
    ["as the second click of a slow double click", { timeStamp: 1400, detail: 1 }, false],
    ["just within the pause", key(999 + pause), false],
    ["after the pause", key(1000 + pause), true],
    ["as the second click of a double click after the pause", { timeStamp: 1001 + pause, detail: 2 }, false],
  ])("%s", (_, press, isIt) => {
    expect(isMeant(press, 1000)).toBe(isIt);
  });

  it("means it at once after an answer, but never as the second click of a double click", () => {
    expect(isMeant(key(1001), null)).toBe(true);
    expect(isMeant({ timeStamp: 1001, detail: 2 }, null)).toBe(false);
  });
});
