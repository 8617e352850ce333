/** Events of items, by the names that webhooks and `/api/events` use, with a description of each. */
export const eventTypes = {
  "attempt.created": "A participant submitted a response.",
  "attempt.deleted": "The owner deleted an attempt.",
  "attempt.restored": "The owner undid the deletion of an attempt.",
  "attempt.regraded": "The result of an attempt changed, because the owner had it regraded.",
  "content.created": "An item was created, by hand, as a copy or by a generation.",
  "content.updated": "An item was saved with a change.",
  "content.published": "A private item was made public.",
  "content.deleted": "An item was deleted with all its responses.",
  "content.restored": "A deleted item was restored from the trash, with all its responses.",
  "generation.finished": "A generation stored the item that it wrote.",
} as const;
export type EventName = keyof typeof eventTypes;

export const eventNames = Object.keys(eventTypes) as [EventName, ...EventName[]];

export const unknownEvent = `Unknown event. Events: ${eventNames.join(", ")}`;

/** The name as stored in the database. */
type Column<Name extends string> = Name extends `${infer Noun}.${infer Verb}` ? `${Noun}_${Verb}` : never;
export type EventColumn = Column<EventName>;

export const columnOf = (name: EventName) => name.replace(".", "_") as EventColumn;
export const nameOf = (column: EventColumn) => column.replace("_", ".") as EventName;
