import { isShown } from "../../attempt/publishing/waiting.ts";
import { anonymousRule } from "../../attempt/writing/anonymity.ts";
import type { Content } from "../../generated/prisma/client.ts";
import { literally } from "../../platform/data/like.ts";
import { invalid, parse } from "../../platform/errors.ts";
import { requireScope, type Viewer, zoneOf } from "../../platform/identity/viewer.ts";
import type { Platform } from "../../platform/platform.ts";
import { noLanguage } from "../../platform/shared/languages.shared.ts";
import { dayEnd, dayStart } from "../counting/zone.ts";
import { answeredCondition, type Ways } from "./answers/answered.ts";
import type { AskedAnswer } from "./answers/answers.shared.ts";
import { judged, type Keyed } from "./answers/judged.ts";
import { type Choice, finerThanBlocks, grouped } from "./choices.shared.ts";
import { ResultsFilter } from "./filter.rules.ts";

/** Throws FORBIDDEN for a token without the scope for participants if the filter could identify them. */
export function parseFilter(viewer: Viewer, input: unknown): ResultsFilter | null {
  const filter: ResultsFilter = withoutEmpty(parse(ResultsFilter, withoutEmpty(input ?? {})));
  if (filter.search || filter.fields) requireScope(viewer, "participants:read");
  return Object.keys(filter).length === 0 ? null : filter;
}

export interface AppliedFilter extends Omit<ResultsFilter, "choices" | "answers"> {
  /** Grouped by question. */
  chosen: Ways[];
  zone: string;
}

/** Throws VALIDATION_FAILED for a filter that could select fewer anonymous answers than a block. */
export async function requireWholeBlocks(platform: Platform, contentId: string, filter: ResultsFilter): Promise<void> {
  const finer = finerThanBlocks.find((part) => part in filter);
  if (finer !== undefined) await refuseAnonymous(platform, contentId, finer);
}

/** Throws VALIDATION_FAILED for this part of the input if answers are anonymous. */
export async function refuseAnonymous({ sql }: Platform, contentId: string, part: string): Promise<void> {
  const { rowCount } = await sql.query(`SELECT FROM quizzes WHERE id = $1 AND ${anonymousRule("quizzes")}`, [
    contentId,
  ]);
  if (rowCount === 1)
    throw invalid(part, "Anonymous answers can't be filtered by what was answered: it could single people out");
}

/** Null if the filter matches everything. Days are in the viewer's time zone. Throws what `requireWholeBlocks` does. */
export async function readFilter(
  platform: Platform,
  viewer: Viewer,
  input: unknown,
  contentId: string,
): Promise<AppliedFilter | null> {
  const zone = zoneOf(viewer);
  const filter = parseFilter(viewer, input);
  if (filter === null) return null;
  await requireWholeBlocks(platform, contentId, filter);
  const { choices = [], answers = [], ...parts } = filter;
  const isEmpty = choices.length === 0 && answers.length === 0;
  return { ...parts, chosen: isEmpty ? [] : await readWays(platform, viewer, choices, answers), zone };
}

interface Version extends Keyed {
  asked: string;
  line: string;
}

/** Merges two versions of one question. */
async function readWays(
  platform: Platform,
  { user }: Viewer,
  choices: readonly Choice[],
  answers: readonly AskedAnswer[],
): Promise<Ways[]> {
  const { rows } = await platform.sql.query<Version>({
    name: "lines",
    text: `SELECT q.id AS asked, q.line_id AS line, v.id AS version, v.quiz_id AS "contentId",
                  v.question_type AS "questionType", v.correct_answer AS "correctAnswer", v.answer_key AS "answerKey"
             FROM questions q JOIN questions v ON (v.quiz_id, v.line_id) = (q.quiz_id, q.line_id) WHERE q.id = ANY($1)`,
    values: [[...choices, ...answers].map(({ question }) => question)],
  });
  const lineOf = new Map(rows.map(({ asked, line }) => [asked, line]));
  const inLine = <T extends { question: string }>(part: T) => ({ ...part, question: lineOf.get(part.question) ?? "" });
  const optionsOf = new Map(grouped(choices.map(inLine)).map(({ question, options }) => [question, options]));
  const answersTo = Map.groupBy(answers.map(inLine), ({ question }) => question);
  return Promise.all(
    [...new Set([...optionsOf.keys(), ...answersTo.keys()])].map(async (line): Promise<Ways> => {
      const ofLine = rows.filter((row) => row.line === line);
      const versions = [...new Map(ofLine.map((row) => [row.version, row])).values()];
      const answers = answersTo.get(line) ?? [];
      const isGraded = answers.some(({ outcome }) => outcome === "RIGHT" || outcome === "WRONG");
      return {
        versions: versions.map(({ version }) => version),
        options: optionsOf.get(line) ?? [],
        answers: answers,
        judged: isGraded ? await judged(platform, user?.id ?? null, versions) : [],
      };
    }),
  );
}

/** The numbers of the groups in a filter. Null if it has other conditions, which tallies cannot answer. */
export function groupsIn({ groups }: Pick<Content, "groups">, filter: AppliedFilter): number[] | null {
  const { fields, chosen, zone: _, ...others } = filter;
  if (!fields || !groups || chosen.length > 0 || Object.keys(others).length > 0) return null;
  const numbers = fields.map(({ name, value }) => (name === groups.field ? groups.values.indexOf(value) + 1 : 0));
  return numbers.includes(0) ? null : [...new Set(numbers)];
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

export interface Condition {
  where: string;
  values: unknown[];
}

/** Selects the attempts that figures count. A filter for late attempts includes those excluded for being late. */
export function figuresConditionOf(contentId: string, filter: AppliedFilter | null): Condition {
  const { where, values } = conditionOf(contentId, filter);
  return { where: `${where} AND ${filter?.late === true ? "NOT is_superseded" : "is_counted"}`, values };
}

/** The SQL condition that lists and exports share. Excludes anonymous answers that wait to be shown. */
export function conditionOf(contentId: string, filter: AppliedFilter | null): Condition {
  if (filter === null) return { where: `quiz_id = $1 AND ${isShown}`, values: [contentId] };
  const { from, to, zone, revision, chosen, level, language, late, fields, search } = filter;
  const scores = scoresOf(filter);
  const values: unknown[] = [contentId];
  const parts = ["quiz_id = $1", isShown];
  const add = (part: (...placeholders: string[]) => string, ...more: unknown[]) => {
    parts.push(part(...more.map((value) => `$${values.push(value)}`)));
  };
  if (from) add((day) => `completed_at >= ${day}`, dayStart(from, zone));
  if (to) add((day) => `completed_at < ${day}`, dayEnd(to, zone));
  if (revision != null) add((number) => `revision = ${number}`, revision);
  if (chosen.some(({ versions }) => versions.length === 0)) parts.push("false");
  else if (chosen.length > 0) parts.push(answeredCondition(chosen, (value) => `$${values.push(value)}`));
  if (scores) add((low, high) => `percentage BETWEEN ${low} AND ${high}`, scores.from, scores.to);
  if (level) add((name) => `skill_level = ${name}`, level);
  const exactLevel = levelOf(filter);
  if (exactLevel)
    add(
      (levels) =>
        `revision IN (SELECT r.revision FROM quiz_revisions r WHERE r.quiz_id = $1 AND r.skill_levels @> ${levels}::jsonb)`,
      JSON.stringify([exactLevel]),
    );
  if (language === noLanguage) parts.push("language IS NULL");
  else if (language)
    add((tag, varieties) => `(language = ${tag} OR language LIKE ${varieties})`, language, `${language}-%`);
  for (const [name, asked] of Map.groupBy(fields ?? [], ({ name }) => name))
    add(
      (name, values) => `coalesce(fields ->> ${name}, '') = ANY(${values}::text[])`,
      name,
      asked.map(({ value }) => value),
    );
  if (late != null) parts.push(`late IS ${late ? "NOT NULL" : "NULL"}`);
  if (search)
    add((part) => `(participant_name ILIKE ${part} OR participant_email ILIKE ${part})`, `%${literally(search)}%`);
  return { where: parts.join(" AND "), values };
}
