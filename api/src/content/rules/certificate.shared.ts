import { type ItemRules, isAnonymous } from "./rules.shared.ts";

/** Text of certificates, in addition to the name and the title. */
export interface CertificateRule {
  /** The issuer, in the author's words. */
  issuer?: string;
  /** The person who signs for the issuer: a name with a position. */
  signatory?: string;
  /** Whether certificates state the percentage. */
  statesResult?: true;
}

/** Characters. */
export const longestOnCertificate = 100;

/** The reason why these rules cannot include a certificate, or null if they can. */
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

/** Whether takers who pass can get a certificate. Any setting that keeps names out of the service belongs here. */
export const certifies = (item: { rules: ItemRules | null }): boolean =>
  item.rules?.certificate !== undefined && !isAnonymous(item);
