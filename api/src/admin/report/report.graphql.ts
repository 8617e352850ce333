import { administers } from "../../account/user.policy.ts";
import { builder } from "../../platform/graphql/builder.ts";
import { gives } from "../../platform/graphql/descriptions.ts";
import { globalId, idOf } from "../../platform/graphql/ids.ts";
import { pageById } from "../../platform/graphql/list/page-arguments.ts";
import { guardedBy } from "../../platform/graphql/scopes.ts";
import { fieldsOf } from "../../platform/shape/object.ts";
import { keyDescription } from "../../platform/work/idempotency.ts";
import { Admin } from "../admin.graphql.ts";
import { adminsOnly } from "../scope.graphql.ts";
import * as contract from "./report.contract.ts";
import { closeReport, countReports, openReports } from "./reports.ts";

const ContentReport = builder.prismaNode("ContentReport", {
  id: { field: "id" },
  ...guardedBy(administers),
  description: "A report of an item, for administrators. The sender stays anonymous.",
  fields: (t) => ({
    content: t.relation("content", { nullable: true, description: "The item; null while it is in the trash." }),
    ...fieldsOf(t, contract.Report, ["reason", "text", "createdAt"]),
  }),
});

builder.objectField(Admin, "reports", (t) =>
  t.prismaConnection(
    {
      type: ContentReport,
      cursor: "id",
      description: "Reports of items, newest first; at most 100 a page. Reports of deleted items are left out.",
      totalCount: (_admin, _args, { platform }) => countReports(platform),
      resolve: (query, _admin, _args, { platform }) =>
        platform.db.contentReport.findMany({ ...query, ...pageById(query, "desc", openReports) }),
    },
    { name: "AdminReportsConnection" },
    { name: "AdminReportsConnectionEdge" },
  ),
);

builder.mutationField("closeReport", (t) =>
  t.id({
    description: "Deletes a report that needs no more attention, and returns its id. The item stays as it is.",
    ...adminsOnly,
    errors: gives("The global id of the report."),
    args: {
      id: t.arg.globalID(idOf(ContentReport, "the report")),
      idempotencyKey: t.arg.string({ description: keyDescription }),
    },
    resolve: async (_root, { id: { id }, idempotencyKey }, { platform, viewer }) => {
      await closeReport(platform, viewer, id, idempotencyKey);
      return globalId("ContentReport", id);
    },
  }),
);
