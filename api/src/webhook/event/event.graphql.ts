import { User } from "../../account/account.graphql.ts";
import { ownOnly } from "../../content/content.graphql.ts";
import { EventType } from "../../content/event/event.graphql.ts";
import { columnOf, nameOf } from "../../content/event/event.shared.ts";
import { builder } from "../../platform/graphql/builder.ts";
import { globalId } from "../../platform/graphql/ids.ts";
import { fieldsOf } from "../../platform/shape/object.ts";
import type { Message } from "../delivery/message.ts";
import { EventMessage } from "./event.contract.ts";
import { eventPage, retention, type EventPage as Shape } from "./events.ts";

const Event = builder.objectRef<Message>("Event").implement({
  description: "An event about an item.",
  authScopes: { signedIn: true },
  fields: (t) => ({
    ...fieldsOf(t, EventMessage, ["id as key", "timestamp"]),
    type: t.field({ type: EventType, description: "Type of the event.", resolve: ({ type }) => columnOf(type) }),
    contentId: t.id({
      description: "The global id of the item.",
      resolve: ({ data }) => globalId("Content", data.contentId),
    }),
    title: t.string({ description: "The title of the item.", resolve: ({ data }) => data.title }),
    message: t.string({
      description: "The complete message that webhooks send, as JSON text.",
      resolve: (message) => JSON.stringify(message),
    }),
  }),
});

const EventPage = builder.objectRef<Shape>("EventPage").implement({
  description: "A page of events about the viewer's items.",
  authScopes: { signedIn: true },
  fields: (t) => ({
    events: t.expose("messages", { type: [Event], description: "Events of the page, oldest first." }),
    nextCursor: t.exposeString("nextCursor", {
      description: "Value of `cursor` for the events that follow, including future ones.",
    }),
    hasMore: t.exposeBoolean("hasMore", { description: "Whether there are more events already." }),
  }),
});

builder.prismaObjectField(User, "events", (t) =>
  t.field({
    type: EventPage,
    ...ownOnly("results:read")(
      `Events that webhooks send, for polling: no event is missed or repeated. New attempts can be read as long as they are stored, other events for ${retention} days.`,
    ),
    args: {
      since: t.arg({ type: "DateTime", description: "Only events at this time or later." }),
      cursor: t.arg.string({ description: "The `nextCursor` of the previous page." }),
      limit: t.arg.int({ description: "Maximum number of events on a page, 1 to 500; 100 by default." }),
      types: t.arg({ type: [EventType], description: "Only these events." }),
      contentId: t.arg.globalID({
        description: "Only events about the item with this global id, which may be deleted.",
      }),
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
