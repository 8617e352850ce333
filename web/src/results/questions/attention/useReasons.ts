import { useMemo } from "react";
import { grades } from "../../../../../api/src/results/analysis/verdict/grade.shared.ts";
import { knownKind } from "../../../product/kind.ts";
import type { Analysis } from "../../figures/analysis.ts";
import { type JudgedQuestion, type Reason, reasonOf } from "./reason.ts";

export interface AskedQuestion extends JudgedQuestion {
  readonly id: string;
  readonly key: string;
  readonly number: number;
}

const order = Object.keys(grades);
const rank = ({ grade }: Reason) => (grade === null ? order.length : order.indexOf(grade));

/** The questions that need a look, worst first. */
export function useReasons(kind: string, questions: readonly AskedQuestion[], analysis: Analysis) {
  return useMemo(
    () =>
      questions
        .flatMap((question) => {
          const item = analysis.items.get(question.key);
          const reason = item && reasonOf(knownKind(kind), question, item, analysis);
          return reason ? [{ question, reason }] : [];
        })
        .toSorted((a, b) => rank(a.reason) - rank(b.reason)),
    [kind, questions, analysis],
  );
}
