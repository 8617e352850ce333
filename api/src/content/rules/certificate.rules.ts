import { z } from "zod";
import { plainLine } from "../../platform/shared/text.rules.ts";
import { longestOnCertificate } from "./certificate.shared.ts";

const line = plainLine(longestOnCertificate);

export const CertificateEdit = z.strictObject({
  issuer: line.meta({ description: "Issuer. If omitted, certificates name none.", example: "Adult education centre" }),
  signatory: line.meta({
    description: "Person who signs for the issuer, below a line.",
    example: "Ada Byron, head of training",
  }),
  statesResult: z
    .boolean()
    .nullish()
    .meta({ description: "Whether certificates state the percentage. Defaults to false." }),
});
export type CertificateEdit = z.output<typeof CertificateEdit>;
