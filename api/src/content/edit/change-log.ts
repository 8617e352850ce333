import { isDeepStrictEqual } from "node:util";
import { loggedSettings } from "../../account/log/log.shared.ts";
import { logged } from "../../account/log/log.ts";
import type { Content, Question } from "../../generated/prisma/client.ts";
import type { Transaction } from "../../platform/data/database.ts";
import type { Viewer } from "../../platform/identity/viewer.ts";
import { gradingPart } from "../question/form/scoring.shared.ts";

const names = Object.keys(loggedSettings) as (keyof typeof loggedSettings)[];

/** Logs changes to access and visibility, and the `questions` whose answer key changed. */
export async function logChanges(
  tx: Transaction,
  viewer: Viewer,
  before: Content,
  after: Content,
  questions: number[],
): Promise<void> {
  const { id: contentId, title, userId } = after;
  if (userId === null) return;
  const settings = names.filter((name) => !isDeepStrictEqual(settingIn(before, name), settingIn(after, name)));
  if (settings.length > 0) await logged(tx, viewer, userId, { action: "settings_changed", contentId, title, settings });
  if (questions.length > 0) await logged(tx, viewer, userId, { action: "key_changed", contentId, title, questions });
}

function settingIn({ rules, ...content }: Content, name: (typeof names)[number]): unknown {
  const { retention = null, ...others } = rules ?? {};
  return name === "retention" ? retention : name === "rules" ? others : content[name];
}

type Key = Pick<
  Question,
  "questionType" | "options" | "form" | "correctAnswer" | "optionWeights" | "answerKey" | "points" | "isCredited"
>;

/** Whether both keys would grade the same answers alike. */
export const isGradedAlike = (one: Key, other: Key): boolean => isDeepStrictEqual(keyOf(one), keyOf(other));

const isGraded = ({ correctAnswer, optionWeights, answerKey }: Key) =>
  (correctAnswer ?? optionWeights ?? answerKey) !== null;

// The key refers to positions of options, so different options make a different key.
const keyOf = (question: Key) => (isGraded(question) ? gradedBy(question) : null);

const gradedBy = ({
  questionType,
  options,
  form,
  correctAnswer,
  optionWeights,
  answerKey,
  points,
  isCredited,
}: Key) => ({
  questionType,
  options,
  // The form of a choice doesn't affect grading.
  form: form?.choice ? null : form,
  correctAnswer,
  optionWeights,
  answerKey: gradingPart(answerKey),
  points,
  isCredited,
});
