import { expect, it } from "vitest";
import { settingNames } from "../../../../api/src/content/setting/settings.rules.ts";
import { blankDraft } from "../draft/draft.ts";
import { othersOf, type Part, sentenceOf, stateOf } from "./summary.ts";

const anytime = { from: "", until: "" };
const { rules, ...item } = blankDraft("QUIZ");
const quiz = (part: Partial<typeof rules> = {}) => ({ ...item, rules: { ...rules, ...part } });
const read = (parts: (Part | string)[]) => parts.map((part) => (typeof part === "string" ? part : part.words)).join("");
const rowsOf = (parts: (Part | string)[]) => parts.flatMap((part) => (typeof part === "string" ? [] : part.row));

it("reads the settings as one sentence whose parts name their rows", () => {
  const open = sentenceOf(quiz(), anytime);
  expect(read(open)).toBe("Anyone with the link may answer at any time.");
  expect(rowsOf(open)).toEqual(["isPublic", "opensAt"]);

  const set = quiz({ passcode: "blue", attemptsPerDevice: "1", timeLimit: "20" });
  const timed = sentenceOf(set, { from: "from Mon, Dec 2, 8:00 AM", until: "until 10:00 AM" });
  expect(read(timed)).toBe(
    "Anyone with the link and the passcode may answer once on each device from Mon, Dec 2, 8:00 AM until 10:00 AM for 20 minutes.",
  );
  expect(rowsOf(timed)).toEqual(["isPublic", "passcode", "attemptsPerDevice", "opensAt", "closesAt", "timeLimit"]);
});

it("reads personal links and a private item", () => {
  expect(read(sentenceOf(quiz({ invitedOnly: true }), { from: "", until: "until 10:00 AM" }))).toBe(
    "People with a personal link may answer once until 10:00 AM.",
  );
  expect(read(sentenceOf({ ...quiz(), isPublic: false }, anytime))).toBe("Only you can open the link.");
});

it("lists every other setting once, by the row that changes it", () => {
  expect(othersOf("QUIZ", quiz())).toEqual([]);
  const set = quiz({ passMark: "60", shuffleQuestions: true, shuffleOptions: true });
  expect(othersOf("QUIZ", { ...set, collectEmailUpfront: true, showResultsToTakers: true })).toEqual([
    { row: "collectEmailUpfront", words: "email required" },
    { row: "passMark", words: "pass mark 60%" },
    { row: "shuffleQuestions", words: "shuffled" },
    { row: "shown", words: "shows results" },
  ]);
  const rows = othersOf("QUIZ", set).map(({ row }) => row);
  expect(rows.filter((row) => !(settingNames as string[]).includes(row))).toEqual([]);
});

it("sums up the state in a line", () => {
  expect(stateOf("QUIZ", quiz({ timeLimit: "20", anonymous: true }), "Opens Mon, 8:00 AM")).toBe(
    "Opens Mon, 8:00 AM · 20 min · anyone with the link · anonymous",
  );
  expect(stateOf("SURVEY", { ...quiz(), isPublic: false }, "")).toBe("At any time · private");
});
