import { DomainError } from "../../platform/errors.ts";
import { isSameSecret, signatureOf } from "../../platform/identity/secret.ts";
import type { Platform } from "../../platform/platform.ts";
import { nounOf } from "../content.shared.ts";
import { type KindColumns, kindOf } from "../kind.ts";
import { mostRetakes } from "../setting/limits.shared.ts";
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
/** Follows the link's key in the key of a further attempt, before its number. */
const furtherForm = /^(.+):([2-9]|10)$/;

/** The key that the link of an invitation carries. */
export const personalKey = (platform: Signing, contentId: string, invitationId: string): string =>
  `${personalKeyStart}${invitationId.replaceAll("-", "")}${signatureOf(platform, signed(contentId, invitationId))}`;

/** The key of a person's first attempt is the link's. The keys of further attempts add their number. */
const numbered = (key: string, number: number) => (number === 1 ? key : `${key}:${number}`);

/** The key to send for an attempt of an invitation, counted from 1. */
export const keyToSend = (platform: Signing, contentId: string, invitationId: string, number: number): string =>
  numbered(personalKey(platform, contentId, invitationId), number);

/** The key under which an attempt of an invitation is stored. */
export const storedKey = (invitationId: string, number: number): string =>
  numbered(`${storedStart}${invitationId}`, number);

/** The keys of all attempts that an invitation may have, in order. */
export const storedKeys = (invitationId: string): string[] =>
  Array.from({ length: 1 + mostRetakes }, (_, index) => storedKey(invitationId, index + 1));

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

/** The invitation and the number of an attempt for which a key was signed, or null for a key that doesn't fit the item. */
export function invitedAttempt(
  platform: Signing,
  contentId: string,
  key: string,
): { invitationId: string; number: number } | null {
  const [, link = key, number = "1"] = furtherForm.exec(key) ?? [];
  const invitationId = invitationOf(platform, contentId, link);
  return invitationId === null ? null : { invitationId, number: Number(number) };
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
