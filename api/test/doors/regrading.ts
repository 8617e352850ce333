import { expect } from "vitest";
import { submit } from "../../src/attempt/attempt.ts";
import { isPublished } from "../../src/attempt/publishing/waiting.ts";
import { updateContent } from "../../src/content/edit/edit.ts";
import type { GivenAnswer } from "../../src/content/question/form/form.shared.ts";
import type { Question, User } from "../../src/generated/prisma/client.ts";
import { globalId } from "../../src/platform/graphql/ids.ts";
import { anonymous } from "../../src/platform/identity/viewer.ts";
import type { Platform } from "../../src/platform/platform.ts";
import { rebuildTallies } from "../../src/results/counting/rebuild.ts";
import { viewerFor } from "../factories.ts";
import type { testApp } from "../harness.ts";

type App = Awaited<ReturnType<typeof testApp>>;
type Client = Awaited<ReturnType<App["as"]>>;

const present = ({ db }: Platform, contentId: string) =>
  db.question.findMany({ where: { contentId, untilRevision: null }, orderBy: { order: "asc" } });

/** Submits one attempt per list, with an answer to each current question, and returns the ids. */
export async function handIn(
  platform: Platform,
  contentId: string,
  everybody: (GivenAnswer | null)[][],
  person: object = {},
): Promise<string[]> {
  const questions = await present(platform, contentId);
  const ids: string[] = [];
  for (const given of everybody) {
    const answers = Object.fromEntries(
      questions.flatMap(({ id }, place) => (given[place] == null ? [] : [[id, given[place]]])),
    );
    ids.push((await submit(platform, anonymous("192.0.2.7"), contentId, { answers, duration: 30, ...person })).id);
  }
  return ids;
}

export type Edited = Pick<Question, "id" | "questionText" | "questionType" | "options"> & Partial<Question>;

/** Saves the item with its questions changed by `change`, and returns the new revision. */
export async function edit(
  platform: Platform,
  owner: User,
  contentId: string,
  change: (questions: Edited[]) => object[],
  more: object = {},
): Promise<number> {
  const questions = (await present(platform, contentId)).map(
    ({ id, questionText, questionType, options, correctAnswer, optionWeights, points, form, answerKey, required }) =>
      ({
        id,
        questionText,
        questionType,
        options,
        correctAnswer,
        optionWeights,
        points,
        form,
        answerKey,
        required,
      }) as Edited,
  );
  const saved = await updateContent(platform, viewerFor(owner), contentId, { ...more, questions: change(questions) });
  return saved.revision;
}

interface Grade {
  score: number | null;
  totalQuestions: number;
  percentage: number | null;
  skillLevel: string | null;
  passed: boolean | null;
}

interface Preview {
  revision: number;
  attempts: number;
  examined: number;
  changed: number;
  raised: number;
  lowered: number;
  newlyPassed: number | null;
  newlyFailed: number | null;
  ungradable: number;
  changes: { attempt: { key: string }; before: Grade; after: Grade }[];
}

/** A regrading, or the code of the refusal and its field. */
interface Answer {
  refusal?: [code: string, field: string | null];
  key: string;
  total: number;
  done: number;
  changed: number;
  ungradable: number;
  isOver: boolean;
  reason: string | null;
}

/** The same operations over REST and GraphQL. */
export interface Door {
  preview(client: Client, id: string): Promise<Preview | null>;
  regrade(client: Client, id: string, input: object, key?: string): Promise<Answer>;
  list(client: Client, id: string): Promise<Answer[]>;
}

const grade = "score totalQuestions percentage skillLevel passed";
const figures = "key total done changed ungradable isOver reason";

export const doors: Record<"REST" | "GraphQL", Door> = {
  REST: {
    async preview(client, id) {
      const { body } = await client.rest("GET", `/content/${id}/regrade`);
      if (!body.preview) return null;
      const changes = body.preview.changes.map(({ attempt, ...grades }: { attempt: { id: string } }) => ({
        attempt: { key: attempt.id },
        ...grades,
      }));
      return { ...body.preview, changes };
    },
    async regrade(client, id, input, key) {
      const { body } = await client.rest(
        "POST",
        `/content/${id}/regrade`,
        input,
        key ? { "idempotency-key": key } : {},
      );
      return body.error ? { refusal: [body.error, body.issues?.[0]?.path ?? null] } : { ...body, key: body.id };
    },
    async list(client, id) {
      const { body } = await client.rest("GET", `/content/${id}/regradings`);
      return body.regradings.map(({ id, ...regrading }: { id: string }) => ({ ...regrading, key: id }));
    },
  },
  GraphQL: {
    async preview(client, id) {
      const { data } = await client.graphql(
        `query ($id: String!) { content(key: $id) { regradePreview { revision attempts examined changed raised lowered newlyPassed newlyFailed ungradable
           changes { attempt { key } before { ${grade} } after { ${grade} } } } } }`,
        { id },
      );
      return data.content.regradePreview;
    },
    async regrade(client, id, input, key) {
      const { data } = await client.graphql(
        `mutation ($input: RegradeAnswersInput!) { it: regradeAnswers(input: $input) {
           ... on RegradeAnswersSuccess { data { ${figures} } } ... on DomainError { code issues { path } } } }`,
        { input: { ...input, contentId: globalId("Content", id), idempotencyKey: key } },
      );
      return data.it.data ?? { refusal: [data.it.code, data.it.issues?.[0]?.path ?? null] };
    },
    async list(client, id) {
      const { data } = await client.graphql(
        `query ($id: String!) { content(key: $id) { regradings(first: 10) { edges { node { ${figures} } } } } }`,
        { id },
      );
      return data.content.regradings.edges.map(({ node }: { node: Answer }) => node);
    },
  },
};

/** Expects the figures to equal those of a recount. */
export async function expectCounted(platform: Platform, client: Client, id: string): Promise<void> {
  const read = async () => (await client.rest("GET", `/content/${id}/results`)).body;
  const written = await read();
  await rebuildTallies(platform, id);
  expect(await read()).toEqual(written);
  expect(written.stats.totalAttempts).toBe(
    await platform.db.attempt.count({ where: { contentId: id, ...isPublished } }),
  );
}
