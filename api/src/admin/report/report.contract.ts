import { z } from "zod";
import { longestReport, reportReasons } from "../../content/report/report.shared.ts";
import { Deleted, id, inPerson, promised, timestamp } from "../../platform/rest/operation.ts";
import { shapes } from "../../platform/shape/shape.rules.ts";
import { Pagination } from "../admin.contract.ts";
import { PageNumber } from "../admin.rules.ts";

export const Report = z
  .object({
    id,
    contentId: id,
    title: z.string().meta({ description: "Title of the item.", example: "Capitals of the North" }),
    reason: z.enum(reportReasons).register(shapes, { name: "ReportReason" }).describe("Reason for the report."),
    text: z.string().nullable().describe(`Details, up to ${longestReport} characters; null without any.`),
    createdAt: timestamp.describe("Time of the report."),
  })
  .meta({ id: "ContentReport", description: "A report of an item. The sender stays anonymous." });
export type Report = z.output<typeof Report>;

const tag = "Administration";

export const listReports = promised({
  ...inPerson(tag),
  operationId: "listReports",
  summary: "Reports of items, newest first",
  description: "The list has numbered pages. Reports of deleted items are left out.",
  query: PageNumber,
  isPaged: true,
  answers: {
    200: { description: "A page of reports.", body: z.object({ reports: z.array(Report), pagination: Pagination }) },
  },
});

export const closeReport = promised({
  ...inPerson(tag),
  operationId: "closeReport",
  summary: "Close a report",
  description: "Deletes the report. The item stays as it is.",
  isKeyed: true,
  answers: { 200: { description: "The report is closed.", body: Deleted } },
});
