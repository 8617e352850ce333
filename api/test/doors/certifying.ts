import { randomUUID } from "node:crypto";
import { expect } from "vitest";
import type { Content } from "../../src/generated/prisma/client.ts";
import { globalId } from "../../src/platform/graphql/ids.ts";
import { aQuiz, aUser } from "../factories.ts";
import { testApp } from "../harness.ts";

export const certifyingRules = { passMark: 50, certificate: { issuer: "Adult education centre", statesResult: true } };

const issue = `mutation ($contentId: ID!, $attemptKey: String!, $name: String, $language: String, $allowBoxes: Boolean) {
  issueCertificate(contentId: $contentId, attemptKey: $attemptKey, name: $name, language: $language, allowBoxes: $allowBoxes) {
    ... on IssueCertificateSuccess { data { code status url pdfUrl name title percentage issuer signatory language completedOn issuedAt } }
    ... on DomainError { error: code message issues { path message } } } }`;
const check = `query ($code: String!) { certificate(code: $code) { code status name title pdfUrl } }`;
const revoke = `mutation ($code: String!) { revokeCertificate(code: $code) {
  ... on RevokeCertificateSuccess { data { code status name } } ... on DomainError { error: code } } }`;

type Order = { attemptKey: string; name?: string; language?: string; allowBoxes?: boolean };

/** A service with an author whose quizzes have certificates, and the ways to a certificate over REST and GraphQL. */
export async function certifying() {
  const app = await testApp();
  const { platform, as } = app;
  const { db } = platform;
  const owner = await aUser(platform, { timeZone: "Asia/Tokyo" });
  const [author, taker, other] = [await as(owner), await as(), await as(await aUser(platform))];
  const certified = (part: object = {}) => aQuiz(platform, owner, { rules: certifyingRules, ...part });

  /** Submits answers to a quiz with two questions, whose correct answers are 1 and 0. */
  async function handIn({ id }: Pick<Content, "id">, choices = [1, 0], part: object = {}) {
    const questions = await db.question.findMany({
      where: { contentId: id, untilRevision: null },
      orderBy: { order: "asc" },
    });
    const answers = Object.fromEntries(questions.map((question, index) => [question.id, choices[index]]));
    const body = { answers, attemptKey: randomUUID(), ...part };
    return { ...body, receipt: (await taker.rest("POST", `/quizzes/${id}/attempts`, body)).body };
  }

  const doors = {
    REST: {
      issue: async (id: string, order: Order) => (await taker.rest("POST", `/quizzes/${id}/certificates`, order)).body,
      check: async (code: string) => (await taker.rest("GET", `/certificates/${code}`)).body,
      revoke: async (client: typeof author, code: string) =>
        (await client.rest("DELETE", `/certificates/${code}`)).body,
    },
    GraphQL: {
      async issue(id: string, order: Order) {
        const { data, errors } = await taker.graphql(issue, { contentId: globalId("Content", id), ...order });
        expect(errors).toBeUndefined();
        return data?.issueCertificate.data ?? data?.issueCertificate;
      },
      async check(code: string) {
        const { data, errors } = await taker.graphql(check, { code });
        return data?.certificate ?? { error: errors?.[0]?.extensions?.code };
      },
      async revoke(client: typeof author, code: string) {
        const { data, errors } = await client.graphql(revoke, { code });
        return data?.revokeCertificate?.data ?? data?.revokeCertificate ?? { error: errors?.[0]?.extensions?.code };
      },
    },
  };

  async function anIssued(part: object = {}) {
    const quiz = await certified();
    const { attemptKey, receipt, answers } = await handIn(quiz, [1, 0], part);
    const { code } = await doors.REST.issue(quiz.id, { attemptKey, name: "Ann Example" });
    const state = async () => (await doors.REST.check(code)).status;
    return { quiz, code, answers, attemptId: receipt.id as string, state };
  }

  return { ...app, db, owner, author, taker, other, certified, handIn, doors, anIssued };
}
