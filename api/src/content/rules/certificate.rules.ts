import { z } from "zod";
import { plainLine } from "../../platform/shared/text.rules.ts";
import { longestOnCertificate } from "./certificate.shared.ts";

const line = plainLine(longestOnCertificate);

export const CertificateEdit = z.strictObject({
  issuer: line.meta({ description: "Who issues them; left out, they name nobody.", example: "Adult education centre" }),
  signatory: line.meta({ description: "Who signs for it, below a line.", example: "Ada Byron, head of training" }),
  statesResult: z.boolean().nullish().meta({ description: "They state the percentage; not if it is left out." }),
});
export type CertificateEdit = z.output<typeof CertificateEdit>;
