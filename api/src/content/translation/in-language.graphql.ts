import { builder } from "../../platform/graphql/builder.ts";
import { costOf } from "../../platform/graphql/cost.ts";
import { Content, ofItem, QuestionHtml, unlessLocked } from "../content.graphql.ts";
import { requireQuestions, requireSight } from "../content.policy.ts";
import { QuestionForm } from "../question/form/form.graphql.ts";
import { findItem, type Item, type ItemQuestion } from "../taking/item.ts";
import { isTaken } from "../taking/take.ts";
import { itemInLanguage, wantedLanguage } from "./in-language.ts";

const untranslatedText =
  "Places of texts that are not translated, so that they are those of the original, such as `title` or `options.0`.";

const QuestionInLanguage = builder.objectRef<ItemQuestion>("QuestionInLanguage").implement({
  description: "A question as participants read it in a language.",
  authScopes: { public: true },
  fields: (t) => ({
    key: t.exposeString("id", { description: "Id, as used in REST responses." }),
    text: t.exposeString("questionText", { description: "Text of the question." }),
    options: t.exposeStringList("options", { description: "Options, in order." }),
    form: t.field({
      type: QuestionForm,
      nullable: true,
      description: "Settings of the answer beyond the options; null if there are none.",
      resolve: ({ form }) => form,
    }),
    html: t.field({
      type: QuestionHtml,
      nullable: true,
      description: "Texts of the question as HTML; null if they are plain.",
      resolve: ({ rendered }) => rendered,
    }),
    untranslated: t.stringList({
      description: untranslatedText,
      resolve: ({ untranslated = [] }) => untranslated.filter(isTaken),
    }),
  }),
});

const ItemInLanguage = builder.objectRef<Item>("ItemInLanguage").implement({
  description: "An item as participants read it in a language.",
  authScopes: { public: true },
  fields: (t) => ({
    language: t.exposeString("language", {
      nullable: true,
      description: "Language of the texts, as a BCP 47 tag; null for an original whose language is not set.",
    }),
    isOriginal: t.boolean({
      description: "Whether this is the original, because there is no translation into the requested language.",
      resolve: ({ translation }) => translation === undefined,
    }),
    title: t.exposeString("title", { description: "Title." }),
    description: t.exposeString(
      "description",
      unlessLocked("Text below the title, shown before the first question; null without one."),
    ),
    descriptionHtml: t.string({
      ...unlessLocked("Description as HTML; null without one, or if texts are plain."),
      resolve: ({ rendered }) => rendered?.description ?? null,
    }),
    untranslated: t.stringList({
      description: untranslatedText,
      resolve: ({ translation }) => (translation?.untranslated ?? []).filter(isTaken),
    }),
    questions: t.field({
      type: [QuestionInLanguage],
      description:
        "Questions, in order. NOT_OPEN, CLOSED or PASSCODE for participants who cannot answer the item at the moment. If it has a time limit, participants read the questions in `begun`.",
      resolve: async (item, _args, { platform, viewer }) => (await requireQuestions(platform, viewer, item)).questions,
    }),
  }),
});

builder.prismaObjectField(Content, "languages", (t) =>
  t.stringList({
    ...ofItem,
    description: "Languages of the item's translations, as BCP 47 tags, without the original's.",
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
      "The item as participants read it in a language. The original if there is no translation into it; null if the item has been deleted.",
    args: {
      language: t.arg.string({ description: "Language, as a BCP 47 tag. If omitted, the original is returned." }),
    },
    authScopes: (content, _args, { viewer }) => Boolean(requireSight(viewer, content, "Content")),
    resolve: async ({ id }, { language }, { platform }) => {
      const wanted = wantedLanguage({ language });
      const item = await findItem(platform, id);
      return item && itemInLanguage(platform, item, wanted === null ? [] : [wanted]);
    },
  }),
);
