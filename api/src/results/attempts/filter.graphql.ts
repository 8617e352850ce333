import { FieldValueInput } from "../../content/fields/fields.graphql.ts";
import { builder } from "../../platform/graphql/builder.ts";

const ResultsChoiceInput = builder.inputType("ResultsChoiceInput", {
  description: "People who chose any of these options of a question.",
  fields: (t) => ({
    question: t.string({ required: true, description: "The key of the question, of any of its versions." }),
    options: t.intList({ required: true, description: "The indexes of the options, from 0; one at least." }),
  }),
});

const AnswerOutcome = builder.enumType("AnswerOutcome", {
  description: "What became of a question that was asked.",
  values: {
    LEFT_OUT: { description: "It was not answered." },
    RIGHT: { description: "The answer is right; questions of quizzes only." },
    WRONG: { description: "There is an answer, and it is wrong; questions of quizzes only." },
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
  description: "Numbers between two ends, of which one may be missing.",
  fields: (t) => ({
    min: t.float({ description: "The least number that matches." }),
    max: t.float({ description: "The largest number that matches." }),
  }),
});

const ResultsAnswerInput = builder.inputType("ResultsAnswerInput", {
  description: "People who answered a question in a way; says one thing about the answer.",
  fields: (t) => ({
    question: t.string({ required: true, description: "The key of the question, of any of its versions." }),
    outcome: t.field({ type: AnswerOutcome, description: "Whether it was left out, right or wrong." }),
    cell: t.field({ type: ResultsCellInput, description: "The point that was chosen in a row of a matrix." }),
    range: t.field({ type: ResultsRangeInput, description: "Where the number lies that was given." }),
    contains: t.string({
      description: "What the text has in it, or what was written beside an option, whatever the case.",
    }),
  }),
});

/** Describes arguments of this type. */
export const filterText = "Which attempts to look at; without it, all.";

export const ResultsFilterInput = builder.inputType("ResultsFilterInput", {
  description: "Which attempts to look at; every part narrows it.",
  fields: (t) => ({
    from: t.string({ description: "The first day as YYYY-MM-DD, in the item's time zone." }),
    to: t.string({ description: "The last day as YYYY-MM-DD, in the item's time zone." }),
    revision: t.int({ description: "The revision of the item that the taker saw." }),
    question: t.string({ description: "The key of a question, with option: people who chose that option of it." }),
    option: t.int({ description: "The index of an option, from 0, with question." }),
    choices: t.field({
      type: [ResultsChoiceInput],
      description:
        "People who chose so in each of these questions, and in that of question and option; 10 questions at most.",
    }),
    answers: t.field({
      type: [ResultsAnswerInput],
      description:
        "People who answered so; of several about one question, or one row of a matrix, any will do, its choices included. 50 at most.",
    }),
    bin: t.int({ description: "People in this bar of the histogram, 0 to 9." }),
    minScore: t.int({ description: "People who scored at least this percentage." }),
    maxScore: t.int({ description: "People who scored at most this percentage." }),
    level: t.string({ description: "People who reached the level of this name." }),
    levelMin: t.float({
      description:
        "The lowest score of the level, with levelMax: only where the level had these ends, whatever was edited since.",
    }),
    levelMax: t.float({ description: "The highest score of the level, with levelMin." }),
    language: t.string({
      description:
        "People who took it in this language, or a variety of it, as BCP 47 has it; und for those of whom no language is known.",
    }),
    fields: t.field({
      type: [FieldValueInput],
      description:
        "People whose link said so of the fields; of several values of one field any will do, and an empty one stands for none.",
    }),
    late: t.boolean({
      description: "Answers that came late, after the closing or the time limit, if true; in time if false.",
    }),
    search: t.string({ description: "People with this in their name or address." }),
  }),
});
