import { Content } from "../../content/content.graphql.ts";
import { builder } from "../../platform/graphql/builder.ts";
import { gives } from "../../platform/graphql/descriptions.ts";
import { draftTranslation, type TranslationDraft } from "./draft.ts";

const DraftedText = builder.objectRef<TranslationDraft["texts"][number]>("DraftedText").implement({
  description: "A text as a language model translated it.",
  authScopes: { public: true },
  fields: (t) => ({
    path: t.exposeString("path", { description: "Where the text stands, as in the translation." }),
    original: t.exposeString("original", { description: "What it was written for." }),
    text: t.exposeString("text", { description: "The draft." }),
  }),
});

const TranslationDraftType = builder.objectRef<TranslationDraft>("TranslationDraft").implement({
  description: "A language model's translation of what is missing or older than its original.",
  authScopes: { public: true },
  fields: (t) => ({
    language: t.exposeString("language", { description: "The language, as BCP 47 has it." }),
    texts: t.field({
      type: [DraftedText],
      complexity: { field: 1, multiplier: 1 },
      description: "The drafts, in the order of the item.",
      resolve: ({ texts }) => texts,
    }),
    leftOut: t.exposeStringList("leftOut", {
      description:
        "The paths of texts whose draft was of no use: too long, or without a formula or an address of the original.",
    }),
  }),
});

builder.mutationField("draftTranslation", (t) =>
  t.field({
    type: TranslationDraftType,
    description:
      "Has the language model that the service is set up with translate what one's own item lacks in a language, and gives it back without storing it. With a progressId it can be watched by generationProgress and goes on when the asker hangs up, until endGeneration stops it.",
    errors: gives("The draft."),
    authScopes: { signedIn: true },
    args: {
      contentId: t.arg.globalID({ for: Content, required: true, description: "The global id of one's own item." }),
      language: t.arg.string({ required: true, description: "The language, as BCP 47 has it." }),
      progressId: t.arg.string({ description: "Chosen by the sender, to watch it by: 8 to 64 letters and digits." }),
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
