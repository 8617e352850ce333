import type { GivenAnswer } from "../../../../api/src/content/question/form/form.shared.ts";
import { plainOf } from "../../../../api/src/rich/plain.shared.ts";
import { t } from "../language/deferred.ts";
import { formatNumber } from "../language/t.ts";
import { entryOf, type Progress } from "./attempt.ts";
import { chosenOf, otherOf, rowsOf } from "./entry.ts";
import { letterOf, type Question } from "./item.ts";

export function transcriptOf(progress: Progress): string {
  const { item, name, email } = progress;
  const questions = item.questions.map((question, index) => {
    const lines = linesOf(question, entryOf(progress, question)).map((line) => `   ${line}`);
    return [`${index + 1}. ${askedOf(question)}`, ...(lines.length > 0 ? lines : [`   ${t("notAnswered")}`])].join(
      "\n",
    );
  });
  const who = [name.trim(), email.trim()].filter(Boolean).join(", ");
  return [item.title, ...(who ? [who] : []), ...questions].join("\n\n").concat("\n");
}

const plain = (text: string, html: string | undefined) => (html ? plainOf(html) : text);

/** The question's text without formatting. */
export const askedOf = ({ questionText, html }: Question) => plain(questionText, html?.text);

/** The lines of an entry as the taker sees it. */
export function linesOf(question: Question, entry: GivenAnswer | null): string[] {
  const { questionType, form, shown, html } = question;
  const options = question.options.map((option, place) => plain(option, html?.options[place]));
  if (entry === null) return [];
  if (typeof entry === "string") return entry.trim().split("\n");
  if (questionType === "number") return [`${formatNumber(Number(entry))} ${form?.number?.unit ?? ""}`.trim()];
  if (questionType === "matrix")
    return (form?.rows ?? []).map(
      (row, index) => `${plain(row, html?.rows?.[index])}: ${options[rowsOf(entry)[index] ?? -1] ?? "–"}`,
    );
  const other = otherOf(entry);
  const lines = chosenOf(entry).map((option) => {
    const isOther = other !== null && option === form?.choice?.other;
    return `${letterOf(shown?.indexOf(option) ?? option)}. ${options[option] ?? ""}${isOther ? `: ${other}` : ""}`;
  });
  return lines.sort();
}

export function downloadTranscript(progress: Progress): void {
  const url = URL.createObjectURL(new Blob([transcriptOf(progress)], { type: "text/plain;charset=utf-8" }));
  Object.assign(document.createElement("a"), { href: url, download: "my-answers.txt" }).click();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
