import { type Given, givenOf } from "../../attempt/grading/given.ts";
import type { ReadableQuestion } from "../../content/question/question.policy.ts";
import { inWords } from "../../content/rendered/plain.ts";
import type { Attempt, Invitation } from "../../generated/prisma/client.ts";
import type { QuestionResult } from "../questions/questions.ts";

export type Cell = string | number | Date | null;
/** The data for a row. */
export type Exported = Attempt & { certificate?: string | undefined; columns?: Invitation["fields"] | undefined };
export type Column = [
  header: string,
  read: (attempt: Exported) => Cell,
  /** Whether its values are "yes" and "no". */
  isFlag?: true,
];

/** Merged versions use the current option texts. Another column contains the version that first had the wording. */
export function answerColumns(questions: readonly QuestionResult[], optionColumns: boolean): Column[] {
  let number = 0;
  return questions.flatMap(({ question: asked, isCurrent, versions, wordings }) => {
    if (isCurrent) number++;
    const question = inWords(asked);
    const header = `${isCurrent ? `${number}.` : "Earlier:"} ${question.questionText}`;
    const columns = columnsOf(question, optionColumns).map(
      ([part, read]): Column => [
        `${header}${part}`,
        (attempt) => {
          const answer = answerIn(attempt, versions);
          return answer && read(answer.given);
        },
      ],
    );
    return wordings.length > 0
      ? [...columns, [`${header} (wording of version)`, wordingOf(versions)] satisfies Column]
      : columns;
  });
}

type AnswerColumn = [part: string, read: (given: Given) => Cell];

/** Includes a column for each row of a matrix, and one for the text with an option. */
export function columnsOf({ questionType, options, form }: ReadableQuestion, optionColumns: boolean): AnswerColumn[] {
  const other = form?.choice?.other ?? null;
  const beside: AnswerColumn[] = other === null ? [] : [[`: ${options[other]} (text)`, (given) => given.other ?? null]];
  if (questionType === "text") return [["", ({ text }) => text ?? null]];
  if (questionType === "number")
    return [[form?.number?.unit ? ` (${form.number.unit})` : "", (given) => given.number ?? null]];
  if (questionType === "scale") return [["", ({ choices }) => pointOf(options[choices[0] ?? -1])]];
  if (questionType === "matrix")
    return (form?.rows ?? []).map((row, index) => [
      `: ${row}`,
      ({ rows }) => {
        const point = rows?.[index];
        return pointOf(options[point ?? -1]);
      },
    ]);
  if (optionColumns && questionType === "multi_select")
    return [
      ...options.map(
        (option, index): AnswerColumn => [`: ${option}`, ({ choices }) => Number(choices.includes(index))],
      ),
      ...beside,
    ];
  const texts = questionType === "multi_select" ? options.map(inList) : options;
  return [["", ({ choices }) => choices.map((index) => texts[index] ?? "").join("; ")], ...beside];
}

/** Quotes an option that would look like several options in a list. */
const inList = (option: string): string => (/;|^"/.test(option) ? `"${option.replaceAll('"', '""')}"` : option);

/** Exports numeric points as numbers, so that a spreadsheet can average them. */
export const pointOf = (option: string | undefined): Cell =>
  option !== undefined && Number.isFinite(Number(option)) && String(Number(option)) === option
    ? Number(option)
    : (option ?? null);

/** The answer to any of the versions of a question, with the version that was answered. */
export function answerIn({ answers }: Attempt, versions: readonly ReadableQuestion[]) {
  for (const version of versions) {
    const answer = answers[version.id];
    if (answer !== undefined) return { version, given: givenOf(version, answer) };
  }
  return null;
}

export const wordingOf = (versions: readonly ReadableQuestion[]) => (attempt: Attempt) =>
  answerIn(attempt, versions)?.version.sinceRevision ?? null;
