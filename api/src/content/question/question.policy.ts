import type { Prisma } from "../../generated/prisma/client.ts";
import type { Viewer } from "../../platform/identity/viewer.ts";
import { contentFacts, maySee, maySeeKey, owns } from "../content.policy.ts";

/** What a question must carry for the rules of who may see it to be answerable. */
export const questionFacts = { content: { select: contentFacts } } as const satisfies Prisma.QuestionInclude;

export type ReadableQuestion = Prisma.QuestionGetPayload<{ include: typeof questionFacts }>;
type QuestionFacts = Pick<ReadableQuestion, "content" | "untilRevision">;

/** The questions of today are seen with their item; what they replaced is the owner's alone. */
export const maySeeQuestion = (viewer: Viewer, { content, untilRevision }: QuestionFacts): boolean =>
  untilRevision === null ? maySee(viewer, content) : owns(viewer, content);

export const maySeeQuestionKey = (viewer: Viewer, question: QuestionFacts): boolean =>
  maySeeQuestion(viewer, question) && maySeeKey(viewer, question.content);
