import { limits } from "../../../../api/src/content/content.shared.ts";

const rules: [field: RegExp, most: number][] = [
  [/^title$/, limits.title],
  [/^description$/, limits.description],
  [/^questions\.\d+\.questionText$/, limits.question],
  [/^questions\.\d+\.options\.\d+\.text$/, limits.option],
  [/^questions\.\d+\.explanation$/, limits.explanation],
  [/^skillLevels\.\d+\.name$/, limits.levelName],
  [/^skillLevels\.\d+\.(description|encouragingMessage|followUpContent)$/, limits.description],
  [/^emailResultsSettings\.subject$/, limits.mail.subject],
  [/^emailResultsSettings\.customMessage$/, limits.mail.message],
  [/^emailResultsSettings\.authorSignature$/, limits.mail.signature],
  [/^emailResultsSettings\.resourceLinks\.\d+\.title$/, limits.mail.linkTitle],
];

/** The maxlength of a field; null where it has no limit. */
export const maxLengthOf = (name: string): number | null => rules.find(([field]) => field.test(name))?.[1] ?? null;
