import { z } from "zod";
import { optionalText } from "../../platform/shared/text.rules.ts";
import { longestReport, reportReasons } from "./report.shared.ts";

export const ReportInput = z.object({
  reason: z.enum(reportReasons, "Choose a reason").meta({
    description:
      "Reason for the report. `impersonation`: pretends to be someone else. `phishing`: asks for passwords or payment. `illegal`: hateful or illegal.",
  }),
  text: optionalText(longestReport).optional().meta({
    description: "Details for the administrators. Optional.",
    example: "The logo is that of my bank.",
  }),
});
