import { randomUUID } from "node:crypto";
import { expect, it } from "vitest";
import { aSurvey, aUser, surveyOfKinds } from "../../../test/factories.ts";
import { testApp } from "../../../test/harness.ts";

const app = await testApp();
const { platform } = app;
const owner = await aUser(platform);
const client = await app.as(owner);
const stranger = await app.as();

/** A survey with attempts whose answers show the order of their submission. */
async function aSharedSurvey(attempts: number) {
  const { id } = await aSurvey(platform, owner, { showResultsToTakers: true });
  await platform.db.attempt.createMany({
    data: Array.from({ length: attempts }, (_, place) => ({
      id: randomUUID(),
      contentId: id,
      revision: 1,
      answers: { place },
      totalQuestions: 2,
      participantName: `Taker ${place}`,
      completedAt: new Date(Date.UTC(2026, 0, 1) + place),
    })),
  });
  return id;
}

type Client = typeof client;

/** Follows the Link headers and returns the place of each attempt, by page. */
async function pagesOf(id: string, by: Client, query = "") {
  const pages: number[][] = [];
  for (let path: string | undefined = `/surveys/${id}/responses${query}`; path; ) {
    const { status, headers, body } = await by.rest("GET", path);
    expect(status).toBe(200);
    pages.push(body.attempts.map(({ answers }: { answers: { place: number } }) => answers.place));
    path = /^<.+?\/api(.+)>; rel="next"$/.exec(`${headers.link}`)?.[1];
  }
  return pages;
}

const places = (count: number) => Array.from({ length: count }, (_, place) => place);

it("come to their owner page by page, and none is left out without a word", async () => {
  const id = await aSharedSurvey(130);
  const pages = await pagesOf(id, client);
  expect(pages.map(({ length }) => length)).toEqual([100, 30]);
  expect(pages.flat()).toEqual(places(130).toReversed());
  expect(await pagesOf(id, client, "?search=Taker%2012&limit=7")).toEqual([
    [129, 128, 127, 126, 125, 124, 123],
    [122, 121, 120, 12],
  ]);
});

it("come to others without those that figures leave out", async () => {
  const id = await aSharedSurvey(6);
  await platform.sql.query(
    "UPDATE attempts SET is_counted = false, late = 300 WHERE quiz_id = $1 AND answers ->> 'place' = '4'",
    [id],
  );
  expect((await pagesOf(id, stranger)).flat().toSorted()).toEqual([0, 1, 2, 3, 5]);
  expect((await pagesOf(id, client)).flat()).toEqual([5, 4, 3, 2, 1, 0]);
});

it("come to others page by page too, in an order that has nothing to do with their time", async () => {
  const id = await aSharedSurvey(130);
  const pages = await pagesOf(id, stranger, "?limit=60");
  expect(pages.map(({ length }) => length)).toEqual([60, 60, 10]);
  expect(pages.flat().toSorted((one, other) => one - other)).toEqual(places(130));
  const rising = pages.flat().filter((place, index, all) => place > (all[index - 1] ?? -1)).length;
  expect(rising).toBeGreaterThan(30);
  expect(rising).toBeLessThan(100);
  expect(await pagesOf(id, stranger, "?limit=60")).toEqual(pages);
  expect((await pagesOf(id, stranger)).map(({ length }) => length)).toEqual([130]);
});

it("reveal no time or id in the cursors of others", async () => {
  const id = await aSharedSurvey(3);
  const { headers } = await stranger.rest("GET", `/surveys/${id}/responses?limit=1`);
  const attempts = await platform.db.attempt.findMany({ where: { contentId: id } });
  const cursor = /cursor=(-?\w+)>/.exec(`${headers.link}`)?.[1];
  expect(cursor).toMatch(/^-?[0-9a-z]{1,13}$/);
  for (const attempt of attempts) {
    expect(cursor).not.toContain(attempt.id.slice(0, 8));
    expect(cursor).not.toContain(attempt.completedAt.getTime().toString(36));
  }
});

it("are filtered for their owner only: others get a note, or a refusal in strict mode", async () => {
  const id = await aSharedSurvey(3);
  const filtered = `/surveys/${id}/responses?search=Taker%201&colour=red`;
  expect((await client.rest("GET", filtered)).headers["assay-ignored"]).toBe("colour");
  const { body, headers } = await stranger.rest("GET", filtered);
  expect(body.attempts).toHaveLength(3);
  expect(headers["assay-ignored"]).toBe("colour, search");
  expect(await stranger.rest("GET", `/surveys/${id}/responses?search=Taker&strict=1`)).toMatchObject({
    status: 400,
    body: { message: "search: Only the owner can filter" },
  });
});

it("refuse invalid cursors from others", async () => {
  const id = await aSharedSurvey(1);
  for (const cursor of ["", "-", "A", "1_2", "zzzzzzzzzzzzz", "1y2p0ij32e8e8", "00000000000000"])
    expect(await stranger.rest("GET", `/surveys/${id}/responses?cursor=${cursor}`)).toMatchObject({
      status: 400,
      body: { message: "cursor is none of the list" },
    });
  expect((await stranger.rest("GET", `/surveys/${id}/responses?cursor=1y2p0ij32e8e7`)).body.attempts).toEqual([]);
});

it("show others no text in a person's own words", async () => {
  const survey = await aSurvey(platform, owner, { ...surveyOfKinds, showResultsToTakers: true });
  const asked = await platform.db.question.findMany({ where: { contentId: survey.id }, orderBy: { order: "asc" } });
  const [come, , recommend, , else_, many] = asked.map(({ id }) => id) as [
    string,
    string,
    string,
    string,
    string,
    string,
  ];
  const answers = { [come]: { choices: [2], other: "On foot" }, [recommend]: 9, [else_]: "Nothing", [many]: 3 };
  expect((await app.withToken().rest("POST", `/surveys/${survey.id}/responses`, { answers })).status).toBe(201);
  const { body } = await app.withToken().rest("GET", `/surveys/${survey.id}/responses`);
  expect(body.attempts).toEqual([{ answers: { [come]: [2], [recommend]: 9, [many]: 3 } }]);
  const own = await (await app.as(owner)).rest("GET", `/surveys/${survey.id}/responses`);
  expect(own.body.attempts[0].answers).toEqual(answers);
});
