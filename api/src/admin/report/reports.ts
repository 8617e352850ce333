import type { ContentReport, Prisma } from "../../generated/prisma/client.ts";
import { notFound } from "../../platform/errors.ts";
import { administrator, type Viewer } from "../../platform/identity/viewer.ts";
import type { Platform } from "../../platform/platform.ts";
import { intentionOf, once, withoutResult } from "../../platform/work/idempotency.ts";
import { type IdPage, numberedPage } from "../slice.ts";

/** Reports of items in the trash reappear when the items are restored. */
export const openReports = { content: { deletedAt: null } } as const satisfies Prisma.ContentReportWhereInput;

export const countReports = ({ db }: Platform): Promise<number> => db.contentReport.count({ where: openReports });

type Reported = ContentReport & { content: { title: string } };

/** A numbered page of the reports, newest first. */
export async function listReports(platform: Platform, viewer: Viewer, input: unknown) {
  const { db } = platform;
  let reports: Reported[] = [];
  const { pagination } = await numberedPage(viewer, input, async ({ offset = 0, limit }): Promise<IdPage> => {
    const include = { content: { select: { title: true } } };
    const page = { where: openReports, include, orderBy: { id: "desc" }, skip: offset, take: limit } as const;
    reports = await db.contentReport.findMany(page);
    return { ids: reports.map(({ id }) => id), total: await countReports(platform) };
  });
  return { reports, pagination };
}

/** Deletes a report that needs no more attention. Throws NOT_FOUND if it does not exist. */
export async function closeReport(platform: Platform, viewer: Viewer, id: string, key?: unknown): Promise<void> {
  const { id: actorId } = administrator(viewer);
  await once(platform, intentionOf(viewer, key, "close report", id), {
    prepare: async () => async (tx) => {
      const report = await tx.contentReport.findFirst({ where: { id, ...openReports }, select: { contentId: true } });
      const { count } = await tx.contentReport.deleteMany({ where: { id, ...openReports } });
      if (!report || count === 0) throw notFound("Report");
      await tx.auditEntry.create({ data: { actorId, action: "close-report", subjectId: report.contentId } });
    },
    ...withoutResult,
  });
}
