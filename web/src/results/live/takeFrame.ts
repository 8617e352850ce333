import type { RecordProxy, RecordSourceProxy } from "relay-runtime";

/** How many of an item's days its watchers are sent. */
const sentDays = 2;

/**
 * Puts the newest days among those that were read; all else of a frame is shown as it is sent. False when it does not
 * fit: it is of other questions, levels or days than the results that were read.
 */
export function takeFrame(store: RecordSourceProxy, content: RecordProxy): boolean {
  const results = content.getLinkedRecord("results");
  const counts = results?.getLinkedRecord("counts");
  if (!results || counts?.getValue("layout") !== results.getValue("layout")) return false;

  // Only the newest days are sent: an answer comes today, or came before midnight.
  const days = listOf(results, "days");
  const byName = new Map(days.map((day) => [day.getValue("day"), day]));
  const added = listOf(results, "days", { last: sentDays }).flatMap((sent) => {
    const name = sent.getValue("day");
    const id = `${results.getDataID()}:day:${name}`;
    const day = byName.get(name) ?? store.get(id) ?? store.create(id, sent.getType());
    write(day, "day", name);
    write(day, "attempts", sent.getValue("attempts"));
    return byName.has(name) ? [] : [day];
  });
  if (added.length > 0) results.setLinkedRecords([...days, ...added], "days");
  const attempts = [...days, ...added].reduce((sum, day) => sum + Number(day.getValue("attempts")), 0);
  return attempts === results.getValue("totalAttempts");
}

/** A value that is there already is not written: whoever shows it would look at it again. */
function write(record: RecordProxy, name: string, value: unknown) {
  if (record.getValue(name) !== value) record.setValue(value, name);
}

const listOf = (record: RecordProxy, name: string, args?: Record<string, number>): RecordProxy[] =>
  (record.getLinkedRecords(name, args) ?? []).flatMap((one) => one ?? []);
