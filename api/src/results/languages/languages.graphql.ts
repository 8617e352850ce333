import { Content, ownersOnly } from "../../content/content.graphql.ts";
import { builder } from "../../platform/graphql/builder.ts";
import { costOf } from "../../platform/graphql/cost.ts";
import { filterText, ResultsFilterInput } from "../attempts/filter.graphql.ts";
import { readFilter } from "../attempts/filter.ts";
import { countLanguages, type LanguageCount } from "./languages.ts";

const LanguageCountType = builder.objectRef<LanguageCount>("LanguageCount").implement({
  description: "Number of attempts in a language.",
  authScopes: { public: true },
  fields: (t) => ({
    language: t.exposeString("language", { description: "BCP 47 tag of the language." }),
    attempts: t.exposeInt("attempts", { description: "Number of attempts." }),
  }),
});

builder.prismaObjectField(Content, "answerLanguages", (t) =>
  t.field({
    type: [LanguageCountType],
    ...ownersOnly("results:read")(
      "The languages in which the item was taken, most frequent first; attempts without a language are left out.",
    ),
    complexity: costOf.counting,
    args: { filter: t.arg({ type: ResultsFilterInput, description: filterText }) },
    resolve: async (content, { filter }, { platform, viewer }) =>
      countLanguages(platform, content, await readFilter(platform, viewer, filter, content.id)),
  }),
);
