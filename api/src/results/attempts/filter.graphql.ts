import { FieldValueInput } from "../../content/fields/fields.graphql.ts";
import { enumOf } from "../../platform/shape/enum.ts";
import { inputOf } from "../../platform/shape/input.ts";
import { FilterFields } from "./filter.rules.ts";

enumOf("AnswerOutcome", "Outcome of a question that was asked.", {
  LEFT_OUT: "The question was not answered.",
  RIGHT: "The answer is correct; questions of quizzes only.",
  WRONG: "The answer is incorrect; questions of quizzes only.",
});

/** Describes arguments of this type. */
export const filterText = "Filter for the attempts; all attempts without it.";

export const ResultsFilterInput = inputOf(FilterFields, {
  name: "ResultsFilter",
  description: "Filter for attempts; all conditions must match.",
  without: ["question", "option", "leftOut", "right", "wrong", "cell", "number", "wrote", "late", "fields", "field"],
  fields: (t) => ({
    question: t.string({ description: "Key of a question, with option: people who chose that option." }),
    option: t.int({ description: "The index of an option, from 0, with question." }),
    late: t.boolean({
      description: "True for late responses, after the closing or the time limit; false for responses on time.",
    }),
    fields: t.field({
      type: [FieldValueInput],
      description:
        "People whose link parameters have these values; of several values for one parameter any matches, and an empty one stands for no value.",
    }),
  }),
});
