import { describe, expect, it } from "vitest";
import { hostileTexts } from "../../../test/hostile.ts";
import { pastedText } from "../source/text.ts";
import { draftFrom } from "./draft.ts";

describe.each(Object.entries(hostileTexts))("%s", (_name, text) => {
  it.each(["QUIZ", "SURVEY"] as const)("takes twice the work for twice the text in a %s", async (kind) => {
    const order = { kind, questionCount: 20, difficulty: "medium" } as const;
    const examined: number[] = [];
    for (const size of [12_500, 25_000, 50_000])
      examined.push((await draftFrom(pastedText(text(size)), order)).examined);
    const [small = 0, middle = 0, large = 0] = examined;
    expect(middle).toBeLessThanOrEqual(2.3 * small + 1000);
    expect(large).toBeLessThanOrEqual(2.3 * middle + 1000);
  });
});
