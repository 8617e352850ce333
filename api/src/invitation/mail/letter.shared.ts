import type { Letter, Quoted } from "../../platform/mail/letter.shared.ts";
import { trimmed } from "../../platform/shared/characters.shared.ts";
import { directionOf, written } from "../../platform/shared/language.shared.ts";
import { localeOf } from "../../platform/shared/messages.shared.ts";
import { firstSpoken } from "../../platform/shared/taker-language.shared.ts";
import { invitationWords, withParts } from "./words.shared.ts";

/** What the author writes to those who are invited; the rest of the mail, with the link, is the service's. */
export interface LetterText {
  /** The usual one where it is empty. */
  subject: string;
  message: string;
}

/** Shared with the preview on the author's screen. */
export interface InvitationLetter {
  isReminder: boolean;
  text: LetterText | null;
  title: string;
  /** The item's, or that of the person; null where nobody said it. */
  language: string | null;
  /** In which the author writes. */
  itemLanguage: string | null;
  /** Of the person; null without one. */
  name: string | null;
  /** Who invites, by name and address. */
  author: string;
  /** When the item closes, and the zone in which that is told; null if it does not. */
  closing: { at: Date; timeZone: string } | null;
  isAnonymous: boolean;
  url: string;
  stopUrl: string;
}

const spokenIn = (language: string | null) => firstSpoken([language]) ?? "en";

export function invitationSubject({
  isReminder,
  text,
  title,
  language,
}: Pick<InvitationLetter, "isReminder" | "text" | "title" | "language">): string {
  const words = invitationWords[spokenIn(language)];
  return trimmed(text?.subject) || words[isReminder ? "reminderSubject" : "subject"].replace("{title}", () => title);
}

export function invitationLetter(invitation: InvitationLetter): Letter {
  const { isReminder, text, title, name, author, closing, isAnonymous, url, stopUrl } = invitation;
  const language = spokenIn(invitation.language);
  const words = invitationWords[language];
  const quoted = (text: string, inLanguage = invitation.itemLanguage): Quoted => {
    const { lang, dir } = written(text, text, inLanguage);
    return { text, lang, dir: dir === "auto" ? directionOf(text) : dir };
  };
  const parts = { title: quoted(title), author: quoted(author, null) };
  const until =
    closing &&
    words.closes.replace("{time}", () =>
      new Intl.DateTimeFormat(localeOf(language), {
        dateStyle: "long",
        timeStyle: "short",
        timeZone: closing.timeZone,
      }).format(closing.at),
    );
  return {
    language,
    preview: words[isReminder ? "reminderSubject" : "subject"].replace("{title}", () => title),
    heading: words[isReminder ? "reminderHeading" : "heading"],
    body: [
      name === null ? words.hello : { said: withParts(words.helloName, { name: quoted(name, null) }) },
      { said: withParts(isReminder ? words.reminded : words.invited, parts) },
      ...(trimmed(text?.message) ? [{ said: [quoted(trimmed(text?.message))] }] : []),
      { action: words.open, url },
      ...(until && closing ? [`${until} (${closing.timeZone.replaceAll("_", " ")})`] : []),
      words.personal,
      ...(isAnonymous ? [words.anonymous] : []),
    ],
    footer: [{ said: withParts(words.why, parts) }, { action: words.stop, url: stopUrl }],
  };
}
