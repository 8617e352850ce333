import { builder } from "../../platform/graphql/builder.ts";
import { columnOf, type EventColumn, eventNames, eventTypes } from "./event.shared.ts";

export const EventType = builder.enumType("EventType", {
  description: "What happens to items, as webhooks and events tell of it.",
  values: Object.fromEntries(
    eventNames.map((name) => [columnOf(name).toUpperCase(), { value: columnOf(name), description: eventTypes[name] }]),
  ) as Record<Uppercase<EventColumn>, { value: EventColumn; description: string }>,
});
