import { ownOnly } from "../content/content.graphql.ts";
import { builder } from "../platform/graphql/builder.ts";
import { forSignedIn, gives } from "../platform/graphql/descriptions.ts";
import { enumOf } from "../platform/shape/enum.ts";
import { fieldsOf } from "../platform/shape/object.ts";
import * as contract from "./background/background.contract.ts";
import { type ProgressState, type WrittenQuestion, watchProgress } from "./progress.ts";
import { endRunning, type Running, runningOf, watchRunning } from "./running.ts";

const GenerationStage = enumOf<ProgressState["stage"]>("GenerationStage", "Stage of a generation.", {
  READING: "Reading the source.",
  WRITING: "Writing questions.",
  SAVING: "Saving the item.",
});

const GeneratedQuestion = builder.objectRef<WrittenQuestion>("GeneratedQuestion").implement({
  description: "A question of an item that is not stored yet.",
  authScopes: { signedIn: true },
  fields: (t) => ({
    ...fieldsOf(t, contract.WrittenQuestion, ["questionText as text", "options", "correctAnswer", "passage"]),
  }),
});

const GenerationProgress = builder.objectRef<ProgressState>("GenerationProgress").implement({
  description: "Progress of writing questions.",
  authScopes: { signedIn: true },
  fields: (t) => ({
    stage: t.field({ type: GenerationStage, description: "Current stage.", resolve: ({ stage }) => stage }),
    line: t.exposeString("line", { description: "The stage in words: Writing question 3 of 8." }),
    recognized: t.string({
      nullable: true,
      description:
        "Language of the source and the certainty of its detection, in words: German, surely. Null until the source is read.",
      resolve: ({ recognized }) => recognized ?? null,
    }),
    wanted: t.exposeInt("wanted", { description: "Number of questions that were requested." }),
    questions: t.field({
      type: [GeneratedQuestion],
      description: "Questions written so far, in their order.",
      resolve: ({ questions }) => questions,
    }),
  }),
});

builder.subscriptionField("generationProgress", (t) =>
  t.field({
    type: GenerationProgress,
    authScopes: { signedIn: true },
    description:
      "Yields the progress of the viewer's own request with this progressId at each change, and completes when it is done. Can be subscribed to before the request starts.",
    args: { id: t.arg.string({ required: true, description: "The progressId given to the request." }) },
    subscribe: (_root, { id }, { platform, viewer }) => watchProgress(platform, viewer, id),
    resolve: (state) => state,
  }),
);

const Generation = builder.objectRef<Running>("Generation").implement({
  description:
    "A generation that is running, or that failed while nobody was waiting for it. Once it is done, the item replaces it.",
  authScopes: { signedIn: true },
  fields: (t) => ({
    key: t.exposeString("id", { description: "Key for endGeneration: the progressId, if the client gave one." }),
    ...fieldsOf(t, contract.UnfinishedGeneration, { without: ["id", "state"] }),
    isFailed: t.exposeBoolean("isFailed", {
      description: "Whether the generation failed; if so, it is kept for a day, or until endGeneration removes it.",
    }),
  }),
});

builder.prismaObjectField("User", "generations", (t) =>
  t.field({
    type: [Generation],
    ...ownOnly("content:read")("The viewer's own generations, oldest first."),
    resolve: (_user, _args, { platform, viewer }) => runningOf(platform, viewer),
  }),
);

builder.subscriptionField("generations", (t) =>
  t.field({
    type: [Generation],
    authScopes: { signedIn: true },
    description: "Yields the viewer's own generations, immediately and at each change.",
    subscribe: (_root, _args, { platform, viewer }) => watchRunning(platform, viewer),
    resolve: (running) => running,
  }),
);

builder.mutationField("endGeneration", (t) =>
  t.boolean({
    ...forSignedIn(gives("True if there was such a generation, false if it was over already.")),
    description: "Stops one of the viewer's generations, or removes a failed one.",
    args: { key: t.arg.string({ required: true, description: "The key of the generation." }) },
    resolve: (_root, { key }, { platform, viewer }) => endRunning(platform, viewer, key),
  }),
);
