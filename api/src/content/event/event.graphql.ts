import { builder } from "../../platform/graphql/builder.ts";
import { columnOf, type EventColumn, eventNames, eventTypes } from "./event.shared.ts";

export const EventType = builder.enumType("EventType", {
  description: "Event of an item, as reported by webhooks and `/api/events`.",
  values: Object.fromEntries(
    eventNames.map((name) => [columnOf(name).toUpperCase(), { value: columnOf(name), description: eventTypes[name] }]),
  ) as Record<Uppercase<EventColumn>, { value: EventColumn; description: string }>,
});
