import { letterOf, nameOf } from "../question/letter.ts";
import type { Row } from "./rows.ts";

/** Rows under one heading. */
export interface Group {
  title: string;
  rows: Row[];
}

/** Rows in order, grouped by heading. */
export function groupsOf(rows: readonly Row[]): Group[] {
  const groups = Map.groupBy(rows, headingOf);
  return [...groups].map(([title, rows]) => ({ title, rows }));
}

function headingOf({ question, path }: Row): string {
  if (question !== null) return `Question ${question + 1}`;
  const level = /^skillLevels\.(\d+)/.exec(path)?.[1];
  if (level !== undefined) return `Level ${Number(level) + 1}`;
  return path.startsWith("emailResultsSettings.") ? "Email with the result" : "Title and description";
}

const labels: [place: RegExp, label: (place: number, isPoint: boolean) => string][] = [
  [/^title$/, () => "Title"],
  [/(?:^|\.)description$/, () => "Description"],
  [/^questionText$/, () => "Question"],
  [/^options\.(\d+)$/, nameOf],
  [/^form\.rows\.(\d+)$/, (place) => `Row ${place + 1}`],
  [/\.lowLabel$/, () => "Label of the first point"],
  [/\.highLabel$/, () => "Label of the last point"],
  [/\.unit$/, () => "Unit"],
  [/^optionFeedback\.(\d+)$/, (place) => `Feedback on option ${letterOf(place)}`],
  [/^explanation$/, () => "Explanation"],
  [/\.name$/, () => "Level name"],
  [/\.encouragingMessage$/, () => "Encouraging message"],
  [/\.followUpContent$/, () => "Follow-up"],
  [/\.subject$/, () => "Subject"],
  [/\.customMessage$/, () => "Message"],
  [/\.resourceLinks\.(\d+)\.title$/, (place) => `Title of link ${place + 1}`],
  [/\.authorSignature$/, () => "Signature"],
];

/** Distinguishes texts with the same label, for people who do not see the heading. */
export function belonging({ question, path, place }: Pick<Row, "question" | "path" | "place">): string {
  if (question !== null) return place === "questionText" ? `${question + 1}` : `of question ${question + 1}`;
  const level = /^skillLevels\.(\d+)/.exec(path)?.[1];
  if (level !== undefined) return `of level ${Number(level) + 1}`;
  return path.startsWith("emailResultsSettings.") ? "of the mail" : "";
}

/** Whether a text has no line breaks. */
export const isLine = ({ place }: Pick<Row, "place">) =>
  /^(?:options|form)\.|(?:^|\.)(?:title|name|subject)$/.test(place);

/** The label of the text in the editor. A newer server may have texts unknown here. */
export function labelOf({ place }: Pick<Row, "place">, isPoint: boolean): string {
  for (const [pattern, label] of labels) {
    const match = pattern.exec(place);
    if (match) return label(Number(match[1] ?? 0), isPoint);
  }
  return "Text";
}
