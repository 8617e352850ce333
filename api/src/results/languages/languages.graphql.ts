import { Content, ownersOnly } from "../../content/content.graphql.ts";
import { builder } from "../../platform/graphql/builder.ts";
import { costOf } from "../../platform/graphql/cost.ts";
import { objectOf } from "../../platform/shape/object.ts";
import { filterText, ResultsFilterInput } from "../attempts/filter.graphql.ts";
import { readFilter } from "../attempts/filter.ts";
import { LanguageCount } from "../items/items.contract.ts";
import { countLanguages } from "./languages.ts";

builder.prismaObjectField(Content, "answerLanguages", (t) =>
  t.field({
    type: [objectOf(LanguageCount)],
    ...ownersOnly("results:read")(
      "The languages in which the item was taken, most frequent first; attempts without a language are left out.",
    ),
    complexity: costOf.counting,
    args: { filter: t.arg({ type: ResultsFilterInput, description: filterText }) },
    resolve: async (content, { filter }, { platform, viewer }) =>
      countLanguages(platform, content, await readFilter(platform, viewer, filter, content.id)),
  }),
);
