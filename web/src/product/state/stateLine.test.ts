import { expect, it } from "vitest";
import { stateLine } from "./stateLine.ts";

const now = Date.parse("2026-11-28T12:00:00Z");
const rules = { invitedOnly: false, needsPasscode: false };
const open = { isPublic: true, attemptCount: 0, rules };
const line = (part: object, rule: object = {}) => stateLine({ ...open, ...part, rules: { ...rules, ...rule } }, now);

it("states whether people can respond, and until when", () => {
  expect(stateLine({ isPublic: true, rules: null }, now)).toBe("Open");
  expect(line({}, { opensAt: "2026-12-01T12:00:00Z" })).toBe("Opens Dec 1");
  expect(line({}, { closesAt: "2026-11-27T12:00:00Z" })).toBe("Closed Nov 27");
  expect(line({}, { opensAt: "2027-01-09T12:00:00Z" })).toBe("Opens Jan 9, 2027");
  expect(line({ isPublic: false })).toBe("Draft");
  expect(line({ isPublic: false, attemptCount: 1 })).toBe("Private");
  expect(line({ attemptCount: 3 }, { maxAttempts: 3 })).toBe("Full · 3 of 3");
});

it("adds the progress and the share that passed", () => {
  expect(line({ attemptCount: 221, passedCount: 119 }, { closesAt: "2026-12-12T12:00:00Z", maxAttempts: 300 })).toBe(
    "Closes Dec 12 · 221 of 300 · 54% passed",
  );
  expect(line({ passedCount: 0 }, { invitedOnly: true, needsPasscode: true })).toBe("Open · Invited only · Passcode");
});
