import { Question } from "../../../content/content.graphql.ts";
import { builder } from "../../../platform/graphql/builder.ts";
import { costOf } from "../../../platform/graphql/cost.ts";
import { objectOf } from "../../../platform/shape/object.ts";
import { filterText, ResultsFilterInput } from "../../attempts/filter.graphql.ts";
import { readFilter } from "../../attempts/filter.ts";
import { questionOwnersOnly } from "../texts.graphql.ts";
import { WordCount } from "./words.contract.ts";
import { type Words, wordsOf } from "./words.ts";

const WordsType = builder.objectRef<Words>("Words").implement({
  description: "The most frequent words.",
  authScopes: { public: true },
  fields: (t) => ({
    texts: t.exposeInt("texts", {
      description: "Number of texts that were read: the newest, without hidden ones.",
    }),
    language: t.exposeString("language", {
      nullable: true,
      description: "Tag of the item's language, or a guess; null if neither is known.",
    }),
    words: t.field({
      type: [objectOf(WordCount)],
      complexity: { field: 1, multiplier: 1 },
      description: "Words in at least two of the texts, most frequent first; at most 50.",
      resolve: ({ words }) => words,
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
