import { parseCsv } from "hucre/csv";
import { describe, expect, it } from "vitest";
import { aQuiz, aSurvey, aUser, viewerFor } from "../../../test/factories.ts";
import { testApp } from "../../../test/harness.ts";
import { updateContent } from "../../content/edit/edit.ts";
import { personalKey } from "../../content/rules/personal-link.ts";
import type { ItemRules } from "../../content/setting/stored.rules.ts";
import { globalId } from "../../platform/graphql/ids.ts";
import { rebuildTallies } from "../../results/counting/rebuild.ts";

const { platform, as } = await testApp();
const { db } = platform;
const owner = await aUser(platform);
const [author, taker] = [await as(owner), await as()];

const submitted = `... on SubmitAttemptSuccess { data { id: attemptId percentage passed retakes { made left attemptKey } } }
  ... on DomainError { error: code message }`;
const doors = {
  REST: {
    open: async (id: string, key: string) =>
      (await taker.rest("POST", `/content/${id}/invitations/open`, { personalKey: key })).body,
    start: async (id: string, attemptKey: string) =>
      (await taker.rest("POST", `/quizzes/${id}/starts`, { attemptKey })).body,
    async submit(id: string, attemptKey: string, answers: Record<string, number>) {
      const { body } = await taker.rest("POST", `/quizzes/${id}/attempts`, { attemptKey, answers });
      return body;
    },
  },
  GraphQL: {
    async open(id: string, key: string) {
      const query = `mutation ($id: ID!, $key: String!) { openInvitation(contentId: $id, personalKey: $key) {
        ... on OpenInvitationSuccess { data { finishedAt retakes { made left attemptKey } } } } }`;
      return (await taker.graphql(query, { id: globalId("Content", id), key })).data.openInvitation.data;
    },
    async start(id: string, key: string) {
      const query = `mutation ($id: ID!, $key: String!) { startAttempt(contentId: $id, attemptKey: $key) {
        ... on DomainError { error: code message } } }`;
      return (await taker.graphql(query, { id: globalId("Content", id), key })).data.startAttempt;
    },
    async submit(id: string, attemptKey: string, answers: Record<string, number>) {
      const query = `mutation ($input: SubmitAttemptInput!) { submitAttempt(input: $input) { ${submitted} } }`;
      const input = {
        contentId: globalId("Content", id),
        attemptKey,
        answers: Object.entries(answers).map(([questionId, choice]) => ({ questionId, choices: [choice] })),
      };
      const { data, error, message } = (await taker.graphql(query, { input })).data.submitAttempt;
      return data ?? { error, message };
    },
  },
};

async function invited(rules: ItemRules) {
  const { id } = await aQuiz(platform, owner, { rules });
  await author.rest("POST", `/content/${id}/invitations`, { people: [{ name: "Ada" }] });
  const person = () => db.invitation.findFirstOrThrow({ where: { contentId: id } });
  const link = personalKey(platform, id, (await person()).id);
  const questions = await db.question.findMany({ where: { contentId: id }, orderBy: { order: "asc" } });
  /** Answers with a number of correct ones, of two. */
  const answers = (right: number) =>
    Object.fromEntries(
      questions.map((question, place) => [question.id, ((question.correctAnswer ?? 0) + Number(place >= right)) % 2]),
    );
  const take = (number: number, right: number, door = doors.REST) =>
    door.submit(id, number === 1 ? link : `${link}:${number}`, answers(right));
  const stored = async () => {
    const rows = await db.attempt.findMany({
      where: { contentId: id },
      orderBy: [{ completedAt: "asc" }, { id: "asc" }],
    });
    return rows.map(({ percentage, isCounted }) => (isCounted ? `${percentage}!` : `${percentage}`));
  };
  /** The figures, which a rebuild must not change. */
  async function figures() {
    const read = async () => (await author.rest("GET", `/content/${id}/results`)).body;
    const written = await read();
    await rebuildTallies(platform, id);
    expect(await read()).toEqual(written);
    return { responses: written.stats.totalAttempts, average: written.stats.averageScore };
  }
  return { id, link, person, take, answers, stored, figures };
}

describe.each(Object.entries(doors))("over %s", (_name, door) => {
  it("lets a person who failed try again until they pass", async () => {
    const { id, link, take, person } = await invited({ passMark: 60, retakes: 3 });
    expect(await door.open(id, link)).toMatchObject({ retakes: { made: 0, left: 4, attemptKey: link } });
    expect(await take(1, 0, door)).toMatchObject({
      passed: false,
      retakes: { made: 1, left: 3, attemptKey: `${link}:2` },
    });
    expect(await door.open(id, link)).toMatchObject({ retakes: { made: 1, left: 3, attemptKey: `${link}:2` } });
    expect(await door.start(id, `${link}:2`)).not.toHaveProperty("error");
    expect(await take(2, 2, door)).toMatchObject({ percentage: 100, passed: true, retakes: { made: 2, left: 0 } });
    expect(await person()).toMatchObject({ attempts: 2, attempt: 2, percentage: 100 });
    expect(await door.start(id, `${link}:3`)).toMatchObject({ error: "CONFLICT" });
    expect(await take(3, 0, door)).toMatchObject({ error: "CONFLICT" });
  });

  it("shows a receipt again for every attempt of a person", async () => {
    const { take } = await invited({ passMark: 60, retakes: 2 });
    const first = await take(1, 0, door);
    const second = await take(2, 1, door);
    expect(await take(1, 0, door)).toMatchObject({ id: first.id, percentage: 0, passed: false });
    expect(await take(2, 1, door)).toMatchObject({ id: second.id, percentage: 50 });
    expect(await take(2, 2, door)).toMatchObject({ error: "CONFLICT" });
  });
});

it("allows one attempt without the setting, and as many as it says", async () => {
  const once = await invited({});
  await once.take(1, 0);
  expect(await once.take(2, 2)).toMatchObject({ error: "CONFLICT" });
  const twice = await invited({ retakes: 1 });
  await twice.take(1, 2);
  await twice.take(2, 2);
  expect(await twice.take(3, 2)).toMatchObject({ error: "CONFLICT" });
  expect(await twice.take(11, 2)).toMatchObject({ error: "NOT_INVITED" });
  expect(await twice.stored()).toEqual(["100", "100!"]);
});

it("offers no further attempt while the score is hidden", async () => {
  const { id, link, take } = await invited({ passMark: 60, retakes: 1, shown: { what: [], when: "AT_ONCE" } });
  expect((await take(1, 0)).retakes).toEqual({ made: 1, left: 0 });
  expect((await doors.REST.open(id, link)).retakes).toEqual({ made: 1, left: 0 });
  expect(await take(2, 2)).toMatchObject({ error: "CONFLICT" });
});

describe.each([
  ["LAST", ["50", "0", "0!"], 0],
  ["BEST", ["50!", "0", "0"], 50],
  ["FIRST", ["50!", "0", "0"], 50],
] as const)("%s", (counts, stored, average) => {
  it("counts one attempt of a person in every figure", async () => {
    const item = await invited({ retakes: 2, counts });
    for (const [index, right] of [1, 0, 0].entries()) await item.take(index + 1, right);
    expect(await item.stored()).toEqual(stored);
    expect(await item.figures()).toEqual({ responses: 1, average });
    expect(await item.person()).toMatchObject({ attempts: 3, percentage: average });
  });
});

it("lists and exports every attempt, and marks those that figures leave out", async () => {
  const { id, take } = await invited({ retakes: 2 });
  for (const number of [1, 2, 3]) await take(number, 1);
  const query = `query ($key: String!, $filter: ResultsFilterInput) { content(key: $key) {
    attempts(first: 9, filter: $filter) { totalCount } results(filter: $filter) { totalAttempts } } }`;
  const read = async (filter?: object) => (await author.graphql(query, { key: id, filter })).data.content;
  expect(await read()).toEqual({ attempts: { totalCount: 3 }, results: { totalAttempts: 1 } });
  const { body } = await author.rest("GET", `/quizzes/${id}/export?format=csv`);
  const [head, ...rows] = parseCsv(body);
  expect(rows.map((row) => row[head?.indexOf("Counted") ?? -1])).toEqual(["no", "no", "yes"]);
  // Late, but not excluded for it.
  await db.attempt.updateMany({ where: { contentId: id }, data: { late: 60 } });
  expect(await read({ late: true })).toEqual({ attempts: { totalCount: 3 }, results: { totalAttempts: 1 } });
});

it("offers no further attempt to a person who passed, even if the first attempt counts", async () => {
  const { take, stored } = await invited({ passMark: 60, retakes: 3, counts: "FIRST" });
  await take(1, 0);
  expect(await take(2, 2)).toMatchObject({ passed: true, retakes: { made: 2, left: 0 } });
  expect(await take(3, 2)).toMatchObject({ error: "CONFLICT" });
  expect(await stored()).toEqual(["0!", "100"]);
});

it("lets a person try again when the other places are taken", async () => {
  const { id, link, take, stored } = await invited({ maxAttempts: 1, retakes: 1 });
  await take(1, 1);
  await doors.REST.start(id, `${link}:2`);
  expect(await take(2, 2)).toMatchObject({ percentage: 100 });
  expect(await stored()).toEqual(["50", "100!"]);
});

it("keeps no place for an attempt that is refused", async () => {
  const { id, link } = await invited({ maxAttempts: 2 });
  expect(await doors.REST.start(id, `${link}:2`)).toMatchObject({ error: "CONFLICT" });
  expect(await db.attemptSeat.count({ where: { contentId: id } })).toBe(0);
});

it("counts the best attempt when it is the last", async () => {
  const item = await invited({ retakes: 2, counts: "BEST" });
  await item.take(1, 0);
  await item.take(2, 2);
  expect(await item.take(3, 1)).not.toHaveProperty("isCounted");
  expect(await item.stored()).toEqual(["0", "100!", "50"]);
  expect(await item.person()).toMatchObject({ attempts: 3, attempt: 2, percentage: 100 });
  expect(await item.figures()).toEqual({ responses: 1, average: 100 });
});

it("stores each attempt once, and no more than allowed, when several arrive together", async () => {
  const item = await invited({ retakes: 2 });
  await item.take(1, 1);
  const replies = await Promise.all([2, 3, 4, 2, 3, 2].map((number) => item.take(number, 0)));
  const errors = replies.filter(({ error }) => error);
  expect(await item.stored()).toEqual(["50", "0", "0!"]);
  expect(errors.every(({ error }) => error === "CONFLICT")).toBe(true);
  expect(await item.figures()).toEqual({ responses: 1, average: 0 });
  expect(await item.person()).toMatchObject({ attempts: 3, attempt: 3 });
});

it("counts the next attempt once the counting one is deleted, and follows an undone deletion", async () => {
  const item = await invited({ retakes: 1 });
  await item.take(1, 1);
  const { id } = await item.take(2, 2);
  const { body } = await author.rest("DELETE", `/attempts/${id}`);
  expect(await item.stored()).toEqual(["50!"]);
  expect(await item.person()).toMatchObject({ attempts: 1, attempt: 1, percentage: 50 });
  expect(await item.figures()).toEqual({ responses: 1, average: 50 });
  await author.rest("POST", `/attempt-deletions/${body.deletionId}/undo`);
  await expect.poll(item.stored).toEqual(["50", "100!"]);
  expect(await item.person()).toMatchObject({ attempts: 2, attempt: 2, percentage: 100 });
  expect(await item.figures()).toEqual({ responses: 1, average: 100 });
});

it("counts one attempt when a deletion is undone after the others are anonymised", async () => {
  const item = await invited({ retakes: 1 });
  await item.take(1, 1);
  const { id } = await item.take(2, 2);
  const { body } = await author.rest("DELETE", `/attempts/${id}`);
  await platform.sql.query("UPDATE attempts SET attempt_key = NULL, invitation_id = NULL WHERE quiz_id = $1", [
    item.id,
  ]);
  await author.rest("POST", `/attempt-deletions/${body.deletionId}/undo`);
  await expect.poll(item.stored).toEqual(["50!", "100"]);
  expect(await item.figures()).toEqual({ responses: 1, average: 50 });
});

it("opens the person's link again once all attempts are deleted", async () => {
  const item = await invited({ retakes: 1 });
  const ids = [(await item.take(1, 1)).id, (await item.take(2, 2)).id];
  for (const id of ids) await author.rest("DELETE", `/attempts/${id}`);
  expect(await item.person()).toMatchObject({ attempts: 0, attempt: null, finishedAt: null, percentage: null });
  expect(await item.take(1, 2)).toMatchObject({ retakes: { made: 1, left: 1 } });
});

it("chooses again for everyone when the setting changes", async () => {
  const item = await invited({ retakes: 2 });
  for (const [index, right] of [1, 2, 0].entries()) await item.take(index + 1, right);
  const change = (counts: "LAST" | "BEST" | "FIRST" | null) =>
    updateContent(platform, viewerFor(owner), item.id, { rules: { counts } });
  await change("BEST");
  await expect.poll(item.stored).toEqual(["50", "100!", "0"]);
  expect(await item.figures()).toEqual({ responses: 1, average: 100 });
  await change("FIRST");
  await expect.poll(item.stored).toEqual(["50!", "100", "0"]);
  await change(null);
  await expect.poll(item.stored).toEqual(["50", "100", "0!"]);
  expect(await item.figures()).toEqual({ responses: 1, average: 0 });
});

it("chooses the best attempt again after a regrading", async () => {
  const item = await invited({ retakes: 1, counts: "BEST" });
  await item.take(1, 1);
  await item.take(2, 0);
  const { body: quiz } = await author.rest("GET", `/quizzes/${item.id}`);
  const wrong = item.answers(0);
  const questions = quiz.questions.map((question: { id: string }) => ({
    ...question,
    correctAnswer: wrong[question.id],
  }));
  const { revision } = await updateContent(platform, viewerFor(owner), item.id, { questions });
  await author.rest("POST", `/content/${item.id}/regrade`, { revision });
  await expect.poll(item.stored).toEqual(["50", "100!"]);
  expect(await item.figures()).toEqual({ responses: 1, average: 100 });
});

it("keeps the choice once an attempt is anonymised", async () => {
  const item = await invited({ retakes: 3 });
  await item.take(1, 1);
  await item.take(2, 2);
  await platform.sql.query(
    "UPDATE attempts SET attempt_key = NULL, invitation_id = NULL WHERE quiz_id = $1 AND is_counted",
    [item.id],
  );
  expect(await item.person()).toMatchObject({ attempts: null, percentage: null, finishedAt: expect.any(Date) });
  expect(await item.take(3, 2)).toMatchObject({ error: "CONFLICT" });
  await updateContent(platform, viewerFor(owner), item.id, { rules: { counts: "FIRST" } });
  expect(await item.stored()).toEqual(["50", "100!"]);
});

it("counts each attempt that was started and submitted as finished", async () => {
  const { id, link, take } = await invited({ retakes: 1 });
  for (const number of [1, 2]) {
    await doors.REST.start(id, number === 1 ? link : `${link}:2`);
    await take(number, 1);
  }
  const { body } = await author.rest("GET", `/content/${id}/results`);
  expect(body.stats).toMatchObject({ totalAttempts: 1, completionRate: 100 });
});

it("refuses the best response of a survey", async () => {
  const { id } = await aSurvey(platform, owner);
  const change = updateContent(platform, viewerFor(owner), id, { rules: { retakes: 1, counts: "BEST" } });
  await expect(change).rejects.toMatchObject({ code: "VALIDATION_FAILED", field: "rules.counts" });
});
