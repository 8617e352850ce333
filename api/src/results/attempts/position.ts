import { validate as isUuid } from "uuid";
import { invalid } from "../../platform/errors.ts";

/** Times are the database's, because processes may have different clocks. */
export interface Position {
  completedAt: Date;
  id: string;
}

export const cursorOf = ({ completedAt, id }: Position) => `${completedAt.getTime().toString(36)}_${id}`;

export function positionOf(cursor: string): Position {
  const [time = "", id] = cursor.split("_");
  const completedAt = new Date(Number.parseInt(time, 36));
  if (id === undefined || !isUuid(id) || Number.isNaN(completedAt.getTime()))
    throw invalid("cursor", "cursor is none of the list");
  return { completedAt, id };
}
