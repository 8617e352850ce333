import { builder } from "../../platform/graphql/builder.ts";
import { objectOf } from "../../platform/shape/object.ts";
import { Content, ownersAndAdmins } from "../content.graphql.ts";
import { EndingLinkEdit, EndingsEdit } from "../setting/ending.rules.ts";

export const EndingLinkType = objectOf(EndingLinkEdit);

builder.prismaObjectField(Content, "endings", (t) =>
  t.field({
    type: objectOf(EndingsEdit),
    ...ownersAndAdmins("Texts and links that participants see at the end; null if there are none."),
    resolve: ({ rules }) => rules?.endings,
  }),
);
