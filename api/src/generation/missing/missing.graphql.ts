import { Content, ownersOnly } from "../../content/content.graphql.ts";
import { builder } from "../../platform/graphql/builder.ts";
import { gives } from "../../platform/graphql/descriptions.ts";
import { keyDescription } from "../../platform/work/idempotency.ts";
import { GeneratedContent } from "../generation.graphql.ts";
import { type Missing, missingOf, writeMissing } from "./missing.ts";

const MissingQuestions = builder.objectRef<Missing>("MissingQuestions").implement({
  description: "Questions that a generation was asked for and did not write, and that can still be written.",
  authScopes: { public: true },
  fields: (t) => ({
    count: t.exposeInt("count", { description: "How many the item lacks." }),
    until: t.expose("until", { type: "DateTime", description: "Until when what they are made from is kept." }),
  }),
});

builder.prismaObjectField(Content, "missing", (t) =>
  t.field({
    type: MissingQuestions,
    ...ownersOnly("content:read")(
      "What its generation fell short of, for `writeMissing`; null if it lacks nothing, or there is nothing to write it from.",
    ),
    resolve: ({ id }, _args, { platform }) => missingOf(platform, id),
  }),
);

builder.mutationField("writeMissing", (t) =>
  t.field({
    type: GeneratedContent,
    errors: gives("The item with the questions that were added at its end, and what to know of them."),
    authScopes: { signedIn: true },
    description:
      "Writes the questions that a generated item lacks, from the same source, and none twice. Counted as a generation. With a progressId it goes on when the asker hangs up, and is watched by generationProgress.",
    args: {
      id: t.arg.globalID({ for: Content, required: true, description: "The global id of one's own item." }),
      progressId: t.arg.string({ description: "Made by the client, to watch generationProgress by." }),
      idempotencyKey: t.arg.string({ description: keyDescription }),
    },
    resolve: (_root, { id: { id }, progressId, idempotencyKey: key }, { platform, viewer, disconnected }) =>
      writeMissing(platform, viewer, id, { progressId: progressId ?? null, disconnected, key }),
  }),
);
