import { z } from "zod";
import { logged } from "../account/log/log.ts";
import { ownContent } from "../content/own.ts";
import type { Content, Invitation } from "../generated/prisma/client.ts";
import { parse } from "../platform/errors.ts";
import { signedIn, type Viewer } from "../platform/identity/viewer.ts";
import type { Platform } from "../platform/platform.ts";
import { csvStream, type Download, fileName, tableTypes, xlsxStream } from "../platform/rest/file.ts";
import { requirePeople } from "./invitation.policy.ts";
import { linkOf } from "./link.ts";

export const LinksRequest = z.object({
  format: z.enum(["csv", "xlsx"]).default("csv").meta({ description: "Format of the file." }),
});

const pageSize = 1000;
const headers = ["Name", "Email", "Link", "Finished"];

/**
 * The personal links of everyone who is invited to an item, without withdrawn ones, as a file. Recorded in the owner's
 * log.
 */
export async function exportLinks(
  platform: Platform,
  viewer: Viewer,
  id: string,
  input: unknown,
): Promise<Download & { rows: number }> {
  const { format } = parse(LinksRequest, input);
  const content = await ownContent(platform, viewer, "content:write", id, "content");
  requirePeople(viewer);
  const { title } = content;
  const where = { contentId: content.id, revokedAt: null };
  const rows = await platform.db.invitation.count({ where });
  await logged(platform.db, viewer, signedIn(viewer).id, {
    action: "invitation_links_exported",
    contentId: content.id,
    title,
    format,
  });
  const lines = linesOf(platform, content);
  const columns = headers.map((header) => ({ header, width: header === "Link" ? 60 : 24 }));
  return {
    fileName: `${fileName(title, "item")}-links.${format}`,
    contentType: tableTypes[format],
    rows,
    stream: format === "csv" ? await csvStream(headers, lines) : await xlsxStream("Links", columns, lines),
  };
}

async function* linesOf(platform: Platform, content: Content): AsyncGenerator<(string | null)[]> {
  for (let after = ""; ; ) {
    const page: Invitation[] = await platform.db.invitation.findMany({
      where: { contentId: content.id, revokedAt: null, id: { gt: after } },
      orderBy: { id: "asc" },
      take: pageSize,
    });
    for (const invitation of page) {
      const { name, email, finishedAt } = invitation;
      yield [name, email, linkOf(platform, content, invitation), finishedAt ? "yes" : "no"];
    }
    const last = page.at(-1);
    if (!last) return;
    after = last.id;
  }
}
