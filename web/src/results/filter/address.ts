import { filterTagOf } from "../../../../api/src/platform/shared/languages.shared.ts";
import {
  answerLimits,
  answerParameters,
  readAnswer,
} from "../../../../api/src/results/attempts/answers/answers.shared.ts";
import { choiceLimits, paired } from "../../../../api/src/results/attempts/choices.shared.ts";
import type { Filter } from "./filter.ts";

export const orders = {
  newest: "Newest first",
  oldest: "Oldest first",
  highest: "Highest score",
  lowest: "Lowest score",
  slowest: "Longest duration",
  fastest: "Shortest duration",
} as const;

export type Order = keyof typeof orders;

/** Parses the address; invalid parameters are ignored. */
export function readFilter(address: URLSearchParams): Filter {
  const filter: Filter = {};
  const from = day(address.get("from"));
  const to = day(address.get("to"));
  const revision = whole(address.get("version"), 1_000_000);
  const choices = choicesOf(address);
  const answers = answerParameters
    .flatMap((name) => address.getAll(name).flatMap((value) => readAnswer(name, value) ?? []))
    .slice(0, answerLimits.answers);
  const scores = endsOf(address.get("score"));
  const level = address.get("level");
  const range = endsOf(address.get("range"));
  const language = filterTagOf(address.get("language") ?? "");
  if (from) filter.from = from;
  if (to) filter.to = to;
  if (revision !== null) filter.revision = revision;
  if (choices.length > 0) filter.choices = choices;
  if (answers.length > 0) filter.answers = answers;
  if (scores && Number.isInteger(scores.low) && Number.isInteger(scores.high) && scores.high <= 100)
    Object.assign(filter, { minScore: scores.low, maxScore: scores.high });
  if (level && level.length <= choiceLimits.key)
    Object.assign(filter, { level, ...(range && { levelMin: range.low, levelMax: range.high }) });
  if (language) filter.language = language;
  const fields = address.getAll("field").flatMap((said) => fieldOf(said) ?? []);
  if (fields.length > 0) filter.fields = fields.slice(0, 50);
  const late = address.get("late");
  if (late === "true" || late === "false") filter.late = late === "true";
  return filter;
}

export const readSearch = (address: URLSearchParams) => (address.get("search") ?? "").slice(0, 200);

export function readOrder(address: URLSearchParams): Order {
  const order = address.get("order") ?? "";
  return order in orders ? (order as Order) : "newest";
}

/** Query variables for an address. `isPlain`: no filter and the default order. */
export function screenVariables(address: URLSearchParams) {
  const filter = readFilter(address);
  // Not `isFiltering`: the app's first page reads addresses, and does not need the rest of the filter code.
  const isFiltered = Object.keys(filter).length > 0;
  const search = readSearch(address).trim();
  const order = readOrder(address);
  return {
    filter: isFiltered ? filter : null,
    among: isFiltered || search !== "" ? { ...filter, ...(search !== "" && { search }) } : null,
    order: order === "newest" ? null : (order.toUpperCase() as Uppercase<Exclude<Order, "newest">>),
    isFiltered,
  };
}

export type ScreenVariables = ReturnType<typeof screenVariables>;

export const isPlain = ({ among, order }: ScreenVariables) => among === null && order === null;

/** Pairs questions and options in order, up to the server's limit. */
function choicesOf(address: URLSearchParams) {
  const options = address.getAll("option").map((option) => whole(option, choiceLimits.index));
  const pairs = address
    .getAll("question")
    .map((question, place) => ({ question, option: options[place] }))
    .filter(({ question, option }) => question !== "" && question.length <= choiceLimits.key && option != null);
  return paired(
    pairs.map(({ question }) => question),
    pairs.map(({ option }) => option as number),
  )
    .slice(0, choiceLimits.questions)
    .map(({ question, options }) => ({ question, options: options.slice(0, choiceLimits.options) }));
}

function endsOf(span: string | null): { low: number; high: number } | null {
  const [low, high = low, ...more] = (span ?? "")
    .split("-")
    .map((end) => (/^\d{1,3}(\.\d{1,17})?$/.test(end) ? Number(end) : Number.NaN));
  return low !== undefined && high !== undefined && more.length === 0 && low <= high ? { low, high } : null;
}

const fieldOf = (said: string) => {
  const [, name, value] = /^([a-z][a-z0-9_-]{0,29}):(.{0,100})$/.exec(said) ?? [];
  return name && value !== undefined ? { name, value } : null;
};

const whole = (text: string | null, most: number) =>
  text !== null && /^\d{1,7}$/.test(text) && Number(text) <= most ? Number(text) : null;

/** `Date` turns February 30th into a day in March, and `toJSON` turns an impossible month into null. */
const day = (text: string | null) =>
  text !== null && /^(?!0000)\d{4}-\d\d-\d\d$/.test(text) && new Date(text).toJSON()?.startsWith(text) ? text : null;
