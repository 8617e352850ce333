import { Ajv2020 } from "ajv/dist/2020.js";
import { EventSource } from "eventsource";
import { expect, it, onTestFinished, vi } from "vitest";
import { z } from "zod";
import { aQuiz, aSurvey, aUser, taken, viewerFor } from "../../../test/factories.ts";
import { accessTokenOf, testApp } from "../../../test/harness.ts";
import { createAccessToken, revokeAccessToken } from "../../account/token/access-token.ts";
import { updateContent } from "../../content/edit/edit.ts";
import { deleteContent } from "../../content/trash/delete.ts";
import { announcing } from "../../platform/work/announcing.ts";
import { ItemEvent } from "./follow.contract.ts";
import { watchersByItem } from "./watch.ts";

const here = await testApp();
const there = await testApp();
const address = await here.listen();
const { platform } = here;

const isPromised = new Ajv2020({ strict: false, validateFormats: false }).compile(
  z.toJSONSchema(ItemEvent, { unrepresentable: "any" }),
);

// biome-ignore lint/suspicious/noExplicitAny: a wrong guess about an event fails the test that makes it
type Told = { event: string; id: string; data: any };

/** Follows as a program with a library does. `addressOf` returns the address for each connection. */
function follow(id: string, token: string, query = "", addressOf = () => address) {
  const told: Told[] = [];
  const sent: (string | undefined)[] = [];
  const refused = Promise.withResolvers<number | undefined>();
  const source = new EventSource(`${address}/api/content/${id}/events${query}`, {
    fetch: (url, init) => {
      sent.push(init.headers["Last-Event-ID"]);
      const headers = { ...init.headers, authorization: `Bearer ${token}` };
      return fetch(String(url).replace(address, addressOf()), { ...init, headers });
    },
  });
  onTestFinished(() => source.close());
  source.addEventListener("error", ({ code }) => code && refused.resolve(code));
  for (const event of ["attempt", "figures", "changed", "refused"])
    source.addEventListener(event, ({ data, lastEventId }) => {
      const message = { event, ...(event !== "refused" && { id: lastEventId }), data: JSON.parse(data) };
      if (!isPromised(message)) throw new Error(`${event} is not as described: ${data}`);
      told.push(message as Told);
    });
  const of = (event: string) => told.filter((message) => message.event === event).map(({ data }) => data);
  return {
    told,
    sent,
    of,
    names: () => of("attempt").map(({ participantName }) => participantName),
    refused: refused.promise,
    close: () => source.close(),
    /** Waits until there are as many of these events. */
    until: (event: string, count = 1) => expect.poll(() => of(event).length).toBe(count),
  };
}

async function anOwner() {
  const owner = await aUser(platform);
  const quiz = await aQuiz(platform, owner);
  return { owner, quiz, viewer: viewerFor(owner), token: await accessTokenOf(platform, owner) };
}

it("sends the figures immediately, each attempt once, and changes by the owner from any process", async () => {
  const { quiz, viewer, token } = await anOwner();
  await taken(platform, quiz, "Before");
  const following = follow(quiz.id, token, "?since=2020-01-01T00:00:00Z");
  await following.until("attempt");
  expect(following.of("figures")[0]).toMatchObject({ totalAttempts: 1, completionRate: 100 });
  await taken(there.platform, quiz, "Ann");
  await following.until("attempt", 2);
  expect(following.names()).toEqual(["Before", "Ann"]);
  await expect.poll(() => following.of("figures").at(-1).totalAttempts).toBe(2);

  await updateContent(there.platform, viewer, quiz.id, { title: "Capital cities" });
  await following.until("changed");
  await updateContent(there.platform, viewer, quiz.id, { isPublic: false });
  await following.until("changed", 2);
  expect(following.of("changed")).toEqual([
    expect.objectContaining({ change: "edited", fields: ["title"], revision: 2, title: "Capital cities" }),
    expect.objectContaining({ change: "unpublished", fields: ["isPublic"], revision: 3, isPublic: false }),
  ]);
  const { questions } = (await here.withToken(token).rest("GET", `/quizzes/${quiz.id}`)).body;
  questions[0].explanation = "So it is";
  await updateContent(platform, viewer, quiz.id, { questions });
  await following.until("changed", 3);
  expect(following.of("changed").at(-1)).toMatchObject({ change: "edited", fields: ["questions"] });
  expect(following.names()).toEqual(["Before", "Ann"]);
});

it("continues in another process after the first has stopped, without gaps or repetitions", {
  tags: ["slow"],
}, async () => {
  const { quiz, viewer, token } = await anOwner();
  const leaving = await testApp();
  const [first, second] = [await leaving.listen(), await there.listen()];
  let at = first;
  const following = follow(quiz.id, token, "", () => at);
  await following.until("figures");
  await taken(leaving.platform, quiz, "Ann");
  await following.until("attempt");
  at = second;
  await leaving.close();
  await taken(platform, quiz, "Ben");
  await updateContent(platform, viewer, quiz.id, { title: "Capital cities" });
  await expect.poll(following.names, { timeout: 5000 }).toEqual(["Ann", "Ben"]);
  expect(following.of("changed")).toMatchObject([{ change: "edited", fields: null, revision: 2 }]);
  expect(following.sent).toEqual([undefined, following.told.find(({ event }) => event === "attempt")?.id]);
  await taken(platform, quiz, "Cleo");
  await following.until("attempt", 3);
  expect(following.names()).toEqual(["Ann", "Ben", "Cleo"]);
});

it("begins after any event's id, and after a cursor of the list", async () => {
  const { quiz, token } = await anOwner();
  for (const name of ["Ann", "Ben", "Cleo"]) await taken(platform, quiz, name);
  const all = follow(quiz.id, token, "?since=2020-01-01T00:00:00Z");
  await all.until("attempt", 3);
  const later = follow(quiz.id, token, `?cursor=${all.told.find(({ event }) => event === "attempt")?.id}`);
  await later.until("attempt", 2);
  expect(later.names()).toEqual(["Ben", "Cleo"]);
  expect(later.of("changed")).toEqual([]);
  const list = await here.withToken(token).rest("GET", `/content/${quiz.id}/attempts?order=oldest&limit=2`);
  const last = follow(quiz.id, token, `?cursor=${list.body.nextCursor}`);
  await last.until("attempt");
  expect(last.names()).toEqual(["Cleo"]);
});

it("hands a reader who was slow all the attempts and the newest figures", async () => {
  const { quiz, token } = await anOwner();
  const response = await fetch(`${address}/api/content/${quiz.id}/events`, {
    headers: { authorization: `Bearer ${token}` },
  });
  const count = 1000;
  for (let first = 0; first < count; first += 100)
    await announcing(platform, async (tx, announce) => {
      const rows = Array.from({ length: 100 }, (_, place) => ({
        contentId: quiz.id,
        revision: 1,
        answers: {},
        totalQuestions: 2,
        participantName: `${first + place} ${"é".repeat(90)}`,
      }));
      await tx.attempt.createMany({ data: rows });
      await announce("results", [quiz.id]);
    });
  // The rows above are in no tally. This attempt announces that there is something to wait for until it is settled.
  await taken(platform, quiz);
  const numbers: number[] = [];
  let text = "";
  for await (const chunk of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
    text += chunk;
    for (const [, number] of text.matchAll(/event: attempt\ndata: .*"participantName":"(\d+) .*\n\n/g)) {
      numbers.push(Number(number));
    }
    const end = text.lastIndexOf("\n\n");
    if (end >= 0) text = text.slice(end + 2);
    if (numbers.length >= count) break;
  }
  expect(numbers.toSorted((one, other) => one - other)).toEqual(Array.from({ length: count }, (_, number) => number));
});

it("ends with its token, says so, and does not begin again", async () => {
  const { quiz, viewer, token } = await anOwner();
  const issued = await createAccessToken(platform, viewer, { name: "script", scope: "read" });
  const [revoked, stays] = [follow(quiz.id, issued.secret), follow(quiz.id, token)];
  await Promise.all([revoked.until("figures"), stays.until("figures")]);
  await revokeAccessToken(platform, viewer, issued.token.id);
  await taken(platform, quiz, "Ann");
  expect(await revoked.refused).toBe(401);
  expect(revoked.of("refused")).toMatchObject([{ error: "UNAUTHENTICATED" }]);
  await stays.until("attempt");
  expect(revoked.names()).toEqual([]);
});

it("ends with its item", async () => {
  const { quiz, viewer, token } = await anOwner();
  const following = follow(quiz.id, token);
  await following.until("figures");
  await deleteContent(there.platform, viewer, quiz.id);
  expect(await following.refused).toBe(404);
  expect(following.of("changed")).toMatchObject([{ change: "deleted", title: "Capitals" }]);
});

it("stops watching when the client is gone, and counts ten streams of an account at most", {
  tags: ["slow"],
}, async () => {
  const limited = await testApp({ rateLimit: true });
  const at = await limited.listen();
  const { quiz, token } = await anOwner();
  const rooms = watchersByItem(limited.platform);
  const { enter } = rooms;
  const left = vi.fn();
  vi.spyOn(rooms, "enter").mockImplementation((id, watcher) => {
    const leave = enter(id, watcher);
    return () => {
      left();
      leave();
    };
  });
  const open = async () => {
    const abort = new AbortController();
    onTestFinished(() => abort.abort());
    const headers = { authorization: `Bearer ${token}` };
    const response = await fetch(`${at}/api/content/${quiz.id}/events`, { headers, signal: abort.signal });
    return { status: response.status, retry: response.headers.get("retry-after"), abort };
  };
  const streams = await Promise.all(Array.from({ length: 10 }, open));
  expect(streams.map(({ status }) => status)).toEqual(streams.map(() => 200));
  expect(await open()).toMatchObject({ status: 429, retry: "10" });
  streams[0]?.abort.abort();
  await expect.poll(() => left.mock.calls.length).toBe(1);
  await expect.poll(async () => (await open()).status).toBe(200);
});

it("is refused like everything else, and may be asked about", async () => {
  const { quiz, token } = await anOwner();
  const survey = await aSurvey(platform, await aUser(platform));
  const ask = (path: string, headers: Record<string, string> = {}, method: "GET" | "HEAD" | "POST" = "GET") =>
    here.withToken(token).rest(method, path, undefined, headers);
  const events = `/content/${quiz.id}/events`;
  expect(await ask(events, {}, "HEAD")).toMatchObject({
    status: 200,
    headers: { "content-type": "text/event-stream; charset=utf-8", "access-control-allow-origin": "*" },
  });
  expect((await ask(events, { accept: "application/json" })).body.error).toBe("NOT_ACCEPTABLE");
  expect(await ask(events, {}, "POST")).toMatchObject({ status: 405, headers: { allow: "GET, HEAD, OPTIONS" } });
  expect((await ask(`${events}?cursor=nonsense`)).body.issues).toMatchObject([{ path: "cursor" }]);
  expect((await ask(events, { "last-event-id": "nonsense" })).body.issues).toEqual([
    { path: "Last-Event-ID", message: expect.stringContaining("Last-Event-ID is not the id of an event. ") },
  ]);
  expect((await ask(`${events}?since=yesterday`)).body.issues).toMatchObject([{ path: "since" }]);
  expect((await ask(`/content/${survey.id}/events`)).status).toBe(403);
  expect((await ask("/content/nothing/events")).status).toBe(404);
  expect((await here.withToken().rest("GET", events)).status).toBe(401);
});
