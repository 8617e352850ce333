import fc from "fast-check";
import { beforeAll, expect, it } from "vitest";
import { cases } from "../../../test/cases/cases.ts";
import { aSurvey, aUser, surveyOfKinds } from "../../../test/factories.ts";
import { testApp } from "../../../test/harness.ts";
import { globalId } from "../../platform/graphql/ids.ts";

const app = await testApp();
const { platform } = app;
const owner = await aUser(platform);
const client = await app.as(owner);
const taker = app.withToken();

let survey = { id: "" };
let [come, nps, what] = ["", "", ""];

async function writes(text: string | null, other?: string): Promise<string> {
  const answers = { [come]: other === undefined ? 0 : { choices: [2], other }, [nps]: 9, [what]: text };
  expect((await taker.rest("POST", `/surveys/${survey.id}/responses`, { answers })).status).toBe(201);
  return (
    await platform.db.attempt.findFirstOrThrow({ where: { contentId: survey.id }, orderBy: { completedAt: "desc" } })
  ).id;
}

async function aNewSurvey() {
  survey = await aSurvey(platform, owner, surveyOfKinds);
  const rows = await platform.db.question.findMany({ where: { contentId: survey.id }, orderBy: { order: "asc" } });
  [come, nps, what] = [rows[0]?.id ?? "", rows[2]?.id ?? "", rows[4]?.id ?? ""];
}
beforeAll(aNewSurvey);

interface Marks {
  isStarred?: boolean;
  isHidden?: boolean;
}

const MARK = `mutation ($contentId: ID!, $question: ID!, $attempt: ID!, $isStarred: Boolean, $isHidden: Boolean) {
  markText(contentId: $contentId, question: $question, attempt: $attempt, isStarred: $isStarred, isHidden: $isHidden) {
    ... on MarkTextSuccess { data { text isStarred isHidden participantName } }
    ... on DomainError { code message } } }`;

const TEXTS = `query ($id: ID!, $starred: Boolean, $hidden: Boolean, $markedSince: DateTime) { node(id: $id) { ... on Question {
  texts(starred: $starred, hidden: $hidden, markedSince: $markedSince) { totalCount edges { node { text isStarred isHidden } } } } } }`;

interface Listed extends Required<Marks> {
  text: string;
}

type Found = Partial<Record<"starred" | "hidden", boolean>> & { markedSince?: string };

const shown = ({ text, isStarred, isHidden }: Listed) => `${text}${isStarred ? "*" : ""}${isHidden ? "!" : ""}`;

const doors = {
  REST: {
    async mark(question: string, attempt: string, marks: Marks) {
      const { status, body } = await client.rest(
        "PUT",
        `/content/${survey.id}/questions/${question}/texts/${attempt}`,
        marks,
      );
      return status === 200 ? shown(body) : body.error;
    },
    async list(question: string, marks: Found = {}) {
      const query = new URLSearchParams(Object.entries(marks).map(([name, value]) => [name, String(value)]));
      const { body } = await client.rest("GET", `/content/${survey.id}/questions/${question}/texts?${query}`);
      expect(body.total).toBe(body.texts.length);
      return body.texts.map(shown);
    },
  },
  GraphQL: {
    async mark(question: string, attempt: string, marks: Marks) {
      const { data } = await client.graphql(MARK, {
        contentId: globalId("Content", survey.id),
        question: globalId("Question", question),
        attempt: globalId("Attempt", attempt),
        ...marks,
      });
      return data.markText.data ? shown(data.markText.data) : data.markText.code;
    },
    async list(question: string, marks: Found = {}) {
      const { data } = await client.graphql(TEXTS, { id: globalId("Question", question), ...marks });
      const { totalCount, edges } = data.node.texts;
      expect(totalCount).toBe(edges.length);
      return edges.map(({ node }: { node: Listed }) => shown(node));
    },
  },
};
const names = Object.keys(doors) as (keyof typeof doors)[];

it.each(names)("stars and hides texts over %s repeatedly, and removes the marks", async (name) => {
  await aNewSurvey();
  const { mark, list } = doors[name];
  const first = await writes("More stands", "By boat");
  const second = await writes("Rude words");
  expect(await mark(what, first, { isStarred: true })).toBe("More stands*");
  for (let times = 0; times < 2; times++) expect(await mark(what, second, { isHidden: true })).toBe("Rude words!");
  expect(await mark(come, first, { isStarred: true, isHidden: true })).toBe("By boat*!");
  expect(await list(what)).toEqual(["Rude words!", "More stands*"]);
  expect(await list(what, { hidden: false })).toEqual(["More stands*"]);
  expect(await list(what, { hidden: true })).toEqual(["Rude words!"]);
  expect(await list(what, { starred: true })).toEqual(["More stands*"]);
  expect(await list(what, { starred: false })).toEqual(["Rude words!"]);
  expect(await list(what, { starred: true, hidden: true })).toEqual([]);
  expect(await list(come)).toEqual(["By boat*!"]);
  expect(await mark(come, first, { isHidden: false })).toBe("By boat*");
  expect(await list(come, { hidden: false })).toEqual(["By boat*"]);
});

it.each(names)("finds over %s what was marked since a time, and what lost its mark", async (name) => {
  await aNewSurvey();
  const { mark, list } = doors[name];
  const [first, second, third] = [await writes("One"), await writes("Two"), await writes("Three")];
  for (const text of [first, second, third]) await mark(what, text, { isStarred: true });
  await mark(what, first, { isStarred: false });
  const { changedAt } = await platform.db.answerMark.findFirstOrThrow({ where: { attemptId: third } });
  expect(await list(what, { markedSince: changedAt.toISOString() })).toEqual(["Three*", "One"]);
  expect(await list(what, { markedSince: "1970-01-01T00:00:00Z" })).toEqual(["Three*", "Two*", "One"]);
});

it.each(names)("marks over %s only what somebody wrote", async (name) => {
  await aNewSurvey();
  const { mark } = doors[name];
  const silent = await writes(null);
  for (const question of [come, nps, what]) expect(await mark(question, silent, { isStarred: true })).toBe("NOT_FOUND");
  expect(await mark(what, "none", { isHidden: true })).toBe("NOT_FOUND");
  expect(await mark("none", silent, { isHidden: true })).toBe("NOT_FOUND");
  expect(await mark(what, silent, {})).toBe("VALIDATION_FAILED");
  expect(await platform.db.answerMark.count({ where: { contentId: survey.id } })).toBe(0);
});

it("takes true and false alone, and an attempt of the item alone", async () => {
  await aNewSurvey();
  const here = await writes("Here");
  const path = `/content/${survey.id}/questions/${what}/texts/${here}`;
  expect((await client.rest("PUT", path, { isStarred: "yes" })).status).toBe(400);
  expect((await client.rest("GET", `/content/${survey.id}/questions/${what}/texts?starred=maybe`)).status).toBe(400);
  await aNewSurvey();
  expect(
    (await client.rest("PUT", `/content/${survey.id}/questions/${what}/texts/${here}`, { isStarred: true })).status,
  ).toBe(404);
});

it("announces changed marks of the item, each with a later time", async () => {
  await aNewSurvey();
  const attempts = [await writes("One"), await writes("Two"), await writes("Three")];
  const told: string[] = [];
  const stop = platform.events.on("results", (id) => told.push(id));
  const times: string[] = [];
  for (const attempt of attempts) {
    await doors.REST.mark(what, attempt, { isHidden: true });
    const query = "query ($key: String!) { content(key: $key) { textsMarkedAt } }";
    times.push((await client.graphql(query, { key: survey.id })).data.content.textsMarkedAt);
  }
  stop?.();
  expect(times).toEqual([...new Set(times)].sort());
  expect(times).toHaveLength(3);
  expect(told).toContain(survey.id);
});

interface Step {
  does: "write" | "mark" | "delete";
  which: number;
  marks: Marks;
}

const anyStep: fc.Arbitrary<Step> = fc.record({
  does: fc.constantFrom("write", "write", "mark", "mark", "mark", "delete"),
  which: fc.nat(20),
  marks: fc.record({ isStarred: fc.boolean(), isHidden: fc.boolean() }, { requiredKeys: [] }),
});

it("lists after any history of writing, marking and deleting what a plain list has", {
  tags: ["property"],
}, async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(anyStep, { minLength: 5, maxLength: 14 }), async (steps) => {
      await aNewSurvey();
      const plain: (Listed & { id: string })[] = [];
      for (const [order, { does, which, marks }] of steps.entries()) {
        const meant = plain[which % Math.max(1, plain.length)];
        if (does === "write" || !meant) {
          const text = `Text ${order}`;
          plain.unshift({ id: await writes(text), text, isStarred: false, isHidden: false });
        } else if (does === "delete") {
          expect((await client.rest("DELETE", `/attempts/${meant.id}`)).status).toBe(200);
          plain.splice(plain.indexOf(meant), 1);
        } else if (Object.keys(marks).length > 0) {
          Object.assign(meant, marks);
          expect(await doors[names[order % 2] ?? "REST"].mark(what, meant.id, marks)).toBe(shown(meant));
        }
      }
      for (const { list } of Object.values(doors)) {
        expect(await list(what)).toEqual(plain.map(shown));
        for (const is of [true, false]) {
          expect(await list(what, { starred: is })).toEqual(plain.filter((one) => one.isStarred === is).map(shown));
          expect(await list(what, { hidden: is })).toEqual(plain.filter((one) => one.isHidden === is).map(shown));
        }
      }
      const ids = plain.map(({ id }) => id);
      expect(await platform.db.answerMark.count({ where: { contentId: survey.id, attemptId: { notIn: ids } } })).toBe(
        0,
      );
    }),
    { numRuns: cases(2, 20) },
  );
});
