import type { EventType } from "#relay/WebhookRow_webhook.graphql.ts";
import { columnOf, type EventName, eventNames } from "../../../api/src/content/event/event.shared.ts";

export const eventLabels: Record<EventName, string> = {
  "attempt.created": "New response",
  "attempt.deleted": "Response deleted",
  "attempt.restored": "Response restored",
  "attempt.regraded": "Response regraded",
  "content.created": "Item created",
  "content.updated": "Item changed",
  "content.published": "Item published",
  "content.deleted": "Item deleted",
  "content.restored": "Item restored",
  "generation.finished": "Generation finished",
};

/** Returns an event's GraphQL name. */
export const typeOf = (name: EventName) => columnOf(name).toUpperCase() as Uppercase<ReturnType<typeof columnOf>>;

/** Returns the name of an event; undefined for a newer server's. */
export const nameOfType = (type: EventType) => eventNames.find((name) => typeOf(name) === type);

export function labelOf(type: EventType): string {
  const name = nameOfType(type);
  return name ? eventLabels[name] : type;
}

export const eventsInWords = (types: readonly EventType[]) =>
  types.length === eventNames.length ? "All events" : types.map(labelOf).join(", ");
