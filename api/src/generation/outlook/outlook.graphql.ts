import { ContentKind, Difficulty } from "../../content/content.graphql.ts";
import { builder } from "../../platform/graphql/builder.ts";
import { forSignedIn, gives } from "../../platform/graphql/descriptions.ts";
import { objectOf } from "../../platform/shape/object.ts";
import { AnswerWish, GenerationSourceInput, orderIn, orderWords } from "../generation.graphql.ts";
import * as contract from "./outlook.contract.ts";
import { readOutlook } from "./outlook.ts";

const Outlook = objectOf(contract.Outlook, { scope: "signedIn" });

const ReadOutlookInput = builder.inputType("ReadOutlookInput", {
  description: "A source, and the questions to count in it.",
  fields: (t) => ({
    kind: t.field({ type: ContentKind, required: true, description: "The kind of the item." }),
    source: t.field({ type: GenerationSourceInput, required: true, description: "The source; not a topic." }),
    more: t.field({ type: [GenerationSourceInput], description: orderWords.more }),
    pages: t.string({ description: orderWords.pages }),
    sourceUrl: t.string({ description: orderWords.sourceUrl }),
    language: t.string({ description: "Language of the source, as a BCP 47 tag; recognized by default." }),
    answers: t.field({ type: AnswerWish, description: orderWords.answers }),
    difficulty: t.field({ type: Difficulty, description: orderWords.difficulty }),
    progressId: t.string({ description: "Id chosen by the client, to watch the reading with generationProgress." }),
  }),
});

builder.mutationField("readOutlook", (t) =>
  t.field({
    type: Outlook,
    ...forSignedIn(gives("The sections of the source, and how many questions it can give.")),
    description:
      "Reads a source, to see its sections and how many questions it can give. Stores nothing; counts as a generation.",
    args: {
      input: t.arg({ type: ReadOutlookInput, required: true, description: "The source, and the questions to count." }),
    },
    resolve: (_root, { input: { progressId, ...input } }, { platform, viewer, disconnected }) => {
      const { kind, given } = orderIn(input);
      return readOutlook(platform, viewer, { ...given, kind }, { progressId, disconnected });
    },
  }),
);
