import { validate as isUuid } from "uuid";
import { invalid } from "../../platform/errors.ts";

/** A place in a list by time. It is the database's: processes on several machines have clocks of their own. */
export interface Place {
  completedAt: Date;
  id: string;
}

/** A place as REST hands it out and takes it. */
export const cursorOf = ({ completedAt, id }: Place) => `${completedAt.getTime().toString(36)}_${id}`;

export function placeOf(cursor: string): Place {
  const [time = "", id] = cursor.split("_");
  const completedAt = new Date(Number.parseInt(time, 36));
  if (id === undefined || !isUuid(id) || Number.isNaN(completedAt.getTime()))
    throw invalid("cursor", "cursor is none of the list");
  return { completedAt, id };
}
