import { expect, it, onTestFinished, vi } from "vitest";
import { aQuiz, aUser } from "../../../test/factories.ts";
import { testApp } from "../../../test/harness.ts";
import type { Platform } from "../../platform/platform.ts";

const { platform, as } = await testApp();
const owner = await aUser(platform);
const query = "query ($key: String!) { content(key: $key) { title canEdit questions { text correctAnswer } } }";

function statementsOf({ db }: Platform) {
  const read = vi.spyOn(db.content, "findUnique");
  onTestFinished(() => read.mockRestore());
  return read;
}

it("an item asked about again in the same words is answered from memory, until it changes", async () => {
  const quiz = await aQuiz(platform, owner, { title: "Rivers" });
  const taker = await as();
  const ask = async () => (await taker.graphql(query, { key: quiz.id })).data?.content;
  const statements = statementsOf(platform);
  const first = await ask();
  expect(first).toMatchObject({ title: "Rivers", canEdit: false, questions: [{ correctAnswer: null }, {}] });
  expect(await ask()).toEqual(first);
  expect(statements).toHaveBeenCalledTimes(1);
  await (await as(owner)).rest("PUT", `/quizzes/${quiz.id}`, { title: "Streams", revision: 1 });
  await expect.poll(ask).toMatchObject({ title: "Streams" });
});

it("is answered again for viewers who are logged in", async () => {
  const quiz = await aQuiz(platform, owner);
  const [taker, author] = [await as(), await as(owner)];
  const ask = async (who: typeof taker) => (await who.graphql(query, { key: quiz.id })).data?.content;
  expect(await ask(taker)).toMatchObject({ canEdit: false });
  expect(await ask(author)).toMatchObject({ canEdit: true, questions: [{ correctAnswer: 1 }, {}] });
  expect(await ask(taker)).toMatchObject({ canEdit: false, questions: [{ correctAnswer: null }, {}] });
});

it("never reveals a private item, even when it was public", async () => {
  const quiz = await aQuiz(platform, owner);
  const taker = await as();
  const ask = async () => (await taker.graphql(query, { key: quiz.id })).data?.content;
  expect(await ask()).not.toBeNull();
  await platform.db.content.update({ where: { id: quiz.id }, data: { isPublic: false } });
  platform.events.tell("content", [quiz.id]);
  await expect.poll(ask).toBeNull();
});

it("is answered again about an attempt", async () => {
  const { id } = await aQuiz(platform, owner, { rules: { timeLimit: 20 } });
  const taker = await as();
  const ask = async () =>
    (await taker.graphql('query ($key: String!) { content(key: $key) { timeLeft(attemptKey: "mine") } }', { key: id }))
      .data?.content.timeLeft;
  expect(await ask()).toBeNull();
  await taker.rest("POST", `/quizzes/${id}/starts`, { attemptKey: "mine" });
  expect(await ask()).toBeGreaterThan(0);
});
