import type { Prisma } from "../../generated/prisma/client.ts";
import type { Viewer } from "../../platform/identity/viewer.ts";
import type { Platform } from "../../platform/platform.ts";
import { availabilityTo, contentFacts, lacksStart, maySee, maySeeKey, readsQuestions } from "../content.policy.ts";

export const questionFacts = { content: { select: contentFacts } } as const satisfies Prisma.QuestionInclude;

export type ReadableQuestion = Prisma.QuestionGetPayload<{ include: typeof questionFacts }>;
type QuestionFacts = Pick<ReadableQuestion, "content" | "untilRevision">;

/**
 * Current questions are visible while their item is open to the viewer, replaced ones only to the item's owner. A token
 * needs a scope unless everyone sees them. Throws RATE_LIMITED after too many wrong passcodes.
 */
export function maySeeQuestion(
  viewer: Viewer,
  { content, untilRevision }: QuestionFacts,
  platform: Pick<Platform, "limits" | "tokenKey">,
): boolean | Promise<boolean> {
  if (untilRevision !== null) return readsQuestions(viewer, content);
  if (!maySee(viewer, content)) return false;
  if (maySeeKey(viewer, content)) return true;
  if (!content.isPublic || lacksStart(viewer, content)) return false;
  return availabilityTo(platform, viewer, content).then((availability) => availability === "OPEN");
}

export const maySeeQuestionKey = (viewer: Viewer, { content, untilRevision }: QuestionFacts): boolean =>
  untilRevision === null ? maySee(viewer, content) && maySeeKey(viewer, content) : readsQuestions(viewer, content);
