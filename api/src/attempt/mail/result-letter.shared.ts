import type { EmailResultsSettings, SkillLevel } from "../../content/content.rules.ts";
import type { Letter, Quoted } from "../../platform/mail/letter.shared.ts";
import { directionOf, written } from "../../platform/shared/language.shared.ts";
import { isWebAddress } from "../../platform/shared/web-address.shared.ts";

/** Shared with the editor's preview. */
export interface ResultLetter {
  settings: EmailResultsSettings;
  title: string;
  /** What the item's author says; null where each text tells its own. */
  language: string | null;
  level: Pick<SkillLevel, "name" | "description" | "encouragingMessage" | "followUpContent">;
  skillScore: string;
  percentage: number;
  stopUrl: string;
}

export const resultSubject = ({ settings, title }: Pick<ResultLetter, "settings" | "title">) =>
  settings.subject.trim() || `Your result: ${title}`;

export function resultLetter(result: ResultLetter): Letter {
  const { settings, title, level, skillScore, percentage, stopUrl } = result;
  const { customMessage, authorSignature } = settings;
  const links = settings.resourceLinks.filter(({ url }) => isWebAddress(url));
  const quoted = (text: string): Quoted => {
    const { lang, dir } = written(text, text, result.language);
    return { text, lang, dir: dir === "auto" ? directionOf(text) : dir };
  };
  const said = (text: string | null) => (text?.trim() ? [{ said: [quoted(text.trim())] }] : []);
  const item = quoted(title);
  return {
    preview: `${level.name}: your result in “${title}”`,
    heading: "Your result",
    body: [
      // No name here: anybody can enter a stranger's address with a message as the name.
      "Hello,",
      { said: ["This is how you did in “", item, "”."] },
      { figure: quoted(level.name), caption: `Score ${skillScore} · ${percentage}%` },
      ...said(level.encouragingMessage),
      ...said(level.description),
      ...said(level.followUpContent),
      ...said(customMessage),
      ...(links.length > 0 ? [{ links: links.map(({ title, url }) => ({ title: quoted(title), url })) }] : []),
      ...said(authorSignature),
    ],
    footer: [
      {
        said: [
          "You receive this because somebody who took “",
          item,
          "” on Assay entered this address. The author of the assessment wrote the message and chose the links.",
        ],
      },
      { action: "Send no more results to this address", url: stopUrl },
    ],
  };
}
