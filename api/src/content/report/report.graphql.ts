import { builder } from "../../platform/graphql/builder.ts";
import { givesTrue } from "../../platform/graphql/descriptions.ts";
import { idOf } from "../../platform/graphql/ids.ts";
import { enumOf } from "../../platform/shape/enum.ts";
import { keyDescription } from "../../platform/work/idempotency.ts";
import { Content } from "../content.graphql.ts";
import type { ReportReason } from "./report.shared.ts";
import { reportContent } from "./report.ts";

const ReportReasonType = enumOf<ReportReason>("ReportReason", "Reason for reporting an item.", {
  impersonation: "Pretends to be someone else.",
  phishing: "Asks for passwords or payment.",
  illegal: "Hateful or illegal.",
  other: "Something else.",
});

builder.mutationField("reportContent", (t) =>
  t.boolean({
    description:
      "Reports an item to the administrators of the site. No data about the sender is stored, and the item's owner cannot see the report.",
    errors: givesTrue,
    authScopes: { public: true },
    args: {
      contentId: t.arg.globalID(idOf(Content, "the item")),
      reason: t.arg({ type: ReportReasonType, required: true, description: "Reason for the report." }),
      text: t.arg.string({ description: "Details, up to 1,000 characters." }),
      idempotencyKey: t.arg.string({ description: keyDescription }),
    },
    resolve: async (_root, { contentId: { id }, idempotencyKey, ...report }, { platform, viewer }) => {
      await reportContent(platform, viewer, id, report, idempotencyKey);
      return true;
    },
  }),
);
