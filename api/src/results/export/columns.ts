import type { Attempt } from "../../generated/prisma/client.ts";
import type { QuestionResult } from "../questions/questions.ts";

export type Cell = string | number | Date | null;
export type Column = [header: string, read: (attempt: Attempt) => Cell];

/** Joined wordings use the current option texts; another column names the version that first had the wording. */
export function answerColumns(questions: readonly QuestionResult[], optionColumns: boolean): Column[] {
  let number = 0;
  return questions.flatMap(({ question, isCurrent, versions, wordings }) => {
    if (isCurrent) number++;
    const { questionText, questionType, options } = question;
    const header = `${isCurrent ? `${number}.` : "Earlier:"} ${questionText}`;
    const chosen = (attempt: Attempt) =>
      versions.map(({ id }) => chosenIn(attempt, id)).find((indexes) => indexes) ?? null;
    const wording = (attempt: Attempt) => versions.find(({ id }) => chosenIn(attempt, id))?.sinceRevision ?? null;

    const isApart = optionColumns && questionType === "multi_select";
    const choices: Column[] = isApart
      ? options.map((option, index) => [
          `${header}: ${option}`,
          (attempt) => {
            const indexes = chosen(attempt);
            return indexes && Number(indexes.includes(index));
          },
        ])
      : [
          [
            header,
            (attempt) =>
              chosen(attempt)
                ?.map((index) => options[index] ?? "")
                .join("; ") ?? null,
          ],
        ];
    return wordings.length > 0 ? [...choices, [`${header} (wording of version)`, wording] satisfies Column] : choices;
  });
}

function chosenIn({ answers }: Attempt, questionId: string): number[] | null {
  const answer = answers[questionId];
  return answer === undefined ? null : [answer].flat();
}
