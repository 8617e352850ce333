import { builder } from "../../platform/graphql/builder.ts";
import { forSignedIn, gives } from "../../platform/graphql/descriptions.ts";
import { globalId, idOf } from "../../platform/graphql/ids.ts";
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
  description: `A deleted item, which its owner can restore for ${trashDays} days. Visible only to its owner.`,
  select: { id: true, userId: true, contentId: true },
  fields: (t) => ({
    contentId: t.id({
      description: "Global id of the item, for `restoreContent` and `purgeContent`.",
      select: { contentId: true },
      resolve: ({ contentId }) => globalId("Content", contentId),
    }),
    kind: t.field({
      type: ContentKind,
      description: "Kind of the item: quiz, survey or skill assessment.",
      select: { content: { select: { contentType: true, scoringType: true } } },
      resolve: ({ content }) => kindOf(content),
    }),
    title: t.string({
      description: "Title shown to participants.",
      select: { content: { select: { title: true } } },
      resolve: ({ content }) => content.title,
    }),
    deletedAt: t.expose("deletedAt", { type: "DateTime", description: "Time of the deletion." }),
    expiresAt: t.expose("expiresAt", {
      type: "DateTime",
      description: "Time at which the item is deleted permanently, with its responses.",
    }),
  }),
});

builder.prismaObjectField("User", "trash", (t) =>
  t.prismaConnection(
    {
      ...ownOnly("content:read")("The viewer's deleted items that can be restored, most recently deleted first."),
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

const itemId = idOf(Content, "one of your deleted items");

builder.mutationFields((t) => ({
  restoreContent: t.prismaField({
    type: Content,
    description: "Restores one of your items from the trash as it was, with all its responses and links.",
    ...forSignedIn(gives("The item.")),
    args: { id: t.arg.globalID(itemId), idempotencyKey: t.arg.string({ description: keyDescription }) },
    resolve: async (query, _root, { id, idempotencyKey }, { platform, viewer }) => {
      await restoreContent(platform, viewer, id.id, undefined, idempotencyKey);
      return reload(platform.db.content, query, id.id);
    },
  }),
  purgeContent: t.id({
    description: "Permanently deletes one of your items from the trash, and returns its id.",
    ...forSignedIn(gives("Global id of the item.")),
    args: { id: t.arg.globalID(itemId), idempotencyKey: t.arg.string({ description: keyDescription }) },
    resolve: async (_root, { id, idempotencyKey }, { platform, viewer }) => {
      await purgeContent(platform, viewer, id.id, idempotencyKey);
      return globalId("Content", id.id);
    },
  }),
  emptyTrash: t.int({
    description: "Permanently deletes all items in the viewer's trash.",
    ...forSignedIn(gives("Number of deleted items.")),
    args: {
      deletedUntil: t.arg({ type: "DateTime", description: deletedUntilText }),
      idempotencyKey: t.arg.string({ description: keyDescription }),
    },
    resolve: (_root, { deletedUntil, idempotencyKey }, { platform, viewer }) =>
      emptyTrash(platform, viewer, { deletedUntil }, idempotencyKey),
  }),
}));
