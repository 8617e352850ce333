import type { Prisma } from "../../generated/prisma/client.ts";
import type { Viewer } from "../../platform/identity/viewer.ts";
import { availabilityTo, contentFacts, maySee, maySeeKey, readsQuestions } from "../content.policy.ts";

export const questionFacts = { content: { select: contentFacts } } as const satisfies Prisma.QuestionInclude;

export type ReadableQuestion = Prisma.QuestionGetPayload<{ include: typeof questionFacts }>;
type QuestionFacts = Pick<ReadableQuestion, "content" | "untilRevision">;

/**
 * Current questions are seen with their item while that is open; replaced ones only by its owner. A token needs a scope
 * unless all see them.
 */
export const maySeeQuestion = (viewer: Viewer, { content, untilRevision }: QuestionFacts): boolean =>
  untilRevision === null
    ? maySee(viewer, content) &&
      (maySeeKey(viewer, content) || (content.isPublic && availabilityTo(viewer, content) === "OPEN"))
    : readsQuestions(viewer, content);

export const maySeeQuestionKey = (viewer: Viewer, question: QuestionFacts): boolean =>
  maySeeQuestion(viewer, question) && maySeeKey(viewer, question.content);
