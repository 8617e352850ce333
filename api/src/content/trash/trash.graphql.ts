import { builder } from "../../platform/graphql/builder.ts";
import { gives } from "../../platform/graphql/descriptions.ts";
import { globalId } from "../../platform/graphql/ids.ts";
import { pageById } from "../../platform/graphql/list/page-arguments.ts";
import { guardedBy } from "../../platform/graphql/scopes.ts";
import { reload } from "../../platform/graphql/selection.ts";
import { keyDescription } from "../../platform/work/idempotency.ts";
import { Content, ContentKind, ownOnly } from "../content.graphql.ts";
import { kindOf } from "../kind.ts";
import { listTrashed, maySeeTrashed } from "./trash.policy.ts";
import { deletedUntilText, trashDays } from "./trash.shared.ts";
import { countTrashed, emptyTrash, purgeContent, restoreContent } from "./trash.ts";

export const TrashedItem = builder.prismaNode("TrashedItem", {
  id: { field: "id" },
  ...guardedBy(maySeeTrashed),
  description: `A deleted item, which its owner can restore for ${trashDays} days. Visible to its owner.`,
  select: { id: true, userId: true, contentId: true },
  fields: (t) => ({
    contentId: t.id({
      description: "The global id of the item, for `restoreContent` and `purgeContent`.",
      select: { contentId: true },
      resolve: ({ contentId }) => globalId("Content", contentId),
    }),
    kind: t.field({
      type: ContentKind,
      description: "Whether it is a quiz, a survey or a skill assessment.",
      select: { content: { select: { contentType: true, scoringType: true } } },
      resolve: ({ content }) => kindOf(content),
    }),
    title: t.string({
      description: "The heading that takers saw.",
      select: { content: { select: { title: true } } },
      resolve: ({ content }) => content.title,
    }),
    deletedAt: t.expose("deletedAt", { type: "DateTime", description: "When it was deleted." }),
    expiresAt: t.expose("expiresAt", { type: "DateTime", description: "When it goes for good, with its answers." }),
  }),
});

builder.prismaObjectField("User", "trash", (t) =>
  t.prismaConnection(
    {
      ...ownOnly("content:read")("The viewer's deleted items that can be restored, the last deleted first."),
      type: TrashedItem,
      cursor: "id",
      totalCount: (_user, _args, { platform, viewer }) => countTrashed(platform, viewer),
      resolve: (query, _user, _args, { platform, viewer }) =>
        platform.db.trashedItem.findMany({ ...query, ...pageById(query, "desc", listTrashed(viewer)) }),
    },
    { name: "UserTrashConnection" },
    { name: "UserTrashConnectionEdge" },
  ),
);

const itemId = { for: Content, required: true, description: "The global id of one's own deleted item." } as const;

builder.mutationFields((t) => ({
  restoreContent: t.prismaField({
    type: Content,
    description: "Brings one's own item back from the trash as it was, with all its answers and its links.",
    errors: gives("The item."),
    authScopes: { signedIn: true },
    args: { id: t.arg.globalID(itemId), idempotencyKey: t.arg.string({ description: keyDescription }) },
    resolve: async (query, _root, { id, idempotencyKey }, { platform, viewer }) => {
      await restoreContent(platform, viewer, id.id, undefined, idempotencyKey);
      return reload(platform.db.content, query, id.id);
    },
  }),
  purgeContent: t.id({
    description: "Deletes one's own item for good that is in the trash, and gives back its id.",
    errors: gives("The global id of the item."),
    authScopes: { signedIn: true },
    args: { id: t.arg.globalID(itemId), idempotencyKey: t.arg.string({ description: keyDescription }) },
    resolve: async (_root, { id, idempotencyKey }, { platform, viewer }) => {
      await purgeContent(platform, viewer, id.id, idempotencyKey);
      return globalId("Content", id.id);
    },
  }),
  emptyTrash: t.int({
    description: "Deletes for good whatever is in the viewer's trash.",
    errors: gives("The number of items that were in it."),
    authScopes: { signedIn: true },
    args: {
      deletedUntil: t.arg({ type: "DateTime", description: deletedUntilText }),
      idempotencyKey: t.arg.string({ description: keyDescription }),
    },
    resolve: (_root, { deletedUntil, idempotencyKey }, { platform, viewer }) =>
      emptyTrash(platform, viewer, { deletedUntil }, idempotencyKey),
  }),
}));
