import { isValid, parseISO } from "date-fns";

/** Which answers the screen is about; days are the item's and both included. */
export interface Filter {
  from?: string;
  to?: string;
  version?: number;
  /** Chose this option of this question: the two go together. */
  question?: string;
  option?: number;
  /** A score in percent, `60`, or a band of scores, `60-69`. */
  score?: string;
  /** A level by its name and its ends, `2-6`: other versions may have one of this name with other ends. */
  level?: string;
  range?: string;
}

export const orders = {
  newest: "Newest first",
  oldest: "Oldest first",
  highest: "Highest score",
  lowest: "Lowest score",
  slowest: "Longest duration",
  fastest: "Shortest duration",
} as const;

export type Order = keyof typeof orders;

const names = [
  "from",
  "to",
  "version",
  "question",
  "option",
  "score",
  "level",
  "range",
] as const satisfies (keyof Filter)[];

/** What the server takes for a name or an id. */
const longest = 100;

/** What the address says of the filter; what makes no sense counts as not said. */
export function readFilter(address: URLSearchParams): Filter {
  const filter: Filter = {};
  const from = day(address.get("from"));
  const to = day(address.get("to"));
  const version = whole(address.get("version"), 1_000_000);
  const question = address.get("question");
  const option = whole(address.get("option"), 100);
  const score = address.get("score");
  const level = address.get("level");
  const range = address.get("range");
  if (from) filter.from = from;
  if (to) filter.to = to;
  if (version !== null) filter.version = version;
  if (question && question.length <= longest && option !== null) Object.assign(filter, { question, option });
  if (score && scoresOf(score)) filter.score = score;
  if (level && level.length <= longest) {
    filter.level = level;
    if (range && endsOf(range)) filter.range = range;
  }
  return filter;
}

/** The same address with another filter. What else it says stays, but for a response that was open. */
export function withFilter(address: URLSearchParams, filter: Filter): URLSearchParams {
  const next = new URLSearchParams(address);
  next.delete("attempt");
  for (const name of names) {
    const value = filter[name];
    if (value === undefined) next.delete(name);
    else next.set(name, String(value));
  }
  return next;
}

export const isFiltering = (filter: Filter) => names.some((name) => filter[name] !== undefined);

/** Whether a filter says all of this. */
export const says = (filter: Filter, part: Filter) =>
  names.every((name) => part[name] === undefined || filter[name] === part[name]);

/** The filter without what a part of it speaks of. */
export const without = (filter: Filter, part: Filter): Filter =>
  Object.fromEntries(Object.entries(filter).filter(([name]) => part[name as keyof Filter] === undefined));

export const readSearch = (address: URLSearchParams) => (address.get("search") ?? "").slice(0, 200);

export function readOrder(address: URLSearchParams): Order {
  const order = address.get("order") ?? "";
  return order in orders ? (order as Order) : "newest";
}

/** What the screen asks for at an address. `isPlain` when that is everything, newest first. */
export function screenVariables(address: URLSearchParams) {
  const { version, score, range, ...rest } = readFilter(address);
  const ends = endsOf(range ?? "");
  const scores = scoresOf(score ?? "");
  const filter = {
    ...rest,
    ...(version !== undefined && { revision: version }),
    ...(scores && { minScore: scores.from, maxScore: scores.to }),
    ...(ends && { levelMin: ends.low, levelMax: ends.high }),
  };
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

/** The ends of `60-69` or `60`, in percent; null where that makes no sense. */
function scoresOf(score: string): { from: number; to: number } | null {
  const [from, to = from] = score.split("-").map((end) => whole(end, 100));
  return from == null || to == null || from > to ? null : { from, to };
}

/** The ends of a level as an address says them. */
export const rangeOf = (ends: readonly number[]) => ends.join("-");

/** The ends of `2-6` or `0.2-0.5`; null where that makes no sense. */
function endsOf(range: string): { low: number; high: number } | null {
  const [low, high, ...more] = range
    .split("-")
    .map((end) => (/^\d{1,3}(\.\d{1,17})?$/.test(end) ? Number(end) : Number.NaN));
  return low !== undefined && high !== undefined && more.length === 0 && low <= high ? { low, high } : null;
}

const whole = (text: string | null, most: number) =>
  text !== null && /^\d{1,7}$/.test(text) && Number(text) <= most ? Number(text) : null;

/** A day there is: the server refuses a 30th of February, and a year 0. */
const day = (text: string | null) =>
  text !== null && /^(?!0000)\d{4}-\d\d-\d\d$/.test(text) && isValid(parseISO(text)) ? text : null;
