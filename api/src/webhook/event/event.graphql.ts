import { User } from "../../account/account.graphql.ts";
import { ownOnly } from "../../content/content.graphql.ts";
import { EventType } from "../../content/event/event.graphql.ts";
import { columnOf, nameOf } from "../../content/event/event.shared.ts";
import { builder } from "../../platform/graphql/builder.ts";
import { globalId } from "../../platform/graphql/ids.ts";
import type { Message } from "../delivery/message.ts";
import { eventPage, retention, type EventPage as Shape } from "./events.ts";

const Event = builder.objectRef<Message>("Event").implement({
  description: "Something that happened to an item.",
  authScopes: { signedIn: true },
  fields: (t) => ({
    key: t.exposeString("id", { description: "The same for every webhook; of a new attempt, the attempt's own id." }),
    type: t.field({ type: EventType, description: "What happened.", resolve: ({ type }) => columnOf(type) }),
    timestamp: t.expose("timestamp", { type: "DateTime", description: "When it happened." }),
    contentId: t.id({
      description: "The global id of the item.",
      resolve: ({ data }) => globalId("Content", data.contentId),
    }),
    title: t.string({ description: "The title of the item.", resolve: ({ data }) => data.title }),
    message: t.string({
      description: "All of it as webhooks send it, as JSON text.",
      resolve: (message) => JSON.stringify(message),
    }),
  }),
});

const EventPage = builder.objectRef<Shape>("EventPage").implement({
  description: "A page of what happened to the viewer's items.",
  authScopes: { signedIn: true },
  fields: (t) => ({
    events: t.expose("messages", { type: [Event], description: "The oldest first." }),
    nextCursor: t.exposeString("nextCursor", {
      description: "Sent as `cursor` it gets what comes next, also later.",
    }),
    hasMore: t.exposeBoolean("hasMore", { description: "Whether there is more already." }),
  }),
});

builder.prismaObjectField(User, "events", (t) =>
  t.field({
    type: EventPage,
    ...ownOnly("results:read")(
      `What webhooks tell of, to be polled: nothing is missed and nothing comes twice. New attempts as long as they are stored, other events for ${retention} days.`,
    ),
    args: {
      since: t.arg({ type: "DateTime", description: "What happened at this time or later." }),
      cursor: t.arg.string({ description: "The nextCursor of the page before." }),
      limit: t.arg.int({ description: "The most that a page may have: 1 to 500; 100 where none is asked for." }),
      types: t.arg({ type: [EventType], description: "Only these events." }),
      contentId: t.arg.globalID({ description: "Only of the item with this global id, which may be deleted." }),
    },
    complexity: ({ limit }) => ({ field: 1, multiplier: limit ?? 100 }),
    resolve: (_user, { since, limit, types, contentId, cursor }, { platform, viewer }) =>
      eventPage(platform, viewer, {
        since: since?.toISOString(),
        cursor,
        types: types?.map(nameOf),
        contentId: contentId?.id,
        ...(limit != null && { limit }),
      }),
  }),
);
