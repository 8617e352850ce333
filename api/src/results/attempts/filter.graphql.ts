import { builder } from "../../platform/graphql/builder.ts";

const ResultsChoiceInput = builder.inputType("ResultsChoiceInput", {
  description: "People who chose any of these options of a question.",
  fields: (t) => ({
    question: t.string({ required: true, description: "The key of the question, of any of its versions." }),
    options: t.intList({ required: true, description: "Their indexes, from 0." }),
  }),
});

export const ResultsFilterInput = builder.inputType("ResultsFilterInput", {
  description: "Which attempts to look at; every part narrows it.",
  fields: (t) => ({
    from: t.string({ description: "YYYY-MM-DD, in the item's time zone, included." }),
    to: t.string({ description: "YYYY-MM-DD, in the item's time zone, included." }),
    revision: t.int({ description: "Of the item, as the taker saw it." }),
    question: t.string({ description: "With option: who chose that option of the question with this key." }),
    option: t.int(),
    choices: t.field({
      type: [ResultsChoiceInput],
      description:
        "Who chose so in each of these questions, and in that of question and option; in 10 questions at most.",
    }),
    bin: t.int({ description: "People in this bar of the histogram, 0 to 9." }),
    minScore: t.int({ description: "People who scored at least this percentage." }),
    maxScore: t.int({ description: "People who scored at most this percentage." }),
    level: t.string({ description: "People who reached the level of this name." }),
    levelMin: t.float({
      description: "With levelMax: only where the level had these ends, whatever was edited since.",
    }),
    levelMax: t.float(),
    search: t.string({ description: "Part of a participant's name or address." }),
  }),
});
