import { type Difficulty, limits } from "../../content/content.shared.ts";
import { kindOf } from "../../content/kind.ts";
import { ownContent } from "../../content/own.ts";
import type { questionLevels } from "../../content/question/evidence.ts";
import type { Content, Drafting, Question } from "../../generated/prisma/client.ts";
import { DomainError, notFound } from "../../platform/errors.ts";
import type { Scope } from "../../platform/identity/scopes.shared.ts";
import { requireForAll, signedIn, type Viewer } from "../../platform/identity/viewer.ts";
import type { Platform } from "../../platform/platform.ts";
import { firstOf } from "../../platform/shared/characters.shared.ts";
import { isWebAddress } from "../../platform/shared/web-address.shared.ts";
import { intentionOf } from "../../platform/work/idempotency.ts";
import type { Asked } from "../order.ts";
import { typesWithoutModel, usualTypes, writtenTypes } from "../types.shared.ts";
import { hasModel } from "../writing.ts";
import { draftingLimits } from "./drafting.shared.ts";
import { openDrafting } from "./run.ts";

/** A question of an item. */
export interface QuestionPlace {
  contentId: string;
  questionId: string;
}

/**
 * Starts a drafting of questions like one of an item, to which they are added. They are written from the stored source
 * of the item, from its link, or by a model from the question itself. Requires `scopes` for all items. Returns the
 * drafting's id. Throws as `beginDrafting` does.
 */
export async function draftAnother(
  platform: Platform,
  viewer: Viewer,
  { contentId, questionId }: QuestionPlace,
  scopes: readonly Scope[],
  key?: unknown,
): Promise<string> {
  const content = await ownContent(platform, viewer, "content:write", contentId, "content");
  const question = await platform.db.question.findFirst({ where: { id: questionId, contentId } });
  if (!question) throw notFound("Question");
  // Drafts belong to the account.
  for (const scope of scopes) requireForAll(viewer, scope);
  const { id: userId } = signedIn(viewer);
  const stored = await platform.db.drafting.findFirst({ where: { userId, contentId, isShort: true } });
  const material = materialOf(platform, content, question, stored);
  const subject = firstOf(question.evidence?.section ?? question.questionText, draftingLimits.wish);
  const order = {
    ...material,
    ...(hasModel(platform) && material.origin !== "topic" && { focus: subject }),
    wanted: { ...material.wanted, ...likeness(platform, content, question) },
    for: { contentId, questionId },
  };
  const intention = intentionOf(viewer, key, "draft another", contentId, questionId);
  return openDrafting(platform, viewer, intention, {
    order,
    source: material === stored?.order ? stored.source : null,
  });
}

/** The order that the item was made by, as far as it can be written from again; otherwise one from its link or a topic. */
function materialOf(platform: Platform, content: Content, question: Question, stored: Drafting | null): Asked {
  const hasWriter = hasModel(platform);
  if (stored && (stored.source !== null || hasWriter)) return stored.order;
  const { language, sourceUrl } = content;
  const { questionText, passage } = question;
  const order = { kind: kindOf(content), language, audience: null, focus: null, sections: [] };
  if (sourceUrl !== null && isWebAddress(sourceUrl))
    return { ...order, origin: "link", wanted: { url: sourceUrl, questionCount: 1 } };
  if (!hasWriter) throw new DomainError("GENERATION_UNAVAILABLE", noSource);
  const topic = firstOf(passage === null ? questionText : `${questionText}\n\n${passage}`, limits.description);
  return { ...order, origin: "topic", wanted: { topic, questionCount: 1 } };
}

const noSource =
  "The source of this question is no longer stored. Without it, only a language model can write another question.";

/** The difficulty that prompts describe by a level. */
const difficultyAt: Record<(typeof questionLevels)[number], Difficulty> = {
  remember: "easy",
  understand: "medium",
  apply: "hard",
};

function likeness(platform: Platform, content: Content, { questionType, evidence }: Question) {
  const kind = kindOf(content);
  const types = (hasModel(platform) ? writtenTypes : typesWithoutModel)[kind];
  const questionTypes = types.filter((type) => type === questionType);
  return {
    title: content.title,
    questionCount: 1,
    questionTypes: questionTypes.length > 0 ? questionTypes : [...usualTypes[kind]],
    ...(kind === "QUIZ" && { difficulty: evidence?.level ? difficultyAt[evidence.level] : content.difficulty }),
  };
}
