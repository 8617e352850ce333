import { ownItem, Question } from "../../content/content.graphql.ts";
import { builder } from "../../platform/graphql/builder.ts";
import { costOf } from "../../platform/graphql/cost.ts";
import { forSignedIn, gives } from "../../platform/graphql/descriptions.ts";
import { globalId, idOf } from "../../platform/graphql/ids.ts";
import { reload } from "../../platform/graphql/selection.ts";
import { fieldsOf } from "../../platform/shape/object.ts";
import { questionOwnersOnly } from "./texts.graphql.ts";
import * as contract from "./themes.contract.ts";
import { findThemes, type Theme, type Themes, themesOf } from "./themes.ts";

const ThemeQuote = builder.objectRef<Theme["quotes"][number]>("ThemeQuote").implement({
  description: "A quotation from an answer, word for word.",
  authScopes: { public: true },
  fields: (t) => ({
    text: t.exposeString("text", { description: "Text of the quotation." }),
    attemptId: t.id({
      description: "The global id of the attempt with the answer.",
      resolve: ({ attemptId }) => globalId("Attempt", attemptId),
    }),
  }),
});

const ThemeType = builder.objectRef<Theme>("Theme").implement({
  description: "A theme that several people wrote about.",
  authScopes: { public: true },
  fields: (t) => ({
    ...fieldsOf(t, contract.Themes.shape.themes.element, ["name", "sentence", "texts"]),
    quotes: t.field({
      type: [ThemeQuote],
      complexity: { field: 1, multiplier: 1 },
      description: "Quotations from answers, checked to be in them.",
      resolve: ({ quotes }) => quotes,
    }),
  }),
});

const ThemesType = builder.objectRef<Themes>("Themes").implement({
  description: "Themes of the answers, as found by a language model.",
  authScopes: { public: true },
  fields: (t) => ({
    madeAt: t.expose("madeAt", { type: "DateTime", description: "Time when the themes were found." }),
    ...fieldsOf(t, contract.Themes, ["texts", "isOld"]),
    themes: t.field({
      type: [ThemeType],
      complexity: { field: 1, multiplier: 8 },
      description: "The themes, most frequent first.",
      resolve: ({ themes }) => themes,
    }),
  }),
});

builder.prismaObjectField(Question, "themes", (t) =>
  t.field({
    type: ThemesType,
    ...questionOwnersOnly("Themes of its open answers, as found last; null if nobody has requested them."),
    complexity: costOf.tallies,
    resolve: (question, _args, { platform }) => themesOf(platform, question),
  }),
);

builder.mutationField("findThemes", (t) =>
  t.prismaField({
    type: Question,
    description:
      "Sends the newest 300 answers that are not hidden, without names, to the configured language model, to find themes. Quotations are checked to be in an answer word for word, and answers are counted here. With a progressId, generationProgress reports the progress, and a closed connection does not stop it; endGeneration does.",
    ...forSignedIn(gives("The question with its themes.")),
    args: {
      contentId: t.arg.globalID(ownItem),
      question: t.arg.globalID(idOf(Question, "the question")),
      progressId: t.arg.string({
        description: "Id chosen by the sender for following the progress: 8 to 64 letters, digits, `-` and `_`.",
      }),
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
