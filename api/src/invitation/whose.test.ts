import { expect, it } from "vitest";
import { aQuiz, aUser } from "../../test/factories.ts";
import { testApp } from "../../test/harness.ts";
import { personalKey } from "../content/rules/personal-link.ts";
import { globalId } from "../platform/graphql/ids.ts";

const { platform, as } = await testApp();
const owner = await aUser(platform);
const [author, taker] = [await as(owner), await as()];

it("leads from a response to whose link it came by, and to nobody from others", async () => {
  const quiz = await aQuiz(platform, owner);
  const { id } = await platform.db.invitation.create({ data: { contentId: quiz.id, name: "Ann" } });
  const questions = await platform.db.question.findMany({ where: { contentId: quiz.id } });
  const answers = Object.fromEntries(questions.map(({ id }) => [id, 0]));
  const query = "query ($id: ID!) { node(id: $id) { ... on Attempt { invitation { name } } } }";
  const whose = async (attemptKey?: string) => {
    const { body } = await taker.rest("POST", `/quizzes/${quiz.id}/attempts`, { answers, attemptKey });
    const { data, errors } = await author.graphql(query, { id: globalId("Attempt", body.id) });
    return errors ?? data?.node.invitation;
  };
  expect(await whose(personalKey(platform, quiz.id, id))).toEqual({ name: "Ann" });
  expect(await whose()).toBeNull();
});
