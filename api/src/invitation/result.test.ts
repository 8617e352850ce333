import { beforeAll, describe, expect, it } from "vitest";
import { anAssessment, aQuiz, aUser, viewerFor } from "../../test/factories.ts";
import { testApp } from "../../test/harness.ts";
import { submit } from "../attempt/attempt.ts";
import { updateContent } from "../content/edit/edit.ts";
import { personalKey } from "../content/rules/personal-link.ts";
import { anonymous } from "../platform/identity/viewer.ts";
import { countInvitations } from "./list.ts";

const app = await testApp();
const { platform, as, withToken } = app;
const { db } = platform;
const owner = await aUser(platform);
const author = await as(owner);

interface Invited {
  name: string;
  fields?: Record<string, string>;
  /** Number of correct answers, of two; omitted if the person did not answer. */
  right?: number;
}

const people: Invited[] = [
  { name: "Ada", fields: { Department: "Sales", "Staff: no": "1" }, right: 1 },
  { name: "Ben", fields: { Department: "Sales" }, right: 2 },
  { name: "Cleo", fields: { Department: "Support" }, right: 0 },
  { name: "Dan", fields: { Department: "Sales" } },
  { name: "Eve", right: 1 },
];

async function answer(contentId: string, name: string, right: number) {
  const questions = await db.question.findMany({ where: { contentId }, orderBy: { order: "asc" } });
  const answers = Object.fromEntries(
    questions.map(({ id, correctAnswer }, place) => [id, ((correctAnswer ?? 0) + Number(place >= right)) % 2]),
  );
  const { id } = await db.invitation.findFirstOrThrow({ where: { contentId, name } });
  return submit(platform, anonymous("192.0.2.7"), contentId, {
    answers,
    attemptKey: personalKey(platform, contentId, id),
  });
}

async function invite(contentId: string, list = people) {
  await author.rest("POST", `/content/${contentId}/invitations`, {
    people: list.map(({ name, fields }) => ({ name, fields })),
  });
  for (const { name, right } of list) if (right !== undefined) await answer(contentId, name, right);
}

const query = `query ($key: String!, $state: InvitationState, $level: String, $fields: [InvitedFieldInput!], $order: InvitationOrder, $first: Int, $after: String, $last: Int) {
  content(key: $key) { invitations(state: $state, level: $level, fields: $fields, order: $order, first: $first, after: $after, last: $last) {
    totalCount pageInfo { endCursor } edges { node { name percentage skillLevel passed } } } } }`;

interface Asked {
  state?: string;
  level?: string;
  order?: string;
  fields?: { name: string; value: string }[];
}
type Client = typeof author;

/** Returns the names of two people a page, or the error. */
const doors = {
  async REST(client: Client, id: string, { fields = [], ...asked }: Asked) {
    const names: unknown[] = [];
    for (let cursor: string | null = ""; cursor !== null; ) {
      const parameters = new URLSearchParams({
        ...(asked as Record<string, string>),
        limit: "2",
        ...(cursor && { cursor }),
      });
      for (const { name, value } of fields) parameters.append("field", `${name}:${value}`);
      const { body } = await client.rest("GET", `/content/${id}/invitations?${parameters}`);
      if (body.error) return body.error;
      names.push(...body.invitations.map(({ name }: Invited) => name));
      cursor = body.nextCursor;
    }
    return names;
  },
  async GraphQL(client: Client, key: string, { state, order, ...asked }: Asked) {
    const names: unknown[] = [];
    for (let after: string | null = null; ; ) {
      const variables = { key, ...asked, state: state?.toUpperCase(), order: order?.toUpperCase(), first: 2, after };
      const { data, errors } = await client.graphql(query, variables);
      if (errors) return errors[0].extensions.code;
      const { edges, pageInfo, totalCount } = data.content.invitations;
      names.push(...edges.map(({ node }: { node: Invited }) => node.name));
      if (edges.length < 2 || names.length >= totalCount) return names;
      after = pageInfo.endCursor;
    }
  },
};

describe.each(Object.entries(doors))("the list of people over %s", (_name, list) => {
  let id: string;
  beforeAll(async () => {
    ({ id } = await aQuiz(platform, owner, { rules: { passMark: 60 } }));
    await invite(id);
  });

  it("finds people who failed in a department", async () => {
    const sales = [{ name: "Department", value: "Sales" }];
    expect(await list(author, id, { state: "failed", fields: sales })).toEqual(["Ada"]);
    expect(await list(author, id, { state: "passed", fields: sales })).toEqual(["Ben"]);
    expect(await list(author, id, { state: "failed" })).toEqual(["Ada", "Cleo", "Eve"]);
    const both = [...sales, { name: "Department", value: "" }];
    expect(await list(author, id, { fields: both })).toEqual(["Ada", "Ben", "Dan", "Eve"]);
    expect(await countInvitations(platform, id)).toMatchObject({ finished: 4, passed: 1, failed: 3 });
  });

  it("sorts by result, page by page, with people without one last", async () => {
    expect(await list(author, id, { order: "highest" })).toEqual(["Ben", "Ada", "Eve", "Cleo", "Dan"]);
    expect(await list(author, id, { order: "lowest" })).toEqual(["Cleo", "Ada", "Eve", "Ben", "Dan"]);
    expect(await list(author, id, { order: "added" })).toEqual(["Ada", "Ben", "Cleo", "Dan", "Eve"]);
  });

  it("finds people by level", async () => {
    const assessment = await anAssessment(platform, owner);
    await invite(assessment.id, [{ name: "Ada", right: 2 }]);
    const { skillLevel } = await db.invitation.findFirstOrThrow({ where: { contentId: assessment.id } });
    expect(await list(author, assessment.id, { level: skillLevel ?? "" })).toEqual(["Ada"]);
    expect(await list(author, assessment.id, { level: "None" })).toEqual([]);
  });

  it("needs the scope for participants to filter by a column", async () => {
    const { body } = await author.rest("POST", "/auth/tokens", { name: "Blind", scopes: ["results:read"] });
    const blind = withToken(body.secret);
    expect(await list(blind, id, { fields: [{ name: "Department", value: "Sales" }] })).toBe("FORBIDDEN");
    expect(await list(blind, id, { state: "failed" })).toEqual([null, null, null]);
  });
});

it("reports whether a person passed, over REST and GraphQL", async () => {
  const { id } = await aQuiz(platform, owner, { rules: { passMark: 60 } });
  await invite(id);
  const { data } = await author.graphql(query, { key: id, first: 2 });
  expect(data.content.invitations.edges).toEqual([
    { node: { name: "Ada", percentage: 50, skillLevel: null, passed: false } },
    { node: { name: "Ben", percentage: 100, skillLevel: null, passed: true } },
  ]);
  const { body } = await author.rest("GET", `/content/${id}/invitations`);
  expect(body.invitations[3]).toMatchObject({ name: "Dan", percentage: null, passed: null });
  expect(body.invitations[1]).toMatchObject({ percentage: 100, passed: true });
  const { body: edited } = await author.rest("PATCH", `/content/${id}/invitations/${body.invitations[1].id}`, {});
  expect(edited).toMatchObject({ percentage: 100, passed: true });
});

it("refuses a cursor of a list in a different order", async () => {
  const { id } = await aQuiz(platform, owner);
  await invite(id);
  const { data } = await author.graphql(query, { key: id, first: 1, order: "HIGHEST" });
  const after = data.content.invitations.pageInfo.endCursor;
  const { errors } = await author.graphql(query, { key: id, first: 1, after });
  expect(errors[0].extensions.code).toBe("VALIDATION_FAILED");
});

it("lists the columns of the list with their values", async () => {
  const { id } = await aQuiz(platform, owner);
  await invite(id);
  const columns =
    "query ($key: String!) { content(key: $key) { invitationColumns { name isWhole values { value people } } } }";
  expect((await author.graphql(columns, { key: id })).data.content.invitationColumns).toEqual([
    {
      name: "Department",
      isWhole: true,
      values: [
        { value: "Sales", people: 3 },
        { value: "Support", people: 1 },
      ],
    },
    { name: "Staff: no", isWhole: true, values: [{ value: "1", people: 1 }] },
  ]);
});

it("follows the attempt through a regrading, a deletion and an undone deletion", async () => {
  const { id } = await aQuiz(platform, owner, { rules: { passMark: 60 } });
  await invite(id, [{ name: "Ada", right: 1 }]);
  const result = async () => (await db.invitation.findFirstOrThrow({ where: { contentId: id } })).percentage;
  expect(await result()).toBe(50);
  const { id: attemptId } = await db.attempt.findFirstOrThrow({ where: { contentId: id } });
  const { body: quiz } = await author.rest("GET", `/quizzes/${id}`);
  const answers = (await db.attempt.findFirstOrThrow({ where: { contentId: id } })).answers as Record<string, number>;
  const questions = quiz.questions.map((question: { id: string }) => ({
    ...question,
    correctAnswer: answers[question.id],
  }));
  const { revision } = await updateContent(platform, viewerFor(owner), id, { questions });
  await author.rest("POST", `/content/${id}/regrade`, { revision });
  await expect.poll(result).toBe(100);
  const { body: deleted } = await author.rest("DELETE", `/attempts/${attemptId}`);
  expect(await result()).toBeNull();
  await author.rest("POST", `/attempt-deletions/${deleted.deletionId}/undo`);
  await expect.poll(result).toBe(100);
});

it("copies no result of anonymous answers", async () => {
  const { id } = await aQuiz(platform, owner, { rules: { passMark: 60, anonymous: true } });
  await author.rest("POST", `/content/${id}/invitations`, { people: [{ name: "Ada" }] });
  const { count } = await db.invitation.updateMany({ where: { contentId: id }, data: { finishedAt: new Date() } });
  expect(count).toBe(1);
  expect(await countInvitations(platform, id)).toMatchObject({ finished: 1, passed: 0, failed: 0 });
});
