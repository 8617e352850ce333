import { Message, promised } from "../../platform/rest/operation.ts";
import { ReportInput } from "./report.rules.ts";

export const report = promised({
  operationId: "reportContent",
  tag: "Taking",
  summary: "Report an item to the administrators of the site",
  description:
    "For anyone who may see the item. No data about the sender is stored. Only administrators can read reports; the item's owner cannot.",
  account: "optional",
  scopes: [],
  isKeyed: true,
  body: ReportInput,
  answers: { 200: { description: "The report is stored.", body: Message } },
  refusals: ["RATE_LIMITED"],
});
