import { describe, expect, it } from "vitest";
import { hostileTexts } from "../../test/cases/hostile.ts";
import { draft } from "../extractive/draft.ts";
import { DomainError } from "../platform/errors.ts";
import { pastedText } from "./source/text.ts";

/** Number of comparisons. Zero for a text that is refused at once. */
async function workOn(text: string, kind: "QUIZ" | "SURVEY"): Promise<number> {
  try {
    return (await draft(pastedText(text), { kind, questionCount: 20, difficulty: "medium" })).examined;
  } catch (error) {
    if (error instanceof DomainError && error.code === "SOURCE_UNREADABLE") return 0;
    throw error;
  }
}

describe.each(Object.entries(hostileTexts))("%s", (_name, text) => {
  it.each(["QUIZ", "SURVEY"] as const)("takes twice the work for twice the text in a %s", {
    tags: ["slow"],
  }, async (kind) => {
    const [small = 0, middle = 0, large = 0] = await Promise.all(
      [12_500, 25_000, 50_000].map((size) => workOn(text(size), kind)),
    );
    expect(middle).toBeLessThanOrEqual(2.3 * small + 1000);
    expect(large).toBeLessThanOrEqual(2.3 * middle + 1000);
  });
});
