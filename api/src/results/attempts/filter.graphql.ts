import { builder } from "../../platform/graphql/builder.ts";

const ResultsChoiceInput = builder.inputType("ResultsChoiceInput", {
  description: "People who chose any of these options of a question.",
  fields: (t) => ({
    question: t.string({ required: true, description: "The key of the question, of any of its versions." }),
    options: t.intList({ required: true, description: "The indexes of the options, from 0; one at least." }),
  }),
});

/** Describes an argument of this type. */
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
    bin: t.int({ description: "People in this bar of the histogram, 0 to 9." }),
    minScore: t.int({ description: "People who scored at least this percentage." }),
    maxScore: t.int({ description: "People who scored at most this percentage." }),
    level: t.string({ description: "People who reached the level of this name." }),
    levelMin: t.float({
      description:
        "The lowest score of the level, with levelMax: only where the level had these ends, whatever was edited since.",
    }),
    levelMax: t.float({ description: "The highest score of the level, with levelMin." }),
    search: t.string({ description: "People with this in their name or address." }),
  }),
});
