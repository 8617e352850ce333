import type { Certificate } from "../../generated/prisma/client.ts";
import type { Platform } from "../../platform/platform.ts";
import type { Checked } from "./certificate.ts";
import { inGroups } from "./code.ts";

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
