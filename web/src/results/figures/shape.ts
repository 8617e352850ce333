import { graphql } from "react-relay";
import type { shape_result$data } from "#relay/shape_result.graphql.ts";
import { ruleOf } from "../../product/answering/stored.ts";
import type { Shape } from "./frame.ts";

graphql`
  fragment shape_result on QuestionResult {
    bins {
      from
      to
    }
    question {
      type
      options: plainOptions
      rows: plainRows
      html {
        text
        options
        lowLabel
        highLabel
      }
      form {
        choice {
          other
        }
        scale {
          look
          lowLabel
          highLabel
          isNps
        }
        number {
          decimals
          unit
        }
      }
      answerKey {
        options
        scoring {
          rule
        }
        text {
          accepted
        }
        number {
          value
          tolerance
        }
      }
    }
  }
`;

export type Shaped = Pick<shape_result$data, "question" | "bins">;

export const shapeOf = ({ question, bins }: Shaped): Shape => ({
  options: question.options.length,
  isGraded: question.answerKey != null,
  isPartial: (ruleOf(question.answerKey?.scoring) ?? "all") !== "all",
  rows: question.rows?.length ?? 0,
  bins: bins.length,
});

/** Adds the options' texts from their question. */
export const inWords = <Option extends object>(
  question: { readonly options: readonly string[] },
  options: readonly Option[],
) => options.map((option, place) => ({ ...option, text: question.options[place] ?? "" }));
