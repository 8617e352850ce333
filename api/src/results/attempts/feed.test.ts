import { expect, it } from "vitest";
import { aSurvey, aUser, viewerFor } from "../../../test/factories.ts";
import { testApp } from "../../../test/harness.ts";
import { submit } from "../../attempt/attempt.ts";
import { settled } from "../../platform/data/settled.ts";
import { anonymous } from "../../platform/identity/viewer.ts";
import { startAt } from "../../platform/rest/page.ts";
import { attemptsAfter } from "./feed.ts";

const app = await testApp();
const { platform } = app;
const { sql } = platform;
const owner = await aUser(platform);
const client = await app.as(owner);

type Client = typeof client;

async function aSurveyAnsweredBy(...people: string[]) {
  const { id } = await aSurvey(platform, owner);
  const handIn = async (participantName: string) => {
    const { questions } = (await client.rest("GET", `/surveys/${id}`)).body;
    const answers = { [questions[0].id]: 0, [questions[1].id]: [0] };
    await submit(platform, anonymous("192.0.2.7"), id, { answers, participantName });
  };
  for (const person of people) await handIn(person);
  return { id, handIn };
}

/** Waits until everything stored by now is returned. */
async function settling() {
  const { rows } = await sql.query<{ now: Date }>("SELECT clock_timestamp() AS now");
  await expect.poll(() => settled(sql)).toSatisfy((moment: Date) => moment > (rows[0]?.now as Date));
}

async function list(id: string, query = "", by: Client = client) {
  const { status, headers, body } = await by.rest("GET", `/content/${id}/attempts${query}`);
  const names = body.attempts?.map(({ participantName }: { participantName: string }) => participantName);
  return { status, body, names, cursor: body.nextCursor, next: /^<(.+)>; rel="next"$/.exec(`${headers.link}`)?.[1] };
}

/** Follows the Link headers through all pages. */
async function following(id: string, query: string) {
  const pages: string[][] = [];
  for (let address: string | undefined = query; address !== undefined; ) {
    const page = await list(id, address && new URL(address, "http://any").search);
    pages.push(page.names);
    address = page.next;
  }
  return pages;
}

it("misses no attempt whose transaction began earlier and ends later", async () => {
  const survey = await aSurveyAnsweredBy();
  const slow = await sql.connect();
  await slow.query("BEGIN");
  await slow.query(
    `INSERT INTO attempts (id, quiz_id, revision, answers, total_questions, participant_name)
     VALUES (gen_random_uuid()::text, $1, 1, '{}', 2, 'Slow')`,
    [survey.id],
  );
  await survey.handIn("Quick");
  const early = await attemptsAfter(platform, viewerFor(owner), { ...survey, rules: null }, startAt(new Date(0)));
  expect(early.attempts).toEqual([]);
  await slow.query("COMMIT");
  slow.release();

  const read: (string | null)[] = [];
  let { position } = early;
  await expect
    .poll(async () => {
      const more = await attemptsAfter(platform, viewerFor(owner), { ...survey, rules: null }, position, { limit: 1 });
      position = more.position;
      read.push(...more.attempts.map(({ participantName }) => participantName));
      return read;
    })
    .toEqual(["Slow", "Quick"]);
});

it("pages through the attempts at an item, either way, by the Link header", async () => {
  const { id } = await aSurveyAnsweredBy("Ann", "Ben", "Cleo");
  await settling();
  expect(await following(id, "?limit=2")).toEqual([["Cleo", "Ben"], ["Ann"]]);
  expect(await following(id, "?limit=2&order=oldest")).toEqual([["Ann", "Ben"], ["Cleo"]]);
  expect(await following(id, "?limit=1&order=oldest&search=n")).toEqual([["Ann"], ["Ben"]]);
  const { next } = await list(id, "?limit=1&search=n");
  expect(next).toMatch(`${platform.publicUrl}/api/content/${id}/attempts?limit=1&search=n&cursor=`);
});

it("always says where to read on from, the oldest first", async () => {
  const survey = await aSurveyAnsweredBy();
  const nothing = await list(survey.id, "?order=oldest");
  expect(nothing).toMatchObject({ names: [], cursor: expect.any(String), next: undefined });
  await survey.handIn("Ann");
  const on = (cursor: string) => list(survey.id, `?order=oldest&cursor=${cursor}`);
  await expect.poll(async () => (await on(nothing.cursor)).names).toEqual(["Ann"]);
  const one = await on(nothing.cursor);
  expect(await on(one.cursor)).toMatchObject({ names: [], cursor: one.cursor });
  expect(await list(survey.id)).toMatchObject({ names: ["Ann"], cursor: null });
});

it("begins where it is asked to", async () => {
  const { id } = await aSurveyAnsweredBy("Ann", "Ben", "Cleo");
  await settling();
  const { attempts } = (await list(id)).body;
  for (const order of ["newest", "oldest"]) {
    const { names } = await list(id, `?order=${order}&since=${attempts[1].completedAt}`);
    expect(names.toSorted()).toEqual(["Ben", "Cleo"]);
    expect((await list(id, `?order=${order}&since=2100-01-01T00:00:00%2B01:00`)).names).toEqual([]);
  }
});

it("refuses what it cannot begin at, in words", async () => {
  const { id } = await aSurveyAnsweredBy();
  for (const cursor of ["x", "", "zzzzzzzzzzzz_019a2b3c-4d5e-7f60-8a1b-2c3d4e5f6071", "-2gosa7pa2gw_019a2b3c", "1_%00"])
    for (const order of ["newest", "oldest"])
      expect(await list(id, `?order=${order}&cursor=${cursor}`)).toMatchObject({ status: 400 });
  for (const asked of ["since=yesterday", "since=2026-13-01T00:00:00Z", "order=best", "limit=0"])
    expect(await list(id, `?${asked}`)).toMatchObject({ status: 400, body: { error: "VALIDATION_FAILED" } });
  expect(await list(id, "?since=0000-01-01T00:00:00Z&order=oldest")).toMatchObject({ status: 200, names: [] });
});

it("is for the owner of the item alone", async () => {
  const { id } = await aSurveyAnsweredBy("Ann");
  expect(await list(id, "", await app.as())).toMatchObject({ status: 401 });
  expect(await list(id, "", await app.as(await aUser(platform)))).toMatchObject({ status: 403 });
  expect(await list("none")).toMatchObject({ status: 404, body: { message: "Item not found" } });
});
