import { contentFacts, owns } from "../../content/content.policy.ts";
import type { Prisma } from "../../generated/prisma/client.ts";
import { allows, type Viewer } from "../../platform/identity/viewer.ts";

export const regradingFacts = { content: { select: contentFacts } } as const satisfies Prisma.RegradingInclude;

type RegradingFacts = Pick<Prisma.RegradingGetPayload<{ include: typeof regradingFacts }>, "content">;

export const mayReadRegrading = (viewer: Viewer, { content }: RegradingFacts): boolean =>
  content.deletedAt === null && owns(viewer, content) && allows(viewer, "results:read");
