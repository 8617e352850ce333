import { ContentKind, ownOnly } from "../content/content.graphql.ts";
import { builder } from "../platform/graphql/builder.ts";
import { gives } from "../platform/graphql/descriptions.ts";
import { type ProgressState, type WrittenQuestion, watchProgress } from "./progress.ts";
import { endRunning, type Running, runningOf, watchRunning } from "./running.ts";

const GenerationStage = builder.enumType("GenerationStage", {
  description: "What a generation is doing.",
  values: {
    READING: { description: "Reading the source." },
    WRITING: { description: "Writing questions." },
    SAVING: { description: "Saving the item." },
  } satisfies Record<ProgressState["stage"], object>,
});

const GeneratedQuestion = builder.objectRef<WrittenQuestion>("GeneratedQuestion").implement({
  description: "A question of an item that is not stored yet.",
  authScopes: { signedIn: true },
  fields: (t) => ({
    text: t.exposeString("questionText", { description: "The question as takers will read it." }),
    options: t.exposeStringList("options", { description: "The options in their order." }),
    correctAnswer: t.exposeInt("correctAnswer", {
      nullable: true,
      description: "The index of the right option, from 0; null in surveys and assessments.",
    }),
    passage: t.exposeString("passage", {
      nullable: true,
      description: "The passage of the source that the question comes from, word for word; null without a source.",
    }),
  }),
});

const GenerationProgress = builder.objectRef<ProgressState>("GenerationProgress").implement({
  description: "How far the writing of questions is.",
  authScopes: { signedIn: true },
  fields: (t) => ({
    stage: t.field({ type: GenerationStage, description: "What it is doing.", resolve: ({ stage }) => stage }),
    line: t.exposeString("line", { description: "The stage in words: Writing question 3 of 8." }),
    recognized: t.string({
      nullable: true,
      description: "The language of the source and how sure that is, in words: German, surely. Null until it is read.",
      resolve: ({ recognized }) => recognized ?? null,
    }),
    wanted: t.exposeInt("wanted", { description: "The number of questions that were asked for." }),
    questions: t.field({
      type: [GeneratedQuestion],
      description: "The questions that are written, in their order.",
      resolve: ({ questions }) => questions,
    }),
  }),
});

builder.subscriptionField("generationProgress", (t) =>
  t.field({
    type: GenerationProgress,
    authScopes: { signedIn: true },
    description:
      "Yields how far the viewer's own generateContent with that progressId is, at each change, and completes when it is done. May be asked before it begins.",
    args: { id: t.arg.string({ required: true, description: "The progressId given to generateContent." }) },
    subscribe: (_root, { id }, { platform, viewer }) => watchProgress(platform, viewer, id),
    resolve: (state) => state,
  }),
);

const Generation = builder.objectRef<Running>("Generation").implement({
  description:
    "An item on its way, or one that failed while nobody waited for it. When it is done, the item takes its place.",
  authScopes: { signedIn: true },
  fields: (t) => ({
    key: t.exposeString("id", {
      description: "The key that endGeneration takes: the progressId, if its asker gave one.",
    }),
    kind: t.field({ type: ContentKind, description: "The kind of the item.", resolve: ({ kind }) => kind }),
    title: t.exposeString("title", {
      nullable: true,
      description: "The title of the item; null until its source gives it one.",
    }),
    line: t.exposeString("line", { description: "The current stage, or the reason of the failure." }),
    wanted: t.exposeInt("wanted", { description: "The number of questions that were asked for." }),
    written: t.exposeInt("written", { description: "The number of questions that are written." }),
    isFailed: t.exposeBoolean("isFailed", {
      description: "Whether it failed; it is kept for a day then, or until endGeneration.",
    }),
  }),
});

builder.prismaObjectField("User", "generations", (t) =>
  t.field({
    type: [Generation],
    ...ownOnly("content:read")("The viewer's own generations, the oldest first."),
    resolve: (_user, _args, { platform, viewer }) => runningOf(platform, viewer),
  }),
);

builder.subscriptionField("generations", (t) =>
  t.field({
    type: [Generation],
    authScopes: { signedIn: true },
    description: "Yields the viewer's own generations, now and at each change.",
    subscribe: (_root, _args, { platform, viewer }) => watchRunning(platform, viewer),
    resolve: (running) => running,
  }),
);

builder.mutationField("endGeneration", (t) =>
  t.boolean({
    errors: gives("True if there was such a generation, false if it was over already."),
    authScopes: { signedIn: true },
    description: "Stops one of the viewer's generations, or removes a failed one.",
    args: { key: t.arg.string({ required: true, description: "The key of the generation." }) },
    resolve: (_root, { key }, { platform, viewer }) => endRunning(platform, viewer, key),
  }),
);
