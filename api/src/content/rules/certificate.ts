import { invalid } from "../../platform/errors.ts";
import type { CertificateEdit } from "./certificate.rules.ts";
import { type CertificateRule, certificateFlaw } from "./certificate.shared.ts";
import type { ItemRules } from "./rules.shared.ts";

/** Without what is empty; undefined for none. */
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

/** Throws VALIDATION_FAILED for rules by which nobody could get one. */
export function checkCertificate(rules: ItemRules): void {
  const flaw = certificateFlaw(rules);
  if (flaw) throw invalid("rules.certificate", flaw);
}
