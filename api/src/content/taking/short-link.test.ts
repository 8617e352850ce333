import { describe, expect, it } from "vitest";
import { anAssessment, aQuiz, aSurvey, aUser, quizInput, viewerFor } from "../../../test/factories.ts";
import { testApp } from "../../../test/harness.ts";
import { takersPages } from "../../../test/servers/takers-pages.ts";
import { globalId } from "../../platform/graphql/ids.ts";
import { updateContent } from "../edit/edit.ts";
import { deleteContent } from "../trash/delete.ts";
import { shortCodeFrom } from "./short-code.shared.ts";

const app = await testApp({ publicUrl: "https://assay.test", rateLimit: true });
const { platform } = app;
const { db } = platform;
const owner = await aUser(platform);
const http = await takersPages(platform);

const follow = (code: string, remoteAddress = "192.0.2.9") =>
  http.inject({ url: `/s/${encodeURIComponent(code)}`, remoteAddress });

describe("a typed code", () => {
  it.each([
    ["k3vn0rw", "k3vn0rw"],
    [" K3VN0RW ", "k3vn0rw"],
    ["k3vnOrw", "k3vn0rw"],
    ["kIlvn0r", "k11vn0r"],
    ["k3vn0r", null],
    ["k3vn0rwx", null],
    ["k3vu0rw", null],
    ["k3v-0rw", null],
    ["k3vn0r\0", null],
  ])("%j is read as %j", (typed, code) => {
    expect(shortCodeFrom(typed)).toBe(code);
  });
});

it("redirects to the page where an item of its kind is taken, and is not cached", async () => {
  const [quiz, survey, assessment] = [
    await aQuiz(platform, owner),
    await aSurvey(platform, owner),
    await anAssessment(platform, owner),
  ];
  expect(quiz.shortCode).toMatch(/^[0-9a-hjkmnp-tv-z]{7}$/);
  const places = [`/quiz/${quiz.id}`, `/survey/${survey.id}`, `/assessment/${assessment.id}`];
  for (const [index, { shortCode }] of [quiz, survey, assessment].entries()) {
    const { statusCode, headers } = await follow(shortCode);
    expect([statusCode, headers.location]).toEqual([302, places[index]]);
    expect(headers).toMatchObject({
      "cache-control": "no-store",
      "x-robots-tag": "noindex",
      "referrer-policy": "strict-origin-when-cross-origin",
    });
  }
  const typed = ` ${quiz.shortCode.toUpperCase().replaceAll("0", "O").replaceAll("1", "I")} `;
  expect((await follow(typed)).headers.location).toBe(places[0]);
});

it("gives the same answer for a private item, a deleted one and a missing one", async () => {
  const hidden = await aQuiz(platform, owner);
  await updateContent(platform, viewerFor(owner), hidden.id, { isPublic: false });
  const deleted = await aQuiz(platform, owner);
  await deleteContent(platform, viewerFor(owner), deleted.id);
  const told = async (code: string) => {
    const { statusCode, body, headers } = await follow(code);
    // The remaining limit falls with each guess, right or wrong.
    const { date: _, "x-request-id": __, ratelimit: ___, ...rest } = headers;
    return { statusCode, body, headers: rest };
  };
  const missing = await told("zzzzzzz");
  expect(missing.statusCode).toBe(404);
  expect(missing.body).toContain('<div id="root">');
  const codes = { hidden: hidden.shortCode, deleted: deleted.shortCode, impossible: "no code", encoded: "%00" };
  for (const [name, code] of Object.entries(codes)) expect(await told(code), name).toEqual(missing);

  const seenBy = async (user: typeof owner) =>
    (await (await app.as(user)).rest("GET", `/short-links/${hidden.shortCode}`)).body;
  expect(await seenBy(owner)).toEqual({ path: `/quiz/${hidden.id}` });
  expect(await seenBy(await aUser(platform))).toMatchObject({ error: "NOT_FOUND" });
});

it("limits guesses from one address, but not people with a link", async () => {
  const { shortCode } = await aQuiz(platform, owner);
  const guess = () => follow("zzzzzzz", "192.0.2.66").then(({ statusCode }) => statusCode);
  for (let right = 0; right < 3; right++) expect((await follow(shortCode, "192.0.2.66")).statusCode).toBe(302);
  const statuses = [];
  for (let misses = 0; misses < 121; misses++) statuses.push(await guess());
  expect([statuses.at(119), statuses.at(120)]).toEqual([404, 429]);
  expect((await follow(shortCode, "192.0.2.67")).statusCode).toBe(302);
});

it("is a field of the item", async () => {
  const quiz = await aQuiz(platform, owner);
  const { data } = await (await app.as()).graphql(
    "query ($id: ID!) { node(id: $id) { ... on Content { shortUrl } } }",
    { id: globalId("Content", quiz.id) },
  );
  expect(data.node.shortUrl).toBe(`https://assay.test/s/${quiz.shortCode}`);
});

it("makes another code if one is taken", async () => {
  const taken = await aQuiz(platform, owner);
  const { rows } = await platform.sql.query("SELECT pg_get_functiondef('short_code'::regproc) AS text");
  await platform.sql.query("CREATE SEQUENCE draws");
  await platform.sql.query(`
    CREATE OR REPLACE FUNCTION short_code() RETURNS TEXT LANGUAGE sql VOLATILE AS $$
      SELECT CASE WHEN nextval('draws') < 3 THEN '${taken.shortCode}' ELSE 'zyxwvts' END $$`);
  const { shortCode } = await aQuiz(platform, owner, quizInput);
  await platform.sql.query(rows[0].text);
  expect(shortCode).toBe("zyxwvts");
  expect(await db.content.count({ where: { shortCode: taken.shortCode } })).toBe(1);
});
