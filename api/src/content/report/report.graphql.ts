import { builder } from "../../platform/graphql/builder.ts";
import { givesTrue } from "../../platform/graphql/descriptions.ts";
import { keyDescription } from "../../platform/work/idempotency.ts";
import { Content } from "../content.graphql.ts";
import type { ReportReason } from "./report.shared.ts";
import { reportContent } from "./report.ts";

export const ReportReasonType = builder.enumType("ReportReason", {
  description: "Reason for reporting an item.",
  values: {
    IMPERSONATION: { value: "impersonation", description: "Pretends to be someone else." },
    PHISHING: { value: "phishing", description: "Asks for passwords or payment." },
    ILLEGAL: { value: "illegal", description: "Hateful or illegal." },
    OTHER: { value: "other", description: "Something else." },
  } as const satisfies Record<Uppercase<ReportReason>, { value: ReportReason; description: string }>,
});

builder.mutationField("reportContent", (t) =>
  t.boolean({
    description:
      "Reports an item to the administrators of the site. No data about the sender is stored, and the item's owner cannot see the report.",
    errors: givesTrue,
    authScopes: { public: true },
    args: {
      contentId: t.arg.globalID({ for: Content, required: true, description: "Global id of the item." }),
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
