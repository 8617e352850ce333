import type { RecordProxy, RecordSourceProxy } from "relay-runtime";
import { share } from "../../../../api/src/attempt/grading/share.rules.ts";

/** How many of an item's days its watchers are sent. */
const sentDays = 2;

/**
 * Puts the counts that watchers are sent beside an item's results into those results. False when they do not fit: they
 * are of other questions, levels or days than the results that were read.
 */
export function spreadCounts(store: RecordSourceProxy, content: RecordProxy): boolean {
  const results = content.getLinkedRecord("results");
  const counts = results?.getLinkedRecord("counts");
  if (!results || !counts || counts.getValue("layout") !== results.getValue("layout")) return false;

  const questions = listOf(results, "questions");
  spreadQuestions(questions, integers(counts, "questions"));
  spreadQuestions(
    questions.flatMap((question) => listOf(question, "wordings")),
    integers(counts, "wordings"),
  );
  const scores = integers(counts, "scores");
  for (const [place, bar] of listOf(results, "scoreBars").entries()) write(bar, "attempts", scores[place] ?? 0);
  spreadLevels(listOf(results, "levels"), integers(counts, "levels"));
  spreadDays(store, results);
  return sum(listOf(results, "days").map((day) => integer(day, "attempts"))) === integer(results, "totalAttempts");
}

function spreadQuestions(questions: readonly RecordProxy[], counts: readonly number[]) {
  const rest = counts.values();
  const next = () => rest.next().value ?? 0;
  for (const question of questions) {
    const people = next();
    write(question, "responses", people);
    for (const option of listOf(question, "options")) {
      const count = next();
      write(option, "count", count);
      write(option, "peoplePercentage", share(count, people));
      if (option.getValue("isCorrect") === true)
        write(question, "correctRate", people === 0 ? null : share(count, people));
    }
  }
}

function spreadLevels(levels: readonly RecordProxy[], counts: readonly number[]) {
  const people = sum(counts);
  for (const [place, level] of levels.entries()) {
    const count = counts[place] ?? 0;
    write(level, "count", count);
    write(level, "percentage", share(count, people));
  }
}

/** Only the newest days are sent: an answer comes today, or came before midnight. */
function spreadDays(store: RecordSourceProxy, results: RecordProxy) {
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
}

/** A value that is there already is not written: whoever shows it would look at it again. */
function write(record: RecordProxy, name: string, value: unknown) {
  if (record.getValue(name) !== value) record.setValue(value, name);
}

const listOf = (record: RecordProxy, name: string, args?: Record<string, number>): RecordProxy[] =>
  (record.getLinkedRecords(name, args) ?? []).flatMap((one) => one ?? []);
const integers = (record: RecordProxy, name: string) => (record.getValue(name) ?? []) as readonly number[];
const integer = (record: RecordProxy, name: string) => Number(record.getValue(name));
const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);
