import { literally } from "../../../platform/data/like.ts";
import type { AskedAnswer, Outcome } from "./answers.shared.ts";
import type { Judged } from "./judged.ts";

/** Alternative ways to have answered a question. */
export interface Ways {
  /** The ids of all versions of the question. */
  versions: string[];
  options: number[];
  answers: Omit<AskedAnswer, "question">[];
  judged: Judged[];
}

type Bind = (value: unknown) => string;

/** An SQL condition for attempts that answered each of the questions in one of its ways. */
export function answeredCondition(asked: readonly Ways[], bind: Bind): string {
  const isPlain = ({ answers }: Ways) => answers.every(({ cell, range }) => cell || range);
  // A single JSON path, so that PostgreSQL unpacks an attempt's answers once.
  const paths = asked.filter(isPlain).map(pathOf);
  return [
    ...(paths.length > 0 ? [pathMatch(paths.join(" && "), bind)] : []),
    ...asked.filter((ways) => !isPlain(ways)).map((ways) => waysCondition(ways, bind)),
  ].join(" AND ");
}

// Not the operator `@@`: the planner assumes few matches for it, and sorts all of them for each page.
const pathMatch = (path: string, bind: Bind) => `jsonb_path_match(answers, ${bind(path)}::jsonpath)`;

const anyOf = (conditions: readonly string[], or: string) => `(${conditions.join(or)})`;

/** Options, cells and ranges of a question. */
function pathOf({ versions, options, answers }: Ways): string {
  const members = versions.map((id) => `$.${JSON.stringify(id)}`);
  const exists = (places: readonly string[], condition: string) =>
    anyOf(
      places.map((place) => `exists(${place} ? (${condition}))`),
      " || ",
    );
  const isOne = (points: readonly number[]) => points.map((point) => `@ == ${point}`).join(" || ");
  // The options are nested if the answer also has a text.
  const places = members.flatMap((member) => [`${member}[*]`, `${member}.choices[*]`]);
  const cells = answers.flatMap(({ cell }) => cell ?? []);
  const rows = [...Map.groupBy(cells, ({ row }) => row)].map(([row, ofRow]) =>
    exists(
      members.map((member) => `${member}[${row}]`),
      isOne(ofRow.map(({ point }) => point)),
    ),
  );
  const ranges = answers
    .flatMap(({ range }) => range ?? [])
    .map(({ min, max }) =>
      exists(
        members,
        [...(min === null ? [] : [`@ >= ${min}`]), ...(max === null ? [] : [`@ <= ${max}`])].join(" && "),
      ),
    );
  return anyOf(
    [
      ...(options.length > 0 ? [exists(places, isOne(options))] : []),
      ...(rows.length > 0 ? [anyOf(rows, " && ")] : []),
      ...ranges,
    ],
    " || ",
  );
}

function waysCondition({ versions, options, answers, judged }: Ways, bind: Bind): string {
  const inPath = answers.filter(({ cell, range }) => cell || range);
  const hasPath = options.length > 0 || inPath.length > 0;
  return anyOf(
    [
      ...(hasPath ? [pathMatch(pathOf({ versions, options, answers: inPath, judged }), bind)] : []),
      ...answers.flatMap(({ contains }) => (contains === undefined ? [] : [textCondition(versions, contains, bind)])),
      ...new Set(answers.flatMap(({ outcome }) => outcome ?? []).map((outcome) => outcomeCondition(outcome))),
    ],
    " OR ",
  );

  function outcomeCondition(outcome: Outcome): string {
    if (outcome === "LEFT_OUT") {
      const ids = bind(versions);
      return `(NOT answers ?| ${ids}::text[]
        AND revision IN (SELECT r.revision FROM quiz_revisions r WHERE r.quiz_id = $1 AND r.question_ids && ${ids}::text[]))`;
    }
    const each = judged.map(({ version, right }) => {
      const [id, answers] = [bind(version), bind(right)];
      const isRight = `(answers->${id})::text = ANY(${answers}::text[])`;
      return outcome === "RIGHT" ? `(answers ? ${id} AND ${isRight})` : `(answers ? ${id} AND NOT ${isRight})`;
    });
    return each.length === 0 ? "false" : anyOf(each, " OR ");
  }
}

function textCondition(versions: readonly string[], contains: string, bind: Bind): string {
  const part = bind(`%${literally(contains)}%`);
  return `EXISTS (SELECT FROM unnest(${bind(versions)}::text[]) AS version
    WHERE (${answerText}) ILIKE ${part})`;
}

/** SQL for the text in the answer to `version`: a text answer, or the text for "Other". Null without one. */
export const answerText = `CASE jsonb_typeof(answers->version) WHEN 'string' THEN answers->>version
                           WHEN 'object' THEN answers->version->>'other' END`;
