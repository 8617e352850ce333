import { Question } from "../../../content/content.graphql.ts";
import { builder } from "../../../platform/graphql/builder.ts";
import { costOf } from "../../../platform/graphql/cost.ts";
import { fieldsOf, objectOf } from "../../../platform/shape/object.ts";
import { filterText, ResultsFilterInput } from "../../attempts/filter.graphql.ts";
import { readFilter } from "../../attempts/filter.ts";
import { questionOwnersOnly } from "../texts.graphql.ts";
import * as contract from "./words.contract.ts";
import { type Words, wordsOf } from "./words.ts";

const WordsType = builder.objectRef<Words>("Words").implement({
  description: "The most frequent words.",
  authScopes: { public: true },
  fields: (t) => ({
    ...fieldsOf(t, contract.Words, ["texts", "language"]),
    words: t.field({
      type: [objectOf(contract.WordCount)],
      complexity: { field: 1, multiplier: 1 },
      description: "Words in at least two of the texts, most frequent first; at most 50.",
      resolve: ({ words }) => words,
    }),
    repeated: t.field({
      type: [objectOf(contract.RepeatedAnswer)],
      complexity: { field: 1, multiplier: 1 },
      description: "Answers in at least two of the texts, most frequent first; at most 50.",
      resolve: ({ repeated }) => repeated,
    }),
  }),
});

builder.prismaObjectField(Question, "words", (t) =>
  t.field({
    type: WordsType,
    ...questionOwnersOnly(
      "The most frequent words in the newest 5,000 texts, without the small words that every text is full of.",
    ),
    args: { filter: t.arg({ type: ResultsFilterInput, description: filterText }) },
    complexity: costOf.counting,
    resolve: async (question, { filter }, { platform, viewer }) =>
      wordsOf(platform, question, await readFilter(platform, viewer, filter, question.contentId)),
  }),
);
