import { builder } from "../../platform/graphql/builder.ts";
import { costOf } from "../../platform/graphql/cost.ts";
import { Content, ofItem, QuestionHtml, unlessLocked } from "../content.graphql.ts";
import { requireQuestions, requireSight } from "../content.policy.ts";
import { QuestionForm } from "../question/form/form.graphql.ts";
import { findItem, type Item, type ItemQuestion } from "../taking/item.ts";
import { isTaken } from "../taking/take.ts";
import { itemInLanguage, wantedLanguage } from "./in-language.ts";

const untranslatedText = "Where texts are those of the original, such as `title` or `options.0`.";

const QuestionInLanguage = builder.objectRef<ItemQuestion>("QuestionInLanguage").implement({
  description: "A question as takers read it in a language.",
  authScopes: { public: true },
  fields: (t) => ({
    key: t.exposeString("id", { description: "The id as it stands in REST answers." }),
    text: t.exposeString("questionText", { description: "The question." }),
    options: t.exposeStringList("options", { description: "The options, in their order." }),
    form: t.field({
      type: QuestionForm,
      nullable: true,
      description: "How it is answered beyond its options; null where options are all there is.",
      resolve: ({ form }) => form,
    }),
    html: t.field({
      type: QuestionHtml,
      nullable: true,
      description: "Its texts as they are shown; null where they are plain.",
      resolve: ({ rendered }) => rendered,
    }),
    untranslated: t.stringList({
      description: untranslatedText,
      resolve: ({ untranslated = [] }) => untranslated.filter(isTaken),
    }),
  }),
});

const ItemInLanguage = builder.objectRef<Item>("ItemInLanguage").implement({
  description: "An item as takers read it in a language.",
  authScopes: { public: true },
  fields: (t) => ({
    language: t.exposeString("language", {
      nullable: true,
      description: "The language of its texts, as BCP 47 has it; null in an original where nobody said it.",
    }),
    isOriginal: t.boolean({
      description: "Whether it is the original, because it was not translated into the language that was asked for.",
      resolve: ({ translation }) => translation === undefined,
    }),
    title: t.exposeString("title", { description: "The heading." }),
    description: t.exposeString("description", unlessLocked("The text below the title; null without one.")),
    descriptionHtml: t.string({
      ...unlessLocked("The description as it is shown; null without one, and where texts are plain."),
      resolve: ({ rendered }) => rendered?.description ?? null,
    }),
    untranslated: t.stringList({
      description: untranslatedText,
      resolve: ({ translation }) => (translation?.untranslated ?? []).filter(isTaken),
    }),
    questions: t.field({
      type: [QuestionInLanguage],
      description:
        "The questions, in their order. NOT_OPEN, CLOSED or PASSCODE to takers while they cannot answer it; of an item with a time limit they are read in `begun`.",
      resolve: async (item, _args, { platform, viewer }) => (await requireQuestions(platform, viewer, item)).questions,
    }),
  }),
});

builder.prismaObjectField(Content, "languages", (t) =>
  t.stringList({
    ...ofItem,
    description: "The languages that takers may read it in besides the original, as BCP 47 has them.",
    select: { language: true, translations: { select: { language: true }, orderBy: { language: "asc" } } },
    resolve: ({ language: own, translations }) =>
      translations.map(({ language }) => language).filter((language) => language !== own),
  }),
);

builder.prismaObjectField(Content, "inLanguage", (t) =>
  t.field({
    complexity: costOf.tallies,
    type: ItemInLanguage,
    nullable: true,
    description:
      "The item as takers read it in a language; the original where it was not translated into that one, and null once it is deleted.",
    args: { language: t.arg.string({ description: "The language, as BCP 47 has it; without it, the original." }) },
    authScopes: (content, _args, { viewer }) => Boolean(requireSight(viewer, content, "Content")),
    resolve: async ({ id }, { language }, { platform }) => {
      const wanted = wantedLanguage({ language });
      const item = await findItem(platform, id);
      return item && itemInLanguage(platform, item, wanted === null ? [] : [wanted]);
    },
  }),
);
