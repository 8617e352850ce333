import { expect, it } from "vitest";
import { stateSentence, statesOf } from "./state.ts";

const now = Date.parse("2026-11-28T12:00:00Z");
const open = { isPublic: true, attemptCount: 3, rules: { invitedOnly: false, needsPasscode: false } };
const labels = (part: object, rules: object = {}) =>
  statesOf({ ...open, ...part, rules: { ...open.rules, ...rules } }, now).map(({ label }) => label);

it("has none where anyone with the link can respond", () => {
  expect(labels({})).toEqual([]);
  expect(statesOf({ isPublic: true, rules: null }, now)).toEqual([]);
  expect(stateSentence(open, "Anyone can respond.", now)).toBe("Anyone can respond.");
});

it("names everything that keeps people from responding", () => {
  expect(labels({ isPublic: false }, { invitedOnly: true, needsPasscode: true })).toEqual([
    "Private",
    "Invited only",
    "Passcode",
  ]);
  expect(labels({}, { closesAt: "2026-11-28T11:59:59Z", maxAttempts: 3 })).toEqual(["Closed", "Full"]);
  expect(labels({}, { opensAt: "2026-11-28T12:00:01Z", maxAttempts: 4 })).toEqual([expect.stringMatching(/^Opens /)]);
});

it("names what blocks everyone, otherwise what people need", () => {
  const said = (part: object, rules: object = {}) =>
    stateSentence({ ...open, ...part, rules: { ...open.rules, ...rules } }, "", now);
  expect(said({ isPublic: false }, { needsPasscode: true })).toMatch(/^This is private: .* respond\.$/);
  expect(said({}, { maxAttempts: 1 })).toBe(
    "This has the 1 response it asked for. Raise the limit in the editor to take more.",
  );
  expect(said({}, { invitedOnly: true, needsPasscode: true })).toBe(
    "Only people you invited can respond, each with a personal link. People need the passcode to respond.",
  );
});
