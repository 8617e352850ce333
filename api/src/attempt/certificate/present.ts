import type { Certificate } from "../../generated/prisma/client.ts";
import type { Platform } from "../../platform/platform.ts";
import { inGroups } from "./code.ts";

type Issued = Omit<Certificate, "attemptId">;

/** A certificate as shown to anyone with its code. Only the code of a revoked one is shown. */
export interface Checked {
  code: string;
  certificate: Issued | null;
}

type Said = "name" | "title" | "percentage" | "issuer" | "signatory" | "language" | "completedOn" | "issuedAt";

/** A certificate as both APIs return it. A revoked one has only its code, status and URL. */
export type PresentedCertificate = { [Part in Said]: Certificate[Part] | null } & {
  code: string;
  status: "VALID" | "REVOKED";
  url: string;
  pdfUrl: string | null;
};

/** The page that checks a certificate. The URL is also printed on paper. */
export const verifyUrl = ({ publicUrl }: Platform, code: string): string => `${publicUrl}/verify/${inGroups(code)}`;

export function presentCertificate(platform: Platform, { code, certificate }: Checked): PresentedCertificate {
  const {
    name = null,
    title = null,
    percentage = null,
    issuer = null,
    signatory = null,
    language = null,
    completedOn = null,
    issuedAt = null,
  } = certificate ?? {};
  return {
    code: inGroups(code),
    status: certificate ? "VALID" : "REVOKED",
    url: verifyUrl(platform, code),
    pdfUrl: certificate && `${platform.publicUrl}/api/certificates/${code}/pdf`,
    name,
    title,
    percentage,
    issuer,
    signatory,
    language,
    completedOn,
    issuedAt,
  };
}
