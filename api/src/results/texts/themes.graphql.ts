import { Content, Question } from "../../content/content.graphql.ts";
import { builder } from "../../platform/graphql/builder.ts";
import { costOf } from "../../platform/graphql/cost.ts";
import { gives } from "../../platform/graphql/descriptions.ts";
import { globalId } from "../../platform/graphql/ids.ts";
import { reload } from "../../platform/graphql/selection.ts";
import { questionOwnersOnly } from "./texts.graphql.ts";
import { findThemes, type Theme, type Themes, themesOf } from "./themes.ts";

const ThemeQuote = builder.objectRef<Theme["quotes"][number]>("ThemeQuote").implement({
  description: "A part of an answer, word for word.",
  authScopes: { public: true },
  fields: (t) => ({
    text: t.exposeString("text", { description: "The words." }),
    attemptId: t.id({
      description: "The global id of the attempt that it is from.",
      resolve: ({ attemptId }) => globalId("Attempt", attemptId),
    }),
  }),
});

const ThemeType = builder.objectRef<Theme>("Theme").implement({
  description: "Something that several people wrote about.",
  authScopes: { public: true },
  fields: (t) => ({
    name: t.exposeString("name", { description: "A few words for it." }),
    sentence: t.exposeString("sentence", { description: "What people say about it, in the words of the model." }),
    texts: t.exposeInt("texts", { description: "The number of answers that are about it." }),
    quotes: t.field({
      type: [ThemeQuote],
      complexity: { field: 1, multiplier: 1 },
      description: "Parts of answers, checked to be there.",
      resolve: ({ quotes }) => quotes,
    }),
  }),
});

const ThemesType = builder.objectRef<Themes>("Themes").implement({
  description: "What people wrote about, as a language model sees it.",
  authScopes: { public: true },
  fields: (t) => ({
    madeAt: t.expose("madeAt", { type: "DateTime", description: "When they were found." }),
    texts: t.exposeInt("texts", {
      description: "The number of answers that were read, without those deleted or hidden since.",
    }),
    isOld: t.exposeBoolean("isOld", { description: "Whether answers or marks changed since." }),
    themes: t.field({
      type: [ThemeType],
      complexity: { field: 1, multiplier: 8 },
      description: "The themes, the most frequent first.",
      resolve: ({ themes }) => themes,
    }),
  }),
});

builder.prismaObjectField(Question, "themes", (t) =>
  t.field({
    type: ThemesType,
    ...questionOwnersOnly("What its open answers are about, as it was found last; null if nobody had it found."),
    complexity: costOf.tallies,
    resolve: (question, _args, { platform }) => themesOf(platform, question),
  }),
);

builder.mutationField("findThemes", (t) =>
  t.prismaField({
    type: Question,
    description:
      "Sends the newest 300 answers that are not hidden, without names, to the language model that the service is set up with, and has it find themes. Quotes are checked to be there word for word, and answers are counted here. With a progressId it can be watched by generationProgress and goes on when the asker hangs up, until endGeneration stops it.",
    errors: gives("The question with its themes."),
    authScopes: { signedIn: true },
    args: {
      contentId: t.arg.globalID({ for: Content, required: true, description: "The global id of one's own item." }),
      question: t.arg.globalID({ for: Question, required: true, description: "The global id of the question." }),
      progressId: t.arg.string({ description: "Chosen by the sender, to watch it by: 8 to 64 letters and digits." }),
    },
    resolve: async (query, _root, { contentId, question, progressId }, { platform, viewer, disconnected }) => {
      await findThemes(platform, viewer, {
        contentId: contentId.id,
        questionId: question.id,
        progressId: progressId ?? null,
        disconnected,
      });
      return reload(platform.db.question, query, question.id);
    },
  }),
);
