import type { Content, Question } from "../../generated/prisma/client.ts";
import type { Transaction } from "../../platform/data/database.ts";
import type { HtmlOf } from "../../rich/preparing.ts";
import type { EditedQuestion } from "../content.rules.ts";
import { kindOf } from "../kind.ts";
import type { Scoring } from "../question/form/form.shared.ts";
import { continuedLine, keptLine, linesTaken, namedVersions } from "../question/line.ts";
import {
  completed,
  type Explained,
  originOf,
  type QuestionRow,
  type QuestionVersion,
  questionRow,
  sameVersion,
} from "../question/question.ts";

/** A question after an edit: the stored version with its texts, or a new version and the one that it replaces. */
export type PlannedQuestion =
  | { order: number; kept: Question; explained: Explained; version: QuestionVersion }
  | { order: number; kept: null; fresh: QuestionRow; before: Question | undefined };

/** The questions of the next revision. `scoring` is the quiz's. Throws INVALID for a question that cannot be stored. */
export async function plannedQuestions(
  tx: Transaction,
  content: Content,
  { current, edited }: { current: readonly Question[]; edited: readonly EditedQuestion[] },
  { htmlOf, scoring }: { htmlOf: HtmlOf | null; scoring: Scoring | undefined },
): Promise<PlannedQuestion[]> {
  const versions = await namedVersions(tx, content.id, edited);
  const lines = linesTaken();
  const currentById = new Map(current.map((question) => [question.id, question]));
  return edited.map((question, index) => {
    const order = index + 1;
    const path = `questions.${index}`;
    const existing = currentById.get(question.id ?? "");
    const before = existing ?? versions.get(question.sameAs ?? "");
    const { explanation, optionFeedback, ...version } = completed(kindOf(content), question, before, path, scoring);
    const explained = { explanation, optionFeedback };
    const isKept = existing && sameVersion(existing, version) && (existing.rendered !== null) === (htmlOf !== null);
    const lineId = isKept
      ? keptLine(question, existing, versions, path)
      : continuedLine(question, version, existing, versions, path);
    lines.take(lineId, path);
    if (isKept) return { order, kept: existing, explained, version };
    const position = {
      order,
      sinceRevision: content.revision + 1,
      lineId,
      ...(before && { replacesId: before.id }),
    };
    const draft = { ...version, ...explained, ...(before && originOf(before)) };
    return { order, kept: null, fresh: questionRow(content.id, draft, position, { htmlOf, scoring }), before };
  });
}
