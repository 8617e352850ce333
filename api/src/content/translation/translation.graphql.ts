import { builder } from "../../platform/graphql/builder.ts";
import { costOf } from "../../platform/graphql/cost.ts";
import { gives } from "../../platform/graphql/descriptions.ts";
import { globalId } from "../../platform/graphql/ids.ts";
import { reload } from "../../platform/graphql/selection.ts";
import { Content, ownersOnly } from "../content.graphql.ts";
import type { TranslatedText } from "./stored.ts";
import {
  deleteTranslation,
  listTranslations,
  readTranslation,
  saveTranslation,
  type Translation,
} from "./translation.ts";

const says = {
  language: "The language, as BCP 47 has it.",
  path: "Where the text stands: `title`, `skillLevels.0.name`, `questions.KEY.options.0`.",
} as const;

const TranslatedTextType = builder.objectRef<TranslatedText>("TranslatedText").implement({
  description: "A text of an item, and what there is of it in another language.",
  authScopes: { public: true },
  fields: (t) => ({
    path: t.exposeString("path", { description: says.path }),
    questionKey: t.exposeString("questionId", {
      nullable: true,
      description: "The key of the question it belongs to; null for a text of the item itself.",
    }),
    original: t.exposeString("original", { description: "The text of the original." }),
    text: t.exposeString("text", { nullable: true, description: "The translation; null while it is missing." }),
    isOutdated: t.exposeBoolean("isOutdated", {
      description: "Whether it was written for an earlier original; takers then read the original.",
    }),
    isRich: t.exposeBoolean("isRich", { description: "Whether it is Markdown." }),
    maxLength: t.exposeInt("maxLength", { description: "How many characters it may have." }),
  }),
});

const TranslationType = builder.objectRef<Translation & { contentId: string }>("Translation").implement({
  description: "An item's texts in another language, beside the original.",
  authScopes: { public: true },
  fields: (t) => ({
    id: t.id({
      description: "The same wherever the translation is found.",
      resolve: ({ contentId, language }) => globalId("Translation", `${contentId}:${language}`),
    }),
    language: t.exposeString("language", { description: says.language }),
    revision: t.exposeInt("revision", {
      description: "Grows with each save of any translation of the item; 0 while there is none in this language.",
    }),
    updatedAt: t.expose("updatedAt", {
      type: "DateTime",
      nullable: true,
      description: "When it was last saved; null while there is none.",
    }),
    missing: t.exposeInt("missing", { description: "How many texts have no translation." }),
    outdated: t.exposeInt("outdated", { description: "How many have one of an earlier original." }),
    texts: t.field({
      type: [TranslatedTextType],
      complexity: { field: 1, multiplier: 1 },
      description: "Every text that has words, in the order of the item.",
      resolve: ({ texts }) => texts,
    }),
  }),
});

builder.prismaObjectField(Content, "translations", (t) =>
  t.field({
    type: [TranslationType],
    ...ownersOnly("content:read")("The languages that it was translated into, in alphabetical order of their tags."),
    complexity: costOf.tallies,
    args: {
      language: t.arg.string({
        description: "Only this language, as BCP 47 has it; all texts are missing where it was not translated into it.",
      }),
    },
    resolve: async ({ id }, { language }, { platform, viewer }) => {
      const translations =
        language == null
          ? await listTranslations(platform, viewer, id)
          : [await readTranslation(platform, viewer, id, language)];
      return translations.map((translation) => ({ ...translation, contentId: id }));
    },
  }),
);

const TextInput = builder.inputType("TranslatedTextInput", {
  description: "A text in another language.",
  fields: (t) => ({
    path: t.string({ required: true, description: says.path }),
    text: t.string({ description: "The translation; empty for none." }),
    original: t.string({ description: "What it was written for; without it, the original as it is now." }),
    isOutdated: t.boolean({ description: "True for words that stay those of an earlier original." }),
  }),
});

const SaveTranslationInput = builder.inputType("SaveTranslationInput", {
  description: "The texts of an item in another language.",
  fields: (t) => ({
    contentId: t.globalID({ for: Content, required: true, description: "The global id of one's own item." }),
    language: t.string({ required: true, description: says.language }),
    revision: t.int({ description: "The save that this one is based on; with another one since, it is refused." }),
    texts: t.field({
      type: [TextInput],
      required: true,
      description: "All of them: those that are left out are missing from then on.",
    }),
  }),
});

builder.mutationField("saveTranslation", (t) =>
  t.field({
    type: TranslationType,
    description:
      "Translates one's own item, or some of its texts. It makes no revision: answers in all languages are counted together.",
    errors: gives("The translation as it is now."),
    authScopes: { signedIn: true },
    args: { input: t.arg({ type: SaveTranslationInput, required: true, description: "The texts." }) },
    resolve: async (_root, { input: { contentId, language, ...input } }, { platform, viewer }) => ({
      ...(await saveTranslation(platform, viewer, contentId.id, language, input)),
      contentId: contentId.id,
    }),
  }),
);

builder.mutationField("deleteTranslation", (t) =>
  t.prismaField({
    type: Content,
    description: "Deletes the texts of one's own item in a language. Answers that were given in it stay.",
    errors: gives("The item without them."),
    authScopes: { signedIn: true },
    args: {
      contentId: t.arg.globalID({ for: Content, required: true, description: "The global id of one's own item." }),
      language: t.arg.string({ required: true, description: says.language }),
    },
    resolve: async (query, _root, { contentId, language }, { platform, viewer }) => {
      await deleteTranslation(platform, viewer, contentId.id, language);
      return reload(platform.db.content, query, contentId.id);
    },
  }),
);
