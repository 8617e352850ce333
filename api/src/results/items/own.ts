import { kindOf } from "../../content/kind.ts";
import { listOwn } from "../../content/own.ts";
import { contentState } from "../../content/rules/state.shared.ts";
import type { Content, Prisma } from "../../generated/prisma/client.ts";
import type { Slice } from "../../platform/data/list/sorted.ts";
import { parse } from "../../platform/errors.ts";
import { requireScope, signedIn, type Viewer } from "../../platform/identity/viewer.ts";
import type { Platform } from "../../platform/platform.ts";
import { averageOf, nothing, readTotals, type Totals } from "../counting/stats.ts";
import { OwnOrder, type OwnSort } from "./own.rules.ts";

const columns = {
  id: true,
  title: true,
  isPublic: true,
  rules: true,
  contentType: true,
  scoringType: true,
  createdAt: true,
} as const;

interface Row {
  content: Pick<Content, keyof typeof columns>;
  totals: Totals;
}

/** The ids of the viewer's own items in an order. States and totals are not stored with items, so they are sorted here. */
export async function ownPage(platform: Platform, viewer: Viewer, input: unknown, slice: Slice) {
  const where = listOwn(viewer, input);
  const { state, sort, order } = parse(OwnOrder, input);
  const isDescending = order ? order === "descending" : !sort;
  if (sort && sort !== "title" && sort !== "created") requireScope(viewer, "results:read");
  if (!state && (!sort || sort === "created")) return createdPage(platform, where, isDescending, slice);
  const rows = await rowsOf(platform, await platform.db.content.findMany({ where, select: columns }));
  const ofState = rows.filter(({ content, totals }) => !state || contentState(content, totals.attempts) === state);
  const compare = comparing(sort ?? "created", isDescending);
  const sorted = ofState.toSorted(compare);

  const rowAt = async (id: string) => rows.find(({ content }) => content.id === id) ?? trashed(platform, viewer, id);
  let [start, end] = [0, sorted.length];
  if (slice.after !== undefined) {
    const row = await rowAt(slice.after);
    const next = row ? sorted.findIndex((other) => compare(other, row) > 0) : -1;
    start = next < 0 ? end : next;
  }
  if (slice.before !== undefined) {
    const row = await rowAt(slice.before);
    const next = row ? sorted.findIndex((other) => compare(other, row) >= 0) : 0;
    if (next >= 0) end = next;
  }
  const part = sorted.slice(start, Math.max(start, end)).map(({ content }) => content.id);
  const ids = slice.inverted ? part.toReversed().slice(0, slice.limit) : part.slice(0, slice.limit);
  return { ids, total: sorted.length };
}

/** Ids are in the order of creation, so the database reads only the page. */
async function createdPage({ db }: Platform, own: Prisma.ContentWhereInput, isDescending: boolean, slice: Slice) {
  const { after, before, inverted, limit } = slice;
  const [behind, ahead] = isDescending ? (["lt", "gt"] as const) : (["gt", "lt"] as const);
  const id = { ...(after !== undefined && { [behind]: after }), ...(before !== undefined && { [ahead]: before }) };
  const [rows, total] = await Promise.all([
    db.content.findMany({
      where: { AND: [own, { id }] },
      orderBy: { id: isDescending === inverted ? "asc" : "desc" },
      take: limit,
      select: { id: true },
    }),
    db.content.count({ where: own }),
  ]);
  return { ids: rows.map((row) => row.id), total };
}

async function rowsOf(platform: Platform, contents: Row["content"][]): Promise<Row[]> {
  const ids = contents.map(({ id }) => id);
  const totals = await readTotals(platform, ids);
  return contents.map((content) => ({ content, totals: totals.get(content.id) ?? nothing }));
}

/** The place of an item that was deleted after it was listed. */
async function trashed(platform: Platform, viewer: Viewer, id: string): Promise<Row | undefined> {
  const where = { id, trashed: { userId: signedIn(viewer).id } };
  const content = await platform.db.content.findFirst({ where, select: columns });
  return content ? (await rowsOf(platform, [content]))[0] : undefined;
}

const collator = new Intl.Collator("en", { numeric: true });

const readers: Record<OwnSort, (row: Row) => string | number | null> = {
  title: ({ content }) => content.title,
  responses: ({ totals }) => totals.attempts,
  score: ({ content, totals }) => (kindOf(content) === "SURVEY" ? null : averageOf(totals, 6)),
  activity: ({ totals }) => totals.lastAttemptAt?.getTime() ?? null,
  created: () => 0,
};

/** Rows without a value come last in either direction. Ids are in the order of creation. */
function comparing(sort: OwnSort, isDescending: boolean) {
  const read = readers[sort];
  const sign = isDescending ? -1 : 1;
  return (one: Row, other: Row): number => {
    const [a, b] = [read(one), read(other)];
    if ((a === null) !== (b === null)) return a === null ? 1 : -1;
    const difference = typeof a === "string" && typeof b === "string" ? collator.compare(a, b) : Number(a) - Number(b);
    const inOrder = difference || (one.content.id < other.content.id ? -1 : Number(one.content.id > other.content.id));
    return sign * inOrder;
  };
}
