import { Content, ownersOnly } from "../../content/content.graphql.ts";
import { builder } from "../../platform/graphql/builder.ts";
import { costOf } from "../../platform/graphql/cost.ts";
import { forSignedIn, givesContent } from "../../platform/graphql/descriptions.ts";
import { reload } from "../../platform/graphql/selection.ts";
import { objectOf } from "../../platform/shape/object.ts";
import { HeldPlaces } from "./places.contract.ts";
import { freePlaces, heldPlaces } from "./places.ts";

builder.prismaObjectField(Content, "places", (t) =>
  t.field({
    type: objectOf(HeldPlaces, { scope: "signedIn" }),
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
    ...forSignedIn(givesContent),
    args: { contentId: t.arg.globalID({ for: Content, required: true, description: "The global id of the item." }) },
    resolve: async (query, _root, { contentId: { id } }, { platform, viewer }) => {
      await freePlaces(platform, viewer, id);
      return reload(platform.db.content, query, id);
    },
  }),
);
