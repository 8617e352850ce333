import { FieldValueInput } from "../../content/fields/fields.graphql.ts";
import { builder } from "../../platform/graphql/builder.ts";

const ResultsChoiceInput = builder.inputType("ResultsChoiceInput", {
  description: "People who chose any of these options of a question.",
  fields: (t) => ({
    question: t.string({ required: true, description: "The key of the question, of any of its versions." }),
    options: t.intList({ required: true, description: "Indexes of the options, from 0; at least one." }),
  }),
});

const AnswerOutcome = builder.enumType("AnswerOutcome", {
  description: "Outcome of a question that was asked.",
  values: {
    LEFT_OUT: { description: "The question was not answered." },
    RIGHT: { description: "The answer is correct; questions of quizzes only." },
    WRONG: { description: "The answer is incorrect; questions of quizzes only." },
  } as const,
});

const ResultsCellInput = builder.inputType("ResultsCellInput", {
  description: "A point in a row of a matrix.",
  fields: (t) => ({
    row: t.int({ required: true, description: "The index of the row, from 0." }),
    point: t.int({ required: true, description: "The index of the point, from 0." }),
  }),
});

const ResultsRangeInput = builder.inputType("ResultsRangeInput", {
  description: "A range of numbers; one of the ends may be absent.",
  fields: (t) => ({
    min: t.float({ description: "Lowest number that matches." }),
    max: t.float({ description: "Highest number that matches." }),
  }),
});

const ResultsAnswerInput = builder.inputType("ResultsAnswerInput", {
  description: "People who answered a question in a certain way; takes one condition for the answer.",
  fields: (t) => ({
    question: t.string({ required: true, description: "The key of the question, of any of its versions." }),
    outcome: t.field({
      type: AnswerOutcome,
      description: "Whether the question was not answered, or answered correctly or incorrectly.",
    }),
    cell: t.field({ type: ResultsCellInput, description: "The point that was chosen in a row of a matrix." }),
    range: t.field({ type: ResultsRangeInput, description: "Range that contains the number." }),
    contains: t.string({
      description: "Text that the answer contains, or the text entered for an option; case is ignored.",
    }),
  }),
});

/** Describes arguments of this type. */
export const filterText = "Filter for the attempts; all attempts without it.";

export const ResultsFilterInput = builder.inputType("ResultsFilterInput", {
  description: "Filter for attempts; all conditions must match.",
  fields: (t) => ({
    from: t.string({ description: "The first day as YYYY-MM-DD, in the item's time zone." }),
    to: t.string({ description: "The last day as YYYY-MM-DD, in the item's time zone." }),
    revision: t.int({ description: "The revision of the item that the participant saw." }),
    question: t.string({ description: "Key of a question, with option: people who chose that option." }),
    option: t.int({ description: "The index of an option, from 0, with question." }),
    choices: t.field({
      type: [ResultsChoiceInput],
      description:
        "People who chose one of the options in each of these questions, in addition to the condition of `question` and `option`; at most 10 questions.",
    }),
    answers: t.field({
      type: [ResultsAnswerInput],
      description:
        "People who gave these answers; of several for one question, or one row of a matrix, any matches, including choices. At most 50.",
    }),
    bin: t.int({ description: "People in this bar of the histogram, 0 to 9." }),
    minScore: t.int({ description: "People who scored at least this percentage." }),
    maxScore: t.int({ description: "People who scored at most this percentage." }),
    level: t.string({ description: "People who reached the level of this name." }),
    levelMin: t.float({
      description:
        "Lowest score of the level, with levelMax: only matches if the level had these ends, regardless of later edits.",
    }),
    levelMax: t.float({ description: "The highest score of the level, with levelMin." }),
    language: t.string({
      description:
        "People who took the item in this language, or a variety of it, as a BCP 47 tag; und for people whose language is unknown.",
    }),
    fields: t.field({
      type: [FieldValueInput],
      description:
        "People whose link parameters have these values; of several values for one parameter any matches, and an empty one stands for no value.",
    }),
    late: t.boolean({
      description: "True for late responses, after the closing or the time limit; false for responses on time.",
    }),
    search: t.string({ description: "People with this text in their name or email address." }),
  }),
});
