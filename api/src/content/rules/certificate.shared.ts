import type { ItemRules } from "../setting/stored.rules.ts";
import { isAnonymous } from "./rules.shared.ts";

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
        ? "A certificate is for people who pass. Set a pass mark, too."
        : null;

/** Whether takers who pass can get a certificate. Any setting that keeps names out of the service belongs here. */
export const certifies = (item: { rules: ItemRules | null }): boolean =>
  item.rules?.certificate !== undefined && !isAnonymous(item);
