import { DomainError } from "../../platform/errors.ts";
import { isSameSecret, signatureOf } from "../../platform/identity/secret.ts";
import type { Platform } from "../../platform/platform.ts";
import { nounOf } from "../content.shared.ts";
import { type KindColumns, kindOf } from "../kind.ts";
import { personalKeyStart } from "./rules.shared.ts";

/*
 * The key in a personal link names an invitation and is signed for its item, so it can be recognised without reading
 * the database. It is sent as the key of the attempt. The attempt is stored under a key without the signature, which
 * doesn't work in a link. Emails contain complete links for as long as they are kept.
 */

type Signing = Pick<Platform, "tokenKey">;

const form = new RegExp(
  `^${personalKeyStart}([\\da-f]{8})([\\da-f]{4})([\\da-f]{4})([\\da-f]{4})([\\da-f]{12})([\\w-]{32})$`,
);
const storedStart = "invitation:";

/** The key that the link of an invitation carries. */
export const personalKey = (platform: Signing, contentId: string, invitationId: string): string =>
  `${personalKeyStart}${invitationId.replaceAll("-", "")}${signatureOf(platform, signed(contentId, invitationId))}`;

/** The key under which the attempt of an invitation is stored. */
export const storedKey = (invitationId: string): string => `${storedStart}${invitationId}`;

/** Whether a key belongs to a personal link, even if it is damaged or in its stored form. */
export const isPersonal = (key: string): boolean => key.startsWith(personalKeyStart) || key.startsWith(storedStart);

/** The id of the invitation for which a key was signed, or null for a key that doesn't fit the item. */
export function invitationOf(platform: Signing, contentId: string, key: string): string | null {
  const [, ...parts] = form.exec(key) ?? [];
  const signature = parts.pop();
  if (signature === undefined) return null;
  const id = parts.join("-");
  return isSameSecret(signatureOf(platform, signed(contentId, id)), signature) ? id : null;
}

const signed = (contentId: string, invitationId: string) => `invitation ${contentId} ${invitationId}`;

type NotInvited = "NO_LINK" | "INCOMPLETE" | "WITHDRAWN" | "NO_BALLOT" | "DRAWN" | "SPENT";

/** The error for answers whose personal link or ballot is missing, damaged, withdrawn or used. */
export function notInvited(item: KindColumns, errorType: NotInvited): DomainError {
  const noun = nounOf(kindOf(item));
  const messages: Record<NotInvited, string> = {
    NO_LINK: `This ${noun} is for people who were sent a personal link`,
    INCOMPLETE: "This personal link is incomplete. Use the one in the email.",
    WITHDRAWN: `This personal link was withdrawn by the author of the ${noun}`,
    NO_BALLOT:
      "Answers are anonymous here. Exchange the personal link for a ballot, and send the ballot as the attempt key.",
    DRAWN: "This personal link was already exchanged for a ballot. Each link has one, so that no one counts twice.",
    SPENT: "These answers were already submitted",
  };
  return new DomainError("NOT_INVITED", messages[errorType], { errorType });
}
