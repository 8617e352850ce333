/** Events of items, by the names that webhooks and `/api/events` use, with a description of each. */
export const eventTypes = {
  "attempt.created": "Somebody handed in.",
  "attempt.deleted": "The owner deleted an attempt.",
  "attempt.restored": "The owner took the deletion of an attempt back.",
  "attempt.regraded": "An attempt has another result, because the owner had answers graded anew.",
  "content.created": "An item was made, by hand, as a copy or by a generation.",
  "content.updated": "An item was saved with a change.",
  "content.published": "A private item was made public.",
  "content.deleted": "An item was deleted with all its answers.",
  "content.restored": "A deleted item came back from the trash, with all its answers.",
  "generation.finished": "A generation has stored the item that it wrote.",
} as const;
export type EventName = keyof typeof eventTypes;

export const eventNames = Object.keys(eventTypes) as [EventName, ...EventName[]];

export const unknownEvent = `There is no such event; there are ${eventNames.join(", ")}`;

/** The name as stored in the database. */
type Column<Name extends string> = Name extends `${infer Noun}.${infer Verb}` ? `${Noun}_${Verb}` : never;
export type EventColumn = Column<EventName>;

export const columnOf = (name: EventName) => name.replace(".", "_") as EventColumn;
export const nameOf = (column: EventColumn) => column.replace("_", ".") as EventName;
