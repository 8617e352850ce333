import { appendQuestions, type htmlToAppend } from "../../content/edit/append.ts";
import { currentQuestions } from "../../content/question/question.ts";
import type { Content } from "../../generated/prisma/client.ts";
import type { Transaction } from "../../platform/data/database.ts";
import type { Platform } from "../../platform/platform.ts";
import type { Announce } from "../../platform/work/announcing.ts";
import { recordFinished } from "../generate.ts";
import type { Draft, GeneratedQuestion } from "../generator.ts";
import { sameQuestion } from "../model/review.ts";

interface Addition {
  questions: readonly GeneratedQuestion[];
  htmlOf: Awaited<ReturnType<typeof htmlToAppend>>;
  most?: number;
  usage?: Draft["usage"];
}

/** Adds generated questions that the item does not have yet at its end. The item is locked by the caller. */
export async function addQuestions(
  platform: Platform,
  tx: Transaction,
  announce: Announce,
  before: Content,
  { questions, htmlOf, most, usage }: Addition,
): Promise<{ content: Content; added: GeneratedQuestion[] }> {
  const current = await currentQuestions(tx, before.id);
  const isNew = ({ questionText }: GeneratedQuestion) =>
    !current.some((known) => sameQuestion(known.questionText, questionText));
  const added = questions.filter(isNew).slice(0, most);
  const content = await appendQuestions(platform, tx, announce, before, added, htmlOf);
  await recordFinished(platform, tx, content, { questions: added, usage });
  return { content, added };
}
