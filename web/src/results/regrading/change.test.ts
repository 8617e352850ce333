import { describe, expect, it } from "vitest";
import { inWords, passing, wayOf } from "./change.ts";

const grade = { score: 1, credit: null, totalQuestions: 2, percentage: 50, skillLevel: null, passed: null };

describe("a result before and after", () => {
  it("is described by its percentage", () => {
    const after = { ...grade, score: 2, percentage: 100 };
    expect(inWords(grade, after)).toEqual({ from: "50%", to: "100%", isWritten: false });
    expect(wayOf(grade, after)).toBe("higher");
    expect(wayOf(after, grade)).toBe("lower");
  });

  it("is described by its level if that changes", () => {
    const [before, after] = [
      { ...grade, skillLevel: "Beginner" },
      { ...grade, skillLevel: "Expert" },
    ];
    expect(inWords(before, after)).toEqual({ from: "Beginner", to: "Expert", isWritten: true });
    expect(wayOf(before, after)).toBe("other");
  });

  it("is described by its points if everything else is the same", () => {
    const after = { ...grade, score: 2, totalQuestions: 4 };
    expect(inWords(grade, after)).toEqual({ from: "1 of 2", to: "2 of 4", isWritten: false });
    expect(wayOf(grade, after)).toBe("other");
    const [once, twice] = [
      { ...grade, score: 3, percentage: 75 },
      { ...grade, score: 6, percentage: 75 },
    ];
    expect(inWords(once, twice)).toEqual({ from: "3 points", to: "6 points", isWritten: false });
    expect(wayOf(once, twice)).toBe("other");
  });

  it("shows when a result passes or fails after the change", () => {
    const [passed, failed] = [
      { ...grade, passed: true },
      { ...grade, passed: false },
    ];
    expect(passing(failed, passed)).toBe("now passed");
    expect(passing(passed, failed)).toBe("now failed");
    expect(passing(passed, passed)).toBeNull();
    expect(passing(grade, passed)).toBeNull();
  });
});
