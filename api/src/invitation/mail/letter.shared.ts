import type { Messages } from "../../content/taking/messages.ts";
import { type Letter, type Quoted, withParts } from "../../platform/mail/letter.shared.ts";
import { trimmed } from "../../platform/shared/characters.shared.ts";
import { directionOf, textAttributes } from "../../platform/shared/language.shared.ts";
import { localeOf } from "../../platform/shared/messages.shared.ts";
import { firstSpoken } from "../../platform/shared/taker-language.shared.ts";

/** The author's part of an invitation. The rest of the email, including the link, comes from the service. */
export interface LetterText {
  /** Empty for the default subject. */
  subject: string;
  message: string;
}

/** Shared with the preview on the author's screen. */
export interface InvitationLetter {
  isReminder: boolean;
  text: LetterText | null;
  title: string;
  /** The person's language, or else the item's. Null if neither is set. */
  language: string | null;
  /** The language in which the author writes. */
  itemLanguage: string | null;
  /** The person's name, or null without one. */
  name: string | null;
  /** The author's name and email address. */
  author: string;
  /** The closing time and the time zone to show it in. Null if the item doesn't close. */
  closing: { at: Date; timeZone: string } | null;
  isAnonymous: boolean;
  url: string;
  stopUrl: string;
}

const spokenIn = (language: string | null) => firstSpoken([language]) ?? "en";

export function invitationSubject(
  { isReminder, text, title, language }: Pick<InvitationLetter, "isReminder" | "text" | "title" | "language">,
  messages: Messages<"invitation">,
): string {
  const words = messages[spokenIn(language)].invitation;
  return trimmed(text?.subject) || words[isReminder ? "reminderSubject" : "subject"].replace("{title}", () => title);
}

export function invitationLetter(invitation: InvitationLetter, messages: Messages<"invitation">): Letter {
  const { isReminder, text, title, name, author, closing, isAnonymous, url, stopUrl } = invitation;
  const language = spokenIn(invitation.language);
  const words = messages[language].invitation;
  const quoted = (text: string, inLanguage = invitation.itemLanguage): Quoted => {
    const { lang, dir } = textAttributes(text, text, inLanguage);
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
