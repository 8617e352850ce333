import { type ItemRules, isAnonymous } from "./rules.shared.ts";

/** What certificates for who passed say beside the name and the title. */
export interface CertificateRule {
  /** Who issues them, in the author's words. */
  issuer?: string;
  /** Who signs for it: a name, with what they are. */
  signatory?: string;
  /** They state the percentage. */
  statesResult?: true;
}

/** In characters. */
export const longestOnCertificate = 100;

/** Why such rules can have no certificate; null if they can. */
export const certificateFlaw = ({
  certificate,
  passMark,
  anonymous,
}: Pick<ItemRules, "certificate" | "passMark" | "anonymous">): string | null =>
  !certificate
    ? null
    : anonymous
      ? "Anonymous answers have no name: they cannot have certificates"
      : passMark === undefined
        ? "A certificate is for who passes: set a pass mark, too"
        : null;

/** Whether who passes can have a certificate. What keeps names from the service altogether belongs here. */
export const certifies = (item: { rules: ItemRules | null }): boolean =>
  item.rules?.certificate !== undefined && !isAnonymous(item);
