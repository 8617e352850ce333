import type { EmailResultsSettings, SkillLevel } from "../../content/content.rules.ts";
import type { Letter } from "../../platform/mail/letter.shared.ts";
import { isWebAddress } from "../../platform/shared/web-address.shared.ts";

/** Shared with the editor's preview. */
export interface ResultLetter {
  settings: EmailResultsSettings;
  title: string;
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
  const said = (text: string | null) => (text?.trim() ? [text.trim()] : []);
  return {
    preview: `${level.name}: your result in “${title}”`,
    heading: "Your result",
    body: [
      // No name here: anybody can enter a stranger's address with a message as the name.
      "Hello,",
      `This is how you did in “${title}”.`,
      { figure: level.name, caption: `Score ${skillScore} · ${percentage}%` },
      ...said(level.encouragingMessage),
      ...said(level.description),
      ...said(level.followUpContent),
      ...said(customMessage),
      ...(links.length > 0 ? [{ links }] : []),
      ...said(authorSignature),
    ],
    footer: [
      `You receive this because somebody who took “${title}” on Assay entered this address. The author of the assessment wrote the message and chose the links.`,
      { action: "Send no more results to this address", url: stopUrl },
    ],
  };
}
