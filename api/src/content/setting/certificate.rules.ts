import { z } from "zod";
import { shapes } from "../../platform/shape/shape.rules.ts";
import { plainLine } from "../../platform/shared/text.rules.ts";
import { longestOnCertificate } from "./limits.shared.ts";

const line = plainLine(longestOnCertificate);

/** Text of certificates, in addition to the name and the title. */
export const CertificateEdit = z
  .strictObject({
    issuer: line.meta({ description: "Issuer, in the author's words.", example: "Adult education centre" }),
    signatory: line.meta({
      description: "Person who signs for the issuer: a name with a position.",
      example: "Ada Byron, head of training",
    }),
    statesResult: z.boolean().nullish().meta({ description: "Whether certificates state the percentage." }),
  })
  .register(shapes, {
    name: "CertificateRule",
    description: "Text of certificates, in addition to the name and the title.",
  });
export type CertificateEdit = z.output<typeof CertificateEdit>;
