import { limits } from "../../../../api/src/content/content.shared.ts";
import { formLimits } from "../../../../api/src/content/question/form/form.shared.ts";
import { endingLimits, longestOnCertificate } from "../../../../api/src/content/setting/limits.shared.ts";
import { lineOf } from "../rules/simple.ts";

const rules: [field: RegExp, most: number][] = [
  [/^title$/, limits.title],
  [/^description$/, limits.description],
  [/^questions\.\d+\.questionText$/, limits.question],
  [/^questions\.\d+\.options\.\d+\.text$/, limits.option],
  [/^questions\.\d+\.options\.\d+\.feedback$/, limits.feedback],
  [/^questions\.\d+\.rows\.\d+\.text$/, formLimits.row],
  [/^questions\.\d+\.accepted\.\d+\.text$/, formLimits.text.line],
  [/^questions\.\d+\.scale\.(low|high)Label$/, formLimits.scale.label],
  [/^questions\.\d+\.number\.unit$/, formLimits.unit],
  [/^questions\.\d+\.explanation$/, limits.explanation],
  [/^skillLevels\.\d+\.name$/, limits.levelName],
  [/^skillLevels\.\d+\.(description|encouragingMessage|followUpContent)$/, limits.description],
  [/^rules\.endings\.\w+\.text$/, endingLimits.text],
  [/^rules\.endings\.\w+\.link\.label$/, endingLimits.label],
  [/^rules\.certificate\.(issuer|signatory)$/, longestOnCertificate],
  [/^emailResultsSettings\.subject$/, limits.mail.subject],
  [/^emailResultsSettings\.customMessage$/, limits.mail.message],
  [/^emailResultsSettings\.authorSignature$/, limits.mail.signature],
  [/^emailResultsSettings\.resourceLinks\.\d+\.title$/, limits.mail.linkTitle],
];

/** The maxlength of a field. Null without a limit. */
export const maxLengthOf = (name: string): number | null =>
  lineOf(name)?.max ?? rules.find(([field]) => field.test(name))?.[1] ?? null;
