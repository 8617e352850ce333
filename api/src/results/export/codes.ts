import { isRight } from "../../attempt/grading/key.ts";
import { inWords } from "../../content/rendered/plain.ts";
import type { QuestionResult } from "../questions/questions.ts";
import { answerIn, type Cell, type Column, columnsOf, type Exported, pointOf, wordingOf } from "./columns.ts";

/** A column of an export with codes. */
export interface Variable {
  /** Short, and valid in R and SPSS. */
  name: string;
  label: string;
  values: readonly (readonly [code: number, meaning: string])[];
  read: Column[1];
}

const yesNo = [
  [0, "No"],
  [1, "Yes"],
] as const;

/** Variables for columns that are not answers. A column of "yes" and "no" is coded as 1 and 0. */
export function factVariables(columns: readonly Column[]): Variable[] {
  const names = new Set<string>();
  return columns.map(([label, read, isFlag]) => {
    const short = label
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, "_")
      .replace(/^_|_$/g, "")
      .slice(0, 32);
    let name = /^[a-z]/.test(short) ? short : `v_${short}`;
    for (let number = 2; names.has(name); number++) name = `${short.slice(0, 29) || "v"}_${number}`;
    names.add(name);
    const coded: Column[1] = (attempt) => codeOf(read(attempt));
    return isFlag ? { name, label, values: yesNo, read: coded } : { name, label, values: [], read };
  });
}

const codeOf = (cell: Cell): Cell => (cell === "yes" ? 1 : cell === "no" ? 0 : cell);

/**
 * Variables for the answers to each question: q1, q2 and so on, old1 and so on for replaced ones. Options are coded by
 * their position from 1, numeric points of a scale by their number. Codes are next to labels.
 */
export function answerVariables(questions: readonly QuestionResult[]): Variable[] {
  let [current, old] = [0, 0];
  return questions.flatMap((result): Variable[] => {
    const { question: asked, isCurrent, versions, wordings } = result;
    const name = isCurrent ? `q${++current}` : `old${++old}`;
    const question = inWords(asked);
    const { questionText: label, questionType, options, form } = question;
    const given = (attempt: Exported) => answerIn(attempt, versions)?.given;
    const labelled = (part: string, partLabel: string, index: (attempt: Exported) => number | undefined) => {
      const codes = options.map((option, place) => {
        const point = pointOf(option);
        return [questionType !== "single_choice" && typeof point === "number" ? point : place + 1, option] as const;
      });
      const areNumbers = codes.every(([code, option]) => String(code) === option);
      const at = (attempt: Exported) => codes[index(attempt) ?? -1];
      const code = {
        name: part,
        label: partLabel,
        values: areNumbers ? [] : codes,
        read: (attempt) => at(attempt)?.[0] ?? null,
      } satisfies Variable;
      if (areNumbers) return [code];
      return [
        code,
        {
          name: `${part}_label`,
          label: `${partLabel} (label)`,
          values: [],
          read: (attempt) => at(attempt)?.[1] ?? null,
        } satisfies Variable,
      ];
    };
    const choice = (): Variable[] => {
      if (questionType === "matrix")
        return (form?.rows ?? []).flatMap((row, place) =>
          labelled(`${name}_${place + 1}`, `${label}: ${row}`, (attempt) => given(attempt)?.rows?.[place] ?? undefined),
        );
      if (questionType !== "multi_select") return labelled(name, label, (attempt) => given(attempt)?.choices[0]);
      return options.map((option, place) => ({
        name: `${name}_${place + 1}`,
        label: `${label}: ${option}`,
        values: yesNo,
        read: (attempt) => {
          const answer = given(attempt);
          return answer ? Number(answer.choices.includes(place)) : null;
        },
      }));
    };
    const isWritten = questionType === "text" || questionType === "number";
    const columns = columnsOf(question, false);
    const [first] = columns;
    const other = form?.choice?.other == null ? undefined : columns.at(-1);
    const plain = (part: string, partLabel: string, column: typeof first): Variable[] =>
      column
        ? [
            {
              name: part,
              label: partLabel,
              values: [],
              read: (attempt) => {
                const answer = given(attempt);
                return answer ? column[1](answer) : null;
              },
            },
          ]
        : [];
    const isGraded = versions.some(({ correctAnswer, answerKey }) => correctAnswer !== null || answerKey !== null);
    return [
      ...(isWritten ? plain(name, label, first) : choice()),
      ...(questionType === "multi_select" ? plain(`${name}_label`, `${label} (labels)`, first) : []),
      ...plain(`${name}_text`, `${label}${other?.[0] ?? ""}`, other),
      ...(isGraded
        ? [
            {
              name: `${name}_right`,
              label: `${label} (correct)`,
              values: yesNo,
              read: (attempt) => {
                const answer = answerIn(attempt, versions);
                return answer ? Number(isRight(answer.version, answer.given)) : null;
              },
            } satisfies Variable,
          ]
        : []),
      ...(wordings.length > 0
        ? [
            {
              name: `${name}_wording`,
              label: `${label} (wording of version)`,
              values: [],
              read: wordingOf(versions),
            } satisfies Variable,
          ]
        : []),
    ];
  });
}

export const codebookHeaders = ["Variable", "Label", "Code", "Meaning"] as const;

/** A row for each variable, and for each further code of it. */
export const codebookOf = (variables: readonly Variable[]): (string | number | null)[][] =>
  variables.flatMap(({ name, label, values }) => {
    const rows = values.length > 0 ? values : [[null, null] as const];
    return rows.map(([code, meaning]) => [name, label, code, meaning]);
  });
