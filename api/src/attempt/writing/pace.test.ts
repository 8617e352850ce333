import { beforeAll, expect, it } from "vitest";
import { aQuiz, aUser } from "../../../test/factories.ts";
import { testApp } from "../../../test/harness.ts";
import { personalKey } from "../../content/rules/personal-link.ts";
import type { Content } from "../../generated/prisma/client.ts";
import type { rates } from "../../platform/limits.shared.ts";

/** The address of every request in this file. */
const address = "127.0.0.1";
const app = await testApp({ rateLimit: true });
const { platform } = app;
const owner = await aUser(platform);
const author = await app.as(owner);
const taker = await app.as();

let quiz: Content;
let answers: Record<string, number>;
beforeAll(async () => {
  quiz = await aQuiz(platform, owner);
  const { body } = await author.rest("GET", `/quizzes/${quiz.id}`);
  answers = Object.fromEntries(body.questions.map(({ id }: { id: string }) => [id, 0]));
});

const start = async (attemptKey: string) =>
  (await taker.rest("POST", `/quizzes/${quiz.id}/starts`, { attemptKey })).status;
const submit = async (attemptKey: string | null, given: object = answers) =>
  (await taker.rest("POST", `/quizzes/${quiz.id}/attempts`, { attemptKey, answers: given })).status;

/** Uses up a limit of the address. */
const exhaust = (name: keyof typeof rates) => platform.limits.take(name, `${address} ${quiz.id}`, 600).catch(() => {});

it("counts empty submissions apart from answers", async () => {
  const { status, headers } = await taker.rest("POST", `/quizzes/${quiz.id}/attempts`, { answers: {} });
  expect([status, headers.ratelimit]).toEqual([400, expect.stringMatching(/^"refused";r=599;t=\d+$/)]);
});

it("refuses more of what was refused 600 times in a minute, and takes answers and starts", async () => {
  await exhaust("refused");
  expect(await submit(null, {})).toBe(429);
  expect(await submit(null)).toBe(201);
  expect(await start("new")).toBe(200);
});

it("takes answers of stored starts and personal links, whatever others at their address send", async () => {
  expect(await start("stored")).toBe(200);
  const { id } = await platform.db.invitation.create({
    data: { contentId: quiz.id, name: "Ann", email: "ann@example.com" },
  });
  const invited = personalKey(platform, quiz.id, id);
  for (const limit of ["startAddress", "submitAddress"] as const) await exhaust(limit);
  expect([await start("another"), await submit("another")]).toEqual([429, 429]);
  expect([await start("stored"), await submit("stored")]).toEqual([200, 201]);
  const opened = await taker.rest("POST", `/content/${quiz.id}/invitations/open`, { personalKey: invited });
  expect([opened.status, await start(invited), await submit(invited)]).toEqual([200, 200, 201]);
});

it("limits what one start asks for", async () => {
  await platform.limits.take("holder", `${quiz.id} stored`, 120).catch(() => {});
  expect(await start("stored")).toBe(429);
  expect(await start("new")).toBe(200);
});
