import { builder } from "../../platform/graphql/builder.ts";
import { costOf } from "../../platform/graphql/cost.ts";
import { forSignedIn, gives } from "../../platform/graphql/descriptions.ts";
import { globalId } from "../../platform/graphql/ids.ts";
import { reload } from "../../platform/graphql/selection.ts";
import { inputOf } from "../../platform/shape/input.ts";
import { fieldsOf } from "../../platform/shape/object.ts";
import { Content, ownersOnly, ownItem } from "../content.graphql.ts";
import type { TranslatedText } from "./stored.ts";
import * as contract from "./translation.contract.ts";
import { TranslationInput } from "./translation.rules.ts";
import {
  deleteTranslation,
  listTranslations,
  readTranslation,
  saveTranslation,
  type Translation,
} from "./translation.ts";

const says = {
  language: "Language, as a BCP 47 tag.",
  path: "Place of the text: `title`, `skillLevels.0.name`, `questions.KEY.options.0`.",
} as const;

const TranslatedTextType = builder.objectRef<TranslatedText>("TranslatedText").implement({
  description: "A text of an item with its translation into another language.",
  authScopes: { public: true },
  fields: (t) => ({
    path: t.exposeString("path", { description: says.path }),
    questionKey: t.exposeString("questionId", {
      nullable: true,
      description: "Key of the question that the text belongs to; null for a text of the item itself.",
    }),
    ...fieldsOf(t, contract.TranslatedText, ["original", "text", "isOutdated", "isRich", "maxLength"]),
  }),
});

const TranslationType = builder.objectRef<Translation & { contentId: string }>("Translation").implement({
  description: "Texts of an item in another language, next to the original.",
  authScopes: { public: true },
  fields: (t) => ({
    id: t.id({
      description: "Id that is the same wherever the translation is found.",
      resolve: ({ contentId, language }) => globalId("Translation", `${contentId}:${language}`),
    }),
    ...fieldsOf(t, contract.Translation, { without: ["texts"] }),
    texts: t.field({
      type: [TranslatedTextType],
      complexity: { field: 1, multiplier: 1 },
      description: "All texts that contain words, in the order of the item.",
      resolve: ({ texts }) => texts,
    }),
  }),
});

builder.prismaObjectField(Content, "translations", (t) =>
  t.field({
    type: [TranslationType],
    ...ownersOnly("content:read")("Translations of the item, sorted alphabetically by language tag."),
    complexity: costOf.tallies,
    args: {
      language: t.arg.string({
        description:
          "Language to include, as a BCP 47 tag. If the item is not translated into it, all texts are missing.",
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

const SaveTranslationInput = inputOf(TranslationInput, {
  name: "SaveTranslation",
  description: "Texts of an item in another language.",
  fields: (t) => ({
    contentId: t.globalID(ownItem),
    language: t.string({ required: true, description: says.language }),
  }),
});

builder.mutationField("saveTranslation", (t) =>
  t.field({
    type: TranslationType,
    description:
      "Saves a translation of one of your items, or of some of its texts. Makes no revision of the item: responses in all languages are counted together.",
    ...forSignedIn(gives("The translation after the change.")),
    args: { input: t.arg({ type: SaveTranslationInput, required: true, description: "Translated texts." }) },
    resolve: async (_root, { input: { contentId, language, ...input } }, { platform, viewer }) => ({
      ...(await saveTranslation(platform, viewer, contentId.id, language, input)),
      contentId: contentId.id,
    }),
  }),
);

builder.mutationField("deleteTranslation", (t) =>
  t.prismaField({
    type: Content,
    description: "Deletes the texts of one of your items in a language. Responses given in the language stay.",
    ...forSignedIn(gives("The item after the change.")),
    args: {
      contentId: t.arg.globalID(ownItem),
      language: t.arg.string({ required: true, description: says.language }),
    },
    resolve: async (query, _root, { contentId, language }, { platform, viewer }) => {
      await deleteTranslation(platform, viewer, contentId.id, language);
      return reload(platform.db.content, query, contentId.id);
    },
  }),
);
