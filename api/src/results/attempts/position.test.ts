import { v7 as uuid } from "uuid";
import { expect, it } from "vitest";
import { aQuiz, aUser } from "../../../test/factories.ts";
import { testApp } from "../../../test/harness.ts";

const app = await testApp();
const { platform } = app;
const owner = await aUser(platform);
const client = await app.as(owner);

/** Stores attempts in order; every other one is from a machine whose clock is behind. */
async function stored(contentId: string, many: number) {
  for (let place = 0; place < many; place++) {
    const id = uuid({ msecs: Date.now() - (place % 2 ? 5000 : 0) });
    const completedAt = new Date(Date.UTC(2026, 0, 1) + (place >> 1));
    const [percentage, duration] = [[null, 50, 0, 100][place % 4] ?? null, [7, null, 0][place % 3] ?? null];
    await platform.db.attempt.create({
      data: { id, contentId, revision: 1, answers: {}, totalQuestions: 2, percentage, duration, completedAt },
    });
  }
  const rows = await platform.db.attempt.findMany({ where: { contentId } });
  return rows.toSorted((a, b) => b.completedAt.getTime() - a.completedAt.getTime() || (a.id < b.id ? 1 : -1));
}

type Row = Awaited<ReturnType<typeof stored>>[number];
const last = -1000;
const orders: Record<string, (newest: Row[]) => Row[]> = {
  NEWEST: (newest) => newest,
  OLDEST: (newest) => newest.toReversed(),
  HIGHEST: (newest) => newest.toSorted((a, b) => (b.percentage ?? last) - (a.percentage ?? last)),
  LOWEST: (newest) => newest.toSorted((a, b) => (a.percentage ?? -last) - (b.percentage ?? -last)),
  SLOWEST: (newest) => newest.toSorted((a, b) => (b.duration ?? last) - (a.duration ?? last)),
  FASTEST: (newest) => newest.toSorted((a, b) => (a.duration ?? -last) - (b.duration ?? -last)),
};

it("lists attempts in any order, by the database's clock, page by page over every transport", {
  tags: ["slow"],
}, async () => {
  const quiz = await aQuiz(platform, owner);
  const rows = await stored(quiz.id, 15);
  const idsOf = (list: readonly Row[]) => list.map(({ id }) => id);
  const newest = idsOf(rows);

  const overRest: string[] = [];
  for (let cursor = ""; ; ) {
    const { body } = await client.rest("GET", `/quizzes/${quiz.id}/results?limit=4${cursor}`);
    overRest.push(...body.attempts.map(({ id }: { id: string }) => id));
    if (!body.pagination.nextCursor) break;
    cursor = `&cursor=${body.pagination.nextCursor}`;
  }
  expect(overRest).toEqual(newest);

  for (const [order, sorted] of Object.entries(orders)) {
    for (const [size, from] of [
      ["first", "after"],
      ["last", "before"],
    ] as const) {
      const query = `query ($key: String!, $cursor: String) { content(key: $key) {
        attempts(${size}: 4, ${from}: $cursor, order: ${order}) {
          edges { node { id } } pageInfo { hasNextPage hasPreviousPage startCursor endCursor }
        } } }`;
      const pages: string[][] = [];
      for (let cursor: string | null = null; ; ) {
        const { data } = await client.graphql(query, { key: quiz.id, cursor });
        const { edges, pageInfo } = data.content.attempts;
        pages.push(edges.map(({ node }: { node: { id: string } }) => atob(node.id).split(":")[1]));
        if (!(size === "first" ? pageInfo.hasNextPage : pageInfo.hasPreviousPage)) break;
        cursor = size === "first" ? pageInfo.endCursor : pageInfo.startCursor;
      }
      expect((size === "first" ? pages : pages.toReversed()).flat()).toEqual(idsOf(sorted(rows)));
    }
  }

  const exported = await client.rest("GET", `/quizzes/${quiz.id}/export?format=json`);
  const records = typeof exported.body === "string" ? JSON.parse(exported.body) : exported.body;
  expect(records.map(({ id }: { id: string }) => id)).toEqual(newest.toReversed());
});

it("explains the refusal of cursors in an earlier format", async () => {
  const quiz = await aQuiz(platform, owner);
  const [{ id } = { id: "" }] = await stored(quiz.id, 1);
  const rest = await client.rest("GET", `/quizzes/${quiz.id}/results?cursor=${id}`);
  expect(rest).toMatchObject({ status: 400, body: { message: "cursor is none of the list" } });
  const query =
    "query ($key: String!, $after: String) { content(key: $key) { attempts(after: $after) { totalCount } } }";
  const places = JSON.stringify([`S:${quiz.id}`, "D:1767225600000", `S:${id}`]);
  for (const cursor of [`GPC:S:${id}`, `GPC:T:${places}`]) {
    const { errors } = await client.graphql(query, { key: quiz.id, after: btoa(cursor) });
    expect(errors).toMatchObject([
      { message: "after is not a cursor of this list", extensions: { code: "VALIDATION_FAILED" } },
    ]);
  }
});

it("continues after an attempt that was deleted in between, in any order", { tags: ["slow"] }, async () => {
  for (const [order, sorted] of Object.entries(orders))
    for (const [size, from, cursorOfPage] of [
      ["first", "after", "endCursor"],
      ["last", "before", "startCursor"],
    ] as const) {
      const quiz = await aQuiz(platform, owner);
      const list = sorted(await stored(quiz.id, 7)).map(({ id }) => id);
      const query = `query ($key: String!, $cursor: String) { content(key: $key) {
        attempts(${size}: 3, ${from}: $cursor, order: ${order}) { edges { node { id } } pageInfo { ${cursorOfPage} } }
      } }`;
      const page = async (cursor: string | null) =>
        (await client.graphql(query, { key: quiz.id, cursor })).data.content.attempts;
      const first = await page(null);
      await client.rest("DELETE", `/attempts/${size === "first" ? list[2] : list[4]}`);
      const next = await page(first.pageInfo[cursorOfPage]);
      expect(
        next.edges.map(({ node }: { node: { id: string } }) => atob(node.id).split(":")[1]),
        `${order} ${size}`,
      ).toEqual(size === "first" ? list.slice(3, 6) : list.slice(1, 4));
    }
});
