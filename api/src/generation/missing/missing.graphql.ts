import { Content, ownersOnly, ownItem } from "../../content/content.graphql.ts";
import { builder } from "../../platform/graphql/builder.ts";
import { forSignedIn, gives } from "../../platform/graphql/descriptions.ts";
import { keyDescription } from "../../platform/work/idempotency.ts";
import { GeneratedContent } from "../generation.graphql.ts";
import { type Missing, missingOf, writeMissing } from "./missing.ts";

const MissingQuestions = builder.objectRef<Missing>("MissingQuestions").implement({
  description: "Questions that were requested from a generation, were not written, and can still be written.",
  authScopes: { public: true },
  fields: (t) => ({
    count: t.exposeInt("count", { description: "Number of questions that the item lacks." }),
    until: t.expose("until", { type: "DateTime", description: "Time until which the source is kept." }),
  }),
});

builder.prismaObjectField(Content, "missing", (t) =>
  t.field({
    type: MissingQuestions,
    ...ownersOnly("content:read")(
      "Questions missing from a generated item, for `writeMissing`; null if none are missing, or if there is nothing to write them from.",
    ),
    resolve: ({ id }, _args, { platform }) => missingOf(platform, id),
  }),
);

builder.mutationField("writeMissing", (t) =>
  t.field({
    type: GeneratedContent,
    ...forSignedIn(gives("The item with the questions that were added at its end, and notes for its creator.")),
    description:
      "Writes the questions missing from a generated item, from the same source, without repeating any. Counts as a generation. With a progressId, it can be watched with generationProgress and continues after the connection closes.",
    args: {
      id: t.arg.globalID(ownItem),
      progressId: t.arg.string({
        description: "Id chosen by the client, to watch the writing with generationProgress.",
      }),
      idempotencyKey: t.arg.string({ description: keyDescription }),
    },
    resolve: (_root, { id: { id }, progressId, idempotencyKey: key }, { platform, viewer, disconnected }) =>
      writeMissing(platform, viewer, id, { progressId: progressId ?? null, disconnected, key }),
  }),
);
