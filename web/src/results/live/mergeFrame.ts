import type { RecordProxy, RecordSourceProxy } from "relay-runtime";

const frameDays = 2;

/** Merges a frame into the store. False when its layout, levels or days do not match what was loaded. */
export function mergeFrame(store: RecordSourceProxy, content: RecordProxy): boolean {
  const results = content.getLinkedRecord("results");
  const counts = results?.getLinkedRecord("counts");
  if (!results || counts?.getValue("layout") !== results.getValue("layout")) return false;

  // A frame contains only the last days: today's, and the previous one for responses around midnight.
  const days = listOf(results, "days");
  const byName = new Map(days.map((day) => [day.getValue("day"), day]));
  const added = listOf(results, "days", { last: frameDays }).flatMap((sent) => {
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

/** Writing an unchanged value would notify its subscribers. */
function write(record: RecordProxy, name: string, value: unknown) {
  if (record.getValue(name) !== value) record.setValue(value, name);
}

const listOf = (record: RecordProxy, name: string, args?: Record<string, number>): RecordProxy[] =>
  (record.getLinkedRecords(name, args) ?? []).flatMap((one) => one ?? []);
