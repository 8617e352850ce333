import type { Content } from "../../generated/prisma/client.ts";
import { OutdatedError } from "../../platform/errors.ts";
import { requireForAll, type Viewer } from "../../platform/identity/viewer.ts";
import type { Platform } from "../../platform/platform.ts";
import { firstOf } from "../../platform/shared/characters.shared.ts";
import { intentionOf } from "../../platform/work/idempotency.ts";
import { limits } from "../content.shared.ts";
import { type Collection, kindOf } from "../kind.ts";
import { lockOwn, ownContent } from "../own.ts";
import { currentQuestions, originOf, versionOf } from "../question/question.ts";
import { createContent, type Written } from "./create.ts";

export async function duplicateContent(
  platform: Platform,
  viewer: Viewer,
  id: string,
  collection?: Collection,
  key?: unknown,
): Promise<Content> {
  const intention = intentionOf(viewer, key, "duplicate", id);
  const original = await ownContent(platform, viewer, "content:write", id, collection);
  requireForAll(viewer, "content:write");
  return createContent(platform, viewer, kindOf(original), () => copyOf(platform, viewer, id), intention);
}

async function copyOf(platform: Platform, viewer: Viewer, id: string): Promise<Written> {
  const original = await ownContent(platform, viewer, "content:write", id);
  const questions = await currentQuestions(platform.db, id);
  const mark = " (copy)";
  return {
    fields: {
      title: firstOf(original.title, limits.title - mark.length) + mark,
      description: original.description,
      format: original.format,
      language: original.language,
      difficulty: original.difficulty,
      isPublic: original.isPublic,
      showResultsToTakers: original.showResultsToTakers,
      collectEmailUpfront: original.collectEmailUpfront,
      sourceType: original.sourceType,
      sourceUrl: original.sourceUrl,
      draftedBy: original.draftedBy,
      ...(original.skillLevels !== null && { skillLevels: original.skillLevels }),
      emailResultsSettings: original.emailResultsSettings,
      rules: original.rules,
    },
    drafts: questions.map((question) => ({
      ...versionOf(question),
      explanation: question.explanation,
      optionFeedback: question.optionFeedback,
      ...originOf(question),
      evidence: question.evidence,
    })),
    copyOf: id,
    async lockOriginal(tx) {
      const { revision } = await lockOwn(tx, viewer, id);
      if (revision !== original.revision) throw new OutdatedError();
    },
  };
}
