import { ownItems } from "../../content/own.ts";
import { stateOf } from "../../content/rules/state.ts";
import { countRows, findSorted, type Slice } from "../../platform/data/list/sorted.ts";
import { parse } from "../../platform/errors.ts";
import { requireScope, type Viewer } from "../../platform/identity/viewer.ts";
import type { Platform } from "../../platform/platform.ts";
import { lastOf } from "../counting/stats.ts";
import { OwnOrder, type OwnSort } from "./own.rules.ts";

const total = (column: string) => `(SELECT ${column} FROM daily_tallies WHERE quiz_id = quizzes.id)`;
const attempts = total("coalesce(sum(attempts), 0)");
const score = `CASE WHEN content_type <> 'survey' THEN ${total("sum(score_sum)::float8 / nullif(sum(attempts), 0)")} END`;

/** SQL for the values of a column. Items without a value come last in either direction. */
const columns: Record<OwnSort, (isDescending: boolean) => string | undefined> = {
  title: () => 'title COLLATE "numbered"',
  responses: () => attempts,
  score: (isDescending) => `coalesce(${score}, ${isDescending ? "-1" : "101"})`,
  activity: (isDescending) => `coalesce(${total(lastOf("last_at"))}, '${isDescending ? "-" : ""}infinity')`,
  created: () => undefined,
};

/** Ids of the viewer's own items in an order, and the number of items on all pages. */
export async function ownPage(platform: Platform, viewer: Viewer, input: unknown, slice: Slice) {
  const { state, sort, order } = parse(OwnOrder, input);
  const list = ownItems(viewer, input);
  if (sort && sort !== "title" && sort !== "created") requireScope(viewer, "results:read");
  if (state) list.conditions.push(`${stateOf(attempts)} = $${list.values.push(state)}`);
  const isDescending = order ? order === "descending" : !sort;
  const by = columns[sort ?? "created"](isDescending);
  const [ids, count] = await Promise.all([
    findSorted(platform, { ...list, order: { by, isDescending } }, slice),
    countRows(platform, list),
  ]);
  return { ids, total: count };
}
