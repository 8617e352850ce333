import { ownItem } from "../../content/content.graphql.ts";
import { builder } from "../../platform/graphql/builder.ts";
import { forSignedIn, gives } from "../../platform/graphql/descriptions.ts";
import { fieldsOf, objectOf } from "../../platform/shape/object.ts";
import * as contract from "./draft.contract.ts";
import { draftTranslation, type TranslationDraft } from "./draft.ts";

const TranslationDraftType = builder.objectRef<TranslationDraft>("TranslationDraft").implement({
  description: "A language model's translation of texts that are missing or older than their originals.",
  authScopes: { public: true },
  fields: (t) => ({
    ...fieldsOf(t, contract.TranslationDraft, ["language", "leftOut"]),
    texts: t.field({
      type: [objectOf(contract.DraftedText)],
      complexity: { field: 1, multiplier: 1 },
      description: "The drafts, in the order of the item.",
      resolve: ({ texts }) => texts,
    }),
  }),
});

builder.mutationField("draftTranslation", (t) =>
  t.field({
    type: TranslationDraftType,
    description:
      "Has the configured language model translate the texts that one of your items lacks in a language, and returns them without storing them. With a progressId, it can be watched with generationProgress and continues after the connection closes, until endGeneration stops it.",
    ...forSignedIn(gives("The draft.")),
    args: {
      contentId: t.arg.globalID(ownItem),
      language: t.arg.string({ required: true, description: "Language, as a BCP 47 tag." }),
      progressId: t.arg.string({
        description:
          "Id chosen by the client, to watch the translation with generationProgress: 8 to 64 letters, digits, `-` and `_`.",
      }),
    },
    resolve: (_root, { contentId, language, progressId }, { platform, viewer, disconnected }) =>
      draftTranslation(platform, viewer, {
        contentId: contentId.id,
        language,
        progressId: progressId ?? null,
        disconnected,
      }),
  }),
);
