import { Content, ownersOnly } from "../../content/content.graphql.ts";
import { builder } from "../../platform/graphql/builder.ts";
import { costOf } from "../../platform/graphql/cost.ts";
import { givesContent } from "../../platform/graphql/descriptions.ts";
import { reload } from "../../platform/graphql/selection.ts";
import { freePlaces, type HeldPlaces, heldPlaces } from "./places.ts";

const HeldPlacesType = builder.objectRef<HeldPlaces>("HeldPlaces").implement({
  description: "Places held by unsubmitted attempts, for an item with `maxAttempts`.",
  authScopes: { signedIn: true },
  fields: (t) => ({
    held: t.exposeInt("held", { description: "Number of places." }),
    firstUntil: t.expose("firstUntil", {
      type: "DateTime",
      nullable: true,
      description: "Time when the first of them becomes free; null without any.",
    }),
    lastUntil: t.expose("lastUntil", {
      type: "DateTime",
      nullable: true,
      description: "Time when all of them are free; null without any.",
    }),
  }),
});

builder.prismaObjectField(Content, "places", (t) =>
  t.field({
    type: HeldPlacesType,
    ...ownersOnly("results:read")("The places held by unsubmitted attempts."),
    complexity: costOf.tallies,
    resolve: (content, _args, { platform }) => heldPlaces(platform, content.id),
  }),
);

builder.mutationField("freePlaces", (t) =>
  t.prismaField({
    type: Content,
    description:
      "Frees the places held by unsubmitted attempts at your own item. Participants who are still answering can submit as long as a place is free.",
    errors: givesContent,
    authScopes: { signedIn: true },
    args: { contentId: t.arg.globalID({ for: Content, required: true, description: "The global id of the item." }) },
    resolve: async (query, _root, { contentId: { id } }, { platform, viewer }) => {
      await freePlaces(platform, viewer, id);
      return reload(platform.db.content, query, id);
    },
  }),
);
