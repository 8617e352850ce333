import { expect, it, onTestFinished, vi } from "vitest";
import { statementsOf } from "../../../test/cases/statements.ts";
import { aQuiz, aUser, viewerFor } from "../../../test/factories.ts";
import { testApp } from "../../../test/harness.ts";
import { takersPages } from "../../../test/servers/takers-pages.ts";
import { setAddress } from "../address/address.ts";
import { updateContent } from "../edit/edit.ts";
import { deleteContent } from "../trash/delete.ts";

const app = await testApp({ publicUrl: "https://assay.test", rateLimit: true });
const { platform } = app;
const owner = await aUser(platform);
const http = await takersPages(platform);

async function aQuizAt(address: string) {
  const quiz = await aQuiz(platform, owner);
  return setAddress(platform, viewerFor(owner), quiz.id, { address });
}

const follow = (path: string, method: "GET" | "HEAD" = "GET", remoteAddress = "192.0.2.9") =>
  http.inject({ method, url: path, remoteAddress });

it("redirects with the query, without caching and indexing", async () => {
  const { id } = await aQuizAt("rivers");
  for (const method of ["GET", "HEAD"] as const) {
    const { statusCode, headers, body } = await follow("/q/rivers", method);
    expect([statusCode, headers.location, body]).toEqual([302, `/quiz/${id}`, ""]);
    expect(headers).toMatchObject({
      "cache-control": "no-store",
      "x-robots-tag": "noindex",
      "referrer-policy": "strict-origin-when-cross-origin",
    });
  }
  for (const query of ["?class=7b&name=Ann%20B", "?lang=de", "?a=?b", "?x=%00", "?x=\u00fc"])
    expect((await follow(`/q/RIVERS${query}`)).headers.location, query).toBe(
      `/quiz/${id}${encodeURI(decodeURI(query))}`,
    );
});

it("is the same on a short link", async () => {
  const { id, shortCode } = await aQuizAt("links");
  expect((await follow(`/s/${shortCode}?class=7b`)).headers.location).toBe(`/quiz/${id}?class=7b`);
});

it("answers alike for a private item, a deleted one and a missing one", async () => {
  const hidden = await aQuizAt("hidden");
  await updateContent(platform, viewerFor(owner), hidden.id, { isPublic: false });
  const deleted = await aQuizAt("deleted");
  await deleteContent(platform, viewerFor(owner), deleted.id);
  const told = async (address: string) => {
    const { statusCode, body, headers } = await follow(`/q/${address}`);
    const { date: _, "x-request-id": __, ratelimit: ___, ...rest } = headers;
    return { statusCode, body, headers: rest };
  };
  const missing = await told("nobody-has-this");
  expect([missing.statusCode, missing.headers["cache-control"]]).toEqual([404, "no-store"]);
  expect(missing.body).toContain('<div id="root">');
  for (const address of ["hidden", "deleted", "no%20address", "%2500", "%F0%9F%98%80", "a".repeat(500)])
    expect(await told(address), address).toEqual(missing);

  const seenBy = async (user?: typeof owner) => (await (await app.as(user)).rest("GET", "/addresses/hidden")).body;
  expect(await seenBy(owner)).toEqual({ path: `/quiz/${hidden.id}` });
  for (const user of [undefined, await aUser(platform)])
    expect(await seenBy(user)).toMatchObject({ error: "NOT_FOUND" });
});

it("refuses a network address that guesses, and nobody who was given one", async () => {
  await aQuizAt("streams");
  const statusOf = async (name: string, from: string) => (await follow(`/q/${name}`, "GET", from)).statusCode;
  const statuses = [];
  for (let misses = 0; misses < 121; misses++) {
    statuses.push(await statusOf(`guess-${misses}`, "192.0.2.66"));
    if (misses < 3) expect(await statusOf("streams", "192.0.2.66")).toBe(302);
  }
  expect([statuses.at(119), statuses.at(120)]).toEqual([404, 429]);
  expect(await statusOf("streams", "192.0.2.67")).toBe(302);
});

it("is led on from memory, and elsewhere as soon as it moves", async () => {
  const [first, second] = [await aQuizAt("brooks"), await aQuizAt("creeks")];
  expect((await follow("/q/brooks")).headers.location).toBe(`/quiz/${first.id}`);
  const read = vi.spyOn(platform.db.itemAddress, "findUnique");
  onTestFinished(() => read.mockRestore());
  const statements = await statementsOf(platform, async () => {
    for (let visit = 0; visit < 5; visit++) await follow("/q/brooks");
  });
  expect(statements).toEqual([]);
  expect(read).not.toHaveBeenCalled();
  await setAddress(platform, viewerFor(owner), first.id, { address: null });
  await setAddress(platform, viewerFor(owner), second.id, { address: "brooks" });
  expect((await follow("/q/brooks")).headers.location).toBe(`/quiz/${second.id}`);
});

it("explains when too many guesses were made", async () => {
  const quiz = await aQuiz(platform, owner);
  const client = await app.as(owner);
  const ask = async (n: number) =>
    (await client.rest("GET", `/content/${quiz.id}/address-check?address=ask-${n}`)).status;
  for (let asked = 0; asked < 120; asked++) expect(await ask(asked)).toBe(200);
  expect(await ask(120)).toBe(429);
});
