import { literally } from "../../platform/data/like.ts";
import { parse } from "../../platform/errors.ts";
import { requireScope, type Viewer, zoneOf } from "../../platform/identity/viewer.ts";
import type { Platform } from "../../platform/platform.ts";
import { dayEnd, dayStart } from "../counting/zone.ts";
import { type Choice, grouped } from "./choices.shared.ts";
import { ResultsFilter } from "./filter.rules.ts";

/** Throws FORBIDDEN to a token that searches for participants without their scope. */
export function parseFilter(viewer: Viewer, input: unknown): ResultsFilter | null {
  const filter: ResultsFilter = withoutEmpty(parse(ResultsFilter, withoutEmpty(input ?? {})));
  if (filter.search) requireScope(viewer, "participants:read");
  return Object.keys(filter).length === 0 ? null : filter;
}

export interface AppliedFilter extends Omit<ResultsFilter, "choices"> {
  /** By question, the ids of all its wordings and the options to match. */
  chosen: { versions: string[]; options: number[] }[];
  zone: string;
}

/** Null if the filter matches everything. Days are those of the viewer's zone. */
export async function readFilter({ sql }: Platform, viewer: Viewer, input: unknown): Promise<AppliedFilter | null> {
  const zone = zoneOf(viewer);
  const filter = parseFilter(viewer, input);
  if (filter === null) return null;
  const { choices = [], ...parts } = filter;
  return { ...parts, chosen: choices.length === 0 ? [] : await readVersions(sql, choices), zone };
}

/** Two wordings of one question merge. */
async function readVersions(sql: Platform["sql"], choices: readonly Choice[]): Promise<AppliedFilter["chosen"]> {
  const { rows } = await sql.query<{ asked: string; line: string; version: string }>({
    name: "lines",
    text: `SELECT q.id AS asked, q.line_id AS line, v.id AS version
             FROM questions q JOIN questions v ON (v.quiz_id, v.line_id) = (q.quiz_id, q.line_id) WHERE q.id = ANY($1)`,
    values: [choices.map(({ question }) => question)],
  });
  const lineOf = new Map(rows.map(({ asked, line }) => [asked, line]));
  const byLine = grouped(choices.map((choice) => ({ ...choice, question: lineOf.get(choice.question) ?? "" })));
  return byLine.map(({ question, options }) => ({
    versions: [...new Set(rows.flatMap(({ line, version }) => (line === question ? version : [])))],
    options,
  }));
}

const withoutEmpty = (parts: object) =>
  Object.fromEntries(
    Object.entries(parts)
      .map(([name, value]) => [name, Array.isArray(value) ? value.filter((one) => !isEmpty(one)) : value])
      .filter(([, value]) => !isEmpty(value)),
  );

const isEmpty = (value: unknown) =>
  value === null || value === undefined || value === "" || (Array.isArray(value) && value.length === 0);

function scoresOf({ bin, minScore, maxScore }: ResultsFilter): { from: number; to: number } | null {
  if (bin == null && minScore == null && maxScore == null) return null;
  const bar = bin == null ? { from: 0, to: 100 } : { from: 10 * bin, to: bin === 9 ? 100 : 10 * bin + 9 };
  return { from: Math.max(bar.from, minScore ?? 0), to: Math.min(bar.to, maxScore ?? 100) };
}

const levelOf = ({ level, levelMin, levelMax }: ResultsFilter) =>
  level == null || levelMin == null || levelMax == null ? null : { name: level, range: [levelMin, levelMax] };

/** One JSON path for all questions, so that PostgreSQL unpacks an attempt's answers once. */
function pathOf({ versions, options }: AppliedFilter["chosen"][number]) {
  const isOne = options.map((option) => `@ == ${option}`).join(" || ");
  // Beside a text, the options are a part of the answer.
  const places = versions.flatMap((id) => [`$.${JSON.stringify(id)}[*]`, `$.${JSON.stringify(id)}.choices[*]`]);
  return `(${places.map((place) => `exists(${place} ? (${isOne}))`).join(" || ")})`;
}

export interface Condition {
  where: string;
  values: unknown[];
}

/** The SQL condition that lists, exports and counts share. */
export function conditionOf(contentId: string, filter: AppliedFilter | null): Condition {
  if (filter === null) return { where: "quiz_id = $1", values: [contentId] };
  const { from, to, zone, revision, chosen, level, search } = filter;
  const scores = scoresOf(filter);
  const values: unknown[] = [contentId];
  const parts = ["quiz_id = $1"];
  const add = (part: (...placeholders: string[]) => string, ...more: unknown[]) => {
    parts.push(part(...more.map((value) => `$${values.push(value)}`)));
  };
  if (from) add((day) => `completed_at >= ${day}`, dayStart(from, zone));
  if (to) add((day) => `completed_at < ${day}`, dayEnd(to, zone));
  if (revision != null) add((number) => `revision = ${number}`, revision);
  if (chosen.some(({ versions }) => versions.length === 0)) parts.push("false");
  // Not the operator `@@`: the planner assumes few matches for it, and sorts all of them for each page.
  else if (chosen.length > 0)
    add((path) => `jsonb_path_match(answers, ${path}::jsonpath)`, chosen.map(pathOf).join(" && "));
  if (scores) add((low, high) => `percentage BETWEEN ${low} AND ${high}`, scores.from, scores.to);
  if (level) add((name) => `skill_level = ${name}`, level);
  const exactLevel = levelOf(filter);
  if (exactLevel)
    add(
      (levels) =>
        `revision IN (SELECT r.revision FROM quiz_revisions r WHERE r.quiz_id = $1 AND r.skill_levels @> ${levels}::jsonb)`,
      JSON.stringify([exactLevel]),
    );
  if (search)
    add((part) => `(participant_name ILIKE ${part} OR participant_email ILIKE ${part})`, `%${literally(search)}%`);
  return { where: parts.join(" AND "), values };
}
