import { invalid } from "../../platform/errors.ts";
import type { CertificateEdit } from "../setting/certificate.rules.ts";
import type { CertificateRule, ItemRules } from "../setting/stored.rules.ts";
import { certificateFlaw } from "./certificate.shared.ts";

/** The certificate without empty parts, or undefined if there is none. */
export const certificateOf = (
  edit: CertificateEdit | CertificateRule | null | undefined,
): CertificateRule | undefined =>
  edit
    ? {
        ...(edit.issuer && { issuer: edit.issuer }),
        ...(edit.signatory && { signatory: edit.signatory }),
        ...(edit.statesResult && { statesResult: true }),
      }
    : undefined;

/** Throws VALIDATION_FAILED for rules under which nobody could get a certificate. */
export function checkCertificate(rules: ItemRules): void {
  const flaw = certificateFlaw(rules);
  if (flaw) throw invalid("rules.certificate", flaw);
}
