import { Content, ownersOnly, ownItem } from "../../content/content.graphql.ts";
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
      "Frees the places held by unsubmitted attempts at one of your items. Participants who are still answering can submit as long as a place is free.",
    ...forSignedIn(givesContent),
    args: { contentId: t.arg.globalID(ownItem) },
    resolve: async (query, _root, { contentId: { id } }, { platform, viewer }) => {
      await freePlaces(platform, viewer, id);
      return reload(platform.db.content, query, id);
    },
  }),
);
