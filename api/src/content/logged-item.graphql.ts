import { LogEntry } from "../account/log/log.graphql.ts";
import { builder } from "../platform/graphql/builder.ts";
import { Content } from "./content.graphql.ts";

builder.prismaObjectField(LogEntry, "content", (t) =>
  t.prismaField({
    type: Content,
    nullable: true,
    description: "Item that the entry is about; null if there is none or it is deleted.",
    select: { contentId: true },
    resolve: (query, { contentId }, _args, { platform }) =>
      contentId === null
        ? null
        : platform.db.content.findUnique({ ...query, where: { id: contentId, deletedAt: null } }),
  }),
);
