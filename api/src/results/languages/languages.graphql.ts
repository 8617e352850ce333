import { Content, ownersOnly } from "../../content/content.graphql.ts";
import { builder } from "../../platform/graphql/builder.ts";
import { costOf } from "../../platform/graphql/cost.ts";
import { filterText, ResultsFilterInput } from "../attempts/filter.graphql.ts";
import { readFilter } from "../attempts/filter.ts";
import { countLanguages, type LanguageCount } from "./languages.ts";

const LanguageCountType = builder.objectRef<LanguageCount>("LanguageCount").implement({
  description: "How many took an item in a language.",
  authScopes: { public: true },
  fields: (t) => ({
    language: t.exposeString("language", { description: "The language, as BCP 47 has it." }),
    attempts: t.exposeInt("attempts", { description: "The number of attempts." }),
  }),
});

builder.prismaObjectField(Content, "answerLanguages", (t) =>
  t.field({
    type: [LanguageCountType],
    ...ownersOnly("results:read")(
      "The languages that it was taken in, the most frequent first; attempts that tell none are in none.",
    ),
    complexity: costOf.counting,
    args: { filter: t.arg({ type: ResultsFilterInput, description: filterText }) },
    resolve: async (content, { filter }, { platform, viewer }) =>
      countLanguages(platform, content, await readFilter(platform, viewer, filter, content.id)),
  }),
);
