import { expect, it } from "vitest";
import { aQuiz, aUser, viewerFor } from "../../../test/factories.ts";
import { testApp } from "../../../test/harness.ts";
import { globalId } from "../../platform/graphql/ids.ts";
import { deleteAttempts } from "../../results/attempts/deletion/deletion.ts";
import { ContentEdit } from "../content.rules.ts";
import type { LinkField } from "../setting/fields.shared.ts";

const { platform, as } = await testApp();
const owner = await aUser(platform);
const [author, taker] = [await as(owner), await as()];

const byClass: LinkField = { name: "class", values: ["7a", "7b"], isGroup: true };
const fields: LinkField[] = [byClass, { name: "ref" }];
const made = (...fields: LinkField[]) => aQuiz(platform, owner, { rules: { fields } });

const submitAttempt = `mutation ($input: SubmitAttemptInput!) { submitAttempt(input: $input) { __typename
  ... on DomainError { message } ... on SubmitAttemptSuccess { data { percentage } } } }`;

/** Answers the two questions, whose correct options are 1 and 0, over REST or GraphQL. */
const doors = {
  async rest(id: string, fields: Record<string, string>, participantName = "Ann", choices = [1, 0]) {
    const questions = await platform.db.question.findMany({ where: { contentId: id }, orderBy: { order: "asc" } });
    const answers = Object.fromEntries(questions.map((question, index) => [question.id, choices[index]]));
    return taker.rest("POST", `/quizzes/${id}/attempts`, { answers, fields, participantName });
  },
  async graphql(id: string, fields: Record<string, string>, participantName = "Ann", choices = [1, 0]) {
    const questions = await platform.db.question.findMany({ where: { contentId: id }, orderBy: { order: "asc" } });
    const answers = questions.map((question, index) => ({
      questionId: globalId("Question", question.id),
      choices: [choices[index]],
    }));
    const said = Object.entries(fields).map(([name, value]) => ({ name, value }));
    const input = { contentId: globalId("Content", id), answers, fields: said, participantName };
    return taker.graphql(submitAttempt, { input });
  },
};

const change = (id: string, rules: object | null) => author.rest("PATCH", `/content/${id}`, { rules });
const stored = (contentId: string) =>
  platform.db.attempt.findMany({ where: { contentId }, orderBy: { completedAt: "asc" } });

it.each(Object.keys(doors) as (keyof typeof doors)[])("keeps the values of a link, over %s", async (door) => {
  const { id } = await made(...fields);
  await doors[door](id, { class: " 7b ", ref: "A-17", utm_source: "mail" });
  await doors[door](id, { class: "9z" });
  await doors[door](id, {});
  expect((await stored(id)).map(({ fields, group }) => [fields, group])).toEqual([
    [{ class: "7b", ref: "A-17" }, 2],
    [null, 0],
    [null, 0],
  ]);
});

it.each([
  ["a name that links use", { name: "email" }, "Links use this name for something else"],
  ["a name with a capital", { name: "Class" }, "Start with a small letter; then small letters, digits, _ and -"],
  ["a group without values", { name: "b", isGroup: true }, "List the values to count by"],
  [
    "too many values",
    { name: "a", values: Array.from({ length: 21 }, String) },
    "A link parameter has up to 20 values",
  ],
  ["a value twice", { name: "a", values: ["x", "x "] }, "Each value can be listed once"],
  ["values that look the same", { name: "a", values: ["7-b", "7–b"] }, "Each value can be listed once"],
  ["a value that is too long", { name: "a", values: ["x".repeat(101)] }, "Must be 100 characters or fewer"],
  ["a name twice", { name: "ref" }, "Each name can be used once"],
  ["two groups", { name: "b", values: ["x"], isGroup: true }, "Answers are counted by one field"],
])("refuses %s", async (_what, field, message) => {
  const asked = { rules: { fields: [...fields, field] } };
  expect(ContentEdit.safeParse(asked).error?.issues.map(({ message }) => message)).toContain(message);
  const { id } = await made(byClass);
  const { status, body } = await change(id, asked.rules);
  expect(status).toBe(400);
  expect(body.issues).toContainEqual({ path: expect.stringMatching(/^rules\.fields\.2/), message });
});

it("refuses values in submissions that are too long, or no text", async () => {
  const { id } = await made(...fields);
  const questions = await platform.db.question.findMany({ where: { contentId: id } });
  const answers = Object.fromEntries(questions.map((question) => [question.id, 0]));
  for (const wrong of [{ ref: "x".repeat(101) }, { ref: 7 }, ["7b"], { ref: "\0" }])
    expect((await taker.rest("POST", `/quizzes/${id}/attempts`, { answers, fields: wrong })).status).toBe(400);
});

it("shows takers the names, and its owner the lists as well", async () => {
  const { id } = await made(...fields);
  expect((await taker.rest("GET", `/quizzes/${id}`)).body.rules).toEqual({ fields: ["class", "ref"] });
  const query = `query ($id: String!) { content(key: $id) { rules { fields } linkFields { name values isGroup } } }`;
  expect((await taker.graphql(query, { id })).data?.content).toEqual({
    rules: { fields: ["class", "ref"] },
    linkFields: null,
  });
  expect((await author.graphql(query, { id })).data?.content.linkFields).toEqual([
    { name: "class", values: ["7a", "7b"], isGroup: true },
    { name: "ref", values: null, isGroup: false },
  ]);
  expect((await author.rest("GET", `/content/${id}`)).body.rules).toEqual({ fields });
  expect((await change(id, { fields: [] })).body).not.toHaveProperty("rules");
});

it("shows the values of a link to viewers who may see participants", async () => {
  const { id } = await made(...fields);
  await doors.rest(id, { class: "7b", ref: "A-17" });
  const said = { class: "7b", ref: "A-17" };
  const { body } = await author.rest("GET", `/content/${id}/attempts`);
  expect(body.attempts[0]).toMatchObject({ fields: said });
  const query = `query ($id: String!) { content(key: $id) { attempts(first: 1) { edges { node { fields { name value } } } } } }`;
  const listed = (await author.graphql(query, { id })).data?.content.attempts.edges[0].node.fields;
  expect(new Map(listed.map(({ name, value }: { name: string; value: string }) => [name, value]))).toEqual(
    new Map(Object.entries(said)),
  );
  const csv = (await author.rest("GET", `/quizzes/${id}/export?format=csv`)).body as string;
  expect(csv.split("\r\n")[0]).toContain("Field: class,Field: ref");
  expect(csv.split("\r\n")[1]).toContain("7b,A-17");
  const json = (await author.rest("GET", `/quizzes/${id}/export?format=json`)).body;
  expect(json[0]).toMatchObject({ fields: said });
});

it("finds by the values of links, over REST and GraphQL, from tallies as from attempts", async () => {
  const { id } = await made(...fields);
  const people = [
    ["Ann", "7a", [1, 0]],
    ["Ben", "7b", [1, 1]],
    ["Cleo", "7b", [0, 1]],
    ["Dan", "", [0, 1]],
  ] as const;
  for (const [name, value, choices] of people) await doors.rest(id, { class: value, ref: name }, name, [...choices]);
  const query = `query ($id: String!, $filter: ResultsFilterInput) { content(key: $id) {
    results(filter: $filter) { totalAttempts averageScore starts questions { responses options { count } } days { attempts } }
    attempts(first: 9, filter: $filter) { totalCount edges { node { participantName } } } } }`;
  const found = async (...asked: string[]) => {
    const parts = asked.map((one) => one.split(":")).map(([name = "", value = ""]) => ({ name, value }));
    const [tallied, counted] = await Promise.all(
      [{ fields: parts }, { fields: parts, from: "2000-01-01" }].map((filter) => author.graphql(query, { id, filter })),
    );
    expect(tallied?.data).toEqual(counted?.data);
    const { results, attempts } = tallied?.data?.content ?? {};
    const address = asked.map((one) => `field=${encodeURIComponent(one)}`).join("&");
    const { body } = await author.rest("GET", `/quizzes/${id}/results?${address}`);
    expect(body.stats).toMatchObject({ totalAttempts: attempts.totalCount, averageScore: results.averageScore });
    const file = (await author.rest("GET", `/quizzes/${id}/export?format=json&${address}`)).body;
    expect(file).toHaveLength(attempts.totalCount);
    return attempts.edges.map(({ node }: { node: { participantName: string } }) => node.participantName).sort();
  };
  expect(await found("class:7b")).toEqual(["Ben", "Cleo"]);
  expect(await found("class:7a", "class:7b")).toEqual(["Ann", "Ben", "Cleo"]);
  expect(await found("class:")).toEqual(["Dan"]);
  expect(await found("class:7b", "ref:Ben")).toEqual(["Ben"]);
  expect(await found("ref:Ann")).toEqual(["Ann"]);
  expect(await found("class:9z")).toEqual([]);
  const wrong = await author.rest("GET", `/content/${id}/attempts?field=class`);
  expect(wrong).toMatchObject({ status: 400, body: { issues: [{ message: "Write it as name:value" }] } });
});

it("compares groups, over REST and GraphQL", async () => {
  const { id } = await made(...fields);
  await change(id, { passMark: 50 });
  for (const [value, choices] of [
    ["7b", [1, 0]],
    ["7b", [0, 1]],
    ["", [1, 1]],
  ] as const)
    await doors.rest(id, { class: value }, "Ann", [...choices]);
  const expected = {
    field: "class",
    groups: [
      { value: "7a", attempts: 0, averageScore: null, passed: 0 },
      { value: "7b", attempts: 2, averageScore: 50, passed: 1 },
      { value: null, attempts: 1, averageScore: 50, passed: 1 },
    ],
  };
  expect((await author.rest("GET", `/content/${id}/groups`)).body).toEqual(expected);
  const query = `query ($id: String!) { content(key: $id) { groups { field groups { value attempts averageScore passed } } } }`;
  expect((await author.graphql(query, { id })).data?.content.groups).toEqual(expected);
  expect((await taker.graphql(query, { id })).data?.content.groups).toBeNull();
});

it("keeps the number of a value when the list changes", async () => {
  const { id } = await made(...fields);
  await doors.rest(id, { class: "7b" });
  await change(id, { fields: [{ ...byClass, values: ["7c", "7a"] }] });
  await doors.rest(id, { class: "7c" });
  await doors.rest(id, { class: "7b" });
  await change(id, { fields: [{ ...byClass, values: ["7b"] }] });
  await doors.rest(id, { class: "7b" });
  expect((await stored(id)).map(({ group }) => group)).toEqual([2, 3, 0, 2]);
  const { body } = await author.rest("GET", `/content/${id}/groups`);
  expect(body.groups.map(({ value, attempts }: Record<string, unknown>) => [value, attempts])).toEqual([
    ["7b", 2],
    ["7c", 1],
    [null, 1],
  ]);
});

it("counts by another field only as long as nothing is counted by the first", async () => {
  const { id } = await made({ name: "class", values: ["7b"] });
  const grouped = { fields: [{ ...byClass, values: ["7b"] }] };
  await doors.rest(id, { class: "7b" });
  const { status, body } = await change(id, grouped);
  expect([status, body.issues[0].message]).toEqual([
    400,
    "There are answers with class already, which were not counted by it. Use another name.",
  ]);
  await platform.db.$executeRaw`DELETE FROM attempts WHERE quiz_id = ${id}`;
  expect((await change(id, grouped)).status).toBe(200);
  await doors.rest(id, { class: "7b" });
  for (const others of [[{ name: "class" }], [{ name: "year", values: ["1"], isGroup: true }]]) {
    const refused = await change(id, { fields: others });
    expect(refused.body.issues?.[0].message).toMatch(/^Answers are counted by class already/);
  }
  await deleteAttempts(platform, viewerFor(owner), id, { all: true });
  // Deleted attempts can still be restored.
  expect((await change(id, { fields: [] })).status).toBe(200);
  expect((await change(id, { fields: [{ name: "class" }] })).status).toBe(400);
});

it("counts by no value that answers had before they were counted by their field", async () => {
  const { id } = await made({ name: "class" });
  await doors.rest(id, { class: "8a" });
  await doors.rest(id, { class: "9z" });
  const values = (...values: string[]) => change(id, { fields: [{ ...byClass, values }] });
  expect((await values("7a", "8a")).status).toBe(400);
  await deleteAttempts(platform, viewerFor(owner), id, { filter: { fields: [{ name: "class", value: "8a" }] } });
  // Deleted attempts can still be restored.
  expect((await values("7a", "8a")).status).toBe(400);
  expect((await values("7a")).status).toBe(200);
  await doors.rest(id, { class: "7a" });
  const { status, body } = await values("7a", "9z");
  expect([status, body.issues[0].message]).toEqual([
    400,
    "There are answers with class 9z already, which were not counted by it. Use another value.",
  ]);
  expect((await values("7a", "7b")).status).toBe(200);
});

it("gives a copy the fields, with groups of its own", async () => {
  const { id } = await made(...fields);
  await change(id, { fields: [{ ...byClass, values: ["7c"] }] });
  const copy = await author.rest("POST", `/quizzes/${id}/duplicate`);
  expect(copy.status).toBe(201);
  const { groups } = await platform.db.content.findUniqueOrThrow({ where: { id: copy.body.id } });
  expect(groups).toEqual({ field: "class", values: ["7c"] });
});
