import { beforeEach, expect, it } from "vitest";
import { aQuiz, aUser } from "../../../test/factories.ts";
import { testApp } from "../../../test/harness.ts";
import { textsIn } from "../../../test/servers/model.translations.ts";
import { good, hangs, refuses, says } from "../../../test/servers/model.ts";
import { withModel } from "../../../test/servers/with-model.ts";
import { globalId } from "../../platform/graphql/ids.ts";

const { app, platform, model } = await withModel();

let owner = await aUser(platform);
let client = await app.as(owner);

beforeEach(async () => {
  owner = await aUser(platform);
  client = await app.as(owner);
});

const path = (id: string) => `/content/${id}/translations/de`;
const DRAFT = `mutation ($contentId: ID!, $progressId: String) {
  draftTranslation(contentId: $contentId, language: "de", progressId: $progressId) {
    ... on DraftTranslationSuccess { data { language texts { path original text } leftOut } }
    ... on DomainError { code message } } }`;
const doors = {
  REST: async (id: string) => (await client.rest("POST", `${path(id)}/draft`)).body,
  GraphQL: async (id: string, progressId?: string) =>
    (await client.graphql(DRAFT, { contentId: globalId("Content", id), progressId })).data.draftTranslation.data,
};

it.each(Object.entries(doors))("drafts missing and older texts over %s, and stores nothing", async (_, draft) => {
  const { id } = await aQuiz(platform, owner);
  await client.rest("PUT", path(id), { texts: [{ path: "title", text: "Hauptstädte" }] });
  const all = (await client.rest("GET", path(id))).body.texts;
  const first = await draft(id);
  expect(first).toMatchObject({ language: "de", leftOut: [] });
  expect(first.texts).toEqual(
    all
      .slice(1)
      .map(({ path, original }: { path: string; original: string }) => ({ path, original, text: `» ${original} «` })),
  );
  expect((await client.rest("GET", path(id))).body.texts).toEqual(all);
  await client.rest("PATCH", `/content/${id}`, { title: "Capital cities" });
  expect((await draft(id)).texts[0]).toMatchObject({ path: "title", original: "Capital cities" });
  const { status } = await client.rest("PUT", path(id), {
    texts: [{ path: "title", text: "Städte" }, ...first.texts],
  });
  expect(status).toBe(200);
  model.requests.length = 0;
  expect(await draft(id)).toEqual({ language: "de", texts: [], leftOut: [] });
  expect(model.requests).toEqual([]);
});

it("leaves out texts that lost a formula, a link or an image, are too long, or read like another option", async () => {
  const { id } = await aQuiz(platform, owner, {
    format: "rich",
    description: "See [here](https://example.com/a) and $x^2$.",
    questions: [
      { questionText: "Is `a` in $y$?", options: ["Yes", "No", "Maybe"], correctAnswer: 0, explanation: "By $z$." },
    ],
  });
  const drafts: Record<string, string> = {
    Capitals: "x".repeat(201),
    "See [here](https://example.com/a) and $x^2$.": "Siehe [hier](https://example.com/b) und $x^2$.",
    "Is `a` in $y$?": "Ist `a` in $y$?",
    Yes: "Ja",
    No: "Nein",
    Maybe: "Nein",
    "By $z$.": "Durch $w$.",
  };
  const answer = (texts: Map<number, string>) =>
    [...texts].map(([text, original]) => ({ text, translation: drafts[original] ?? "" }));
  model.plan((request, response) =>
    says(JSON.stringify({ translations: answer(textsIn(request)) }))(request, response),
  );
  const { texts, leftOut } = await doors.REST(id);
  expect(texts.map(({ text }: { text: string }) => text)).toEqual(["Ist `a` in $y$?", "Ja"]);
  expect(leftOut.map((left: string) => left.replace(/questions\.[^.]+\./, ""))).toEqual([
    "title",
    "description",
    "options.1",
    "options.2",
    "explanation",
  ]);
});

it("translates in portions, reports its progress, and can be stopped", async () => {
  const questions = Array.from({ length: 12 }, (_, place) => ({
    questionText: `Which is number ${place}?`,
    options: [`One of ${place}`, `Two of ${place}`, `Three of ${place}`],
    correctAnswer: 0,
  }));
  const { id } = await aQuiz(platform, owner, { questions });
  expect((await doors.REST(id)).texts).toHaveLength(49);
  expect(model.requests.map((request) => textsIn(request).size)).toEqual([40, 9]);
  model.plan(good(), hangs);
  const drafting = client.graphql(DRAFT, { contentId: globalId("Content", id), progressId: "drafting-1" });
  const line = async () => (await platform.db.generation.findFirst({ where: { userId: owner.id } }))?.state.line;
  await expect.poll(line).toBe("40 of 49 texts translated");
  await client.graphql('mutation { endGeneration(key: "drafting-1") { __typename } }');
  expect((await drafting).data.draftTranslation).toMatchObject({ code: "GENERATION_FAILED" });
});

it("reports a model that fails and a missing one", async () => {
  const { id } = await aQuiz(platform, owner);
  model.plan(refuses(401));
  expect(await client.rest("POST", `${path(id)}/draft`)).toMatchObject({ body: { error: "GENERATION_FAILED" } });
  const without = await testApp();
  const user = await aUser(without.platform);
  const { id: other } = await aQuiz(without.platform, user);
  expect(await (await without.as(user)).rest("POST", `${path(other)}/draft`)).toMatchObject({
    body: { error: "GENERATION_UNAVAILABLE" },
  });
  expect(await (await app.as(await aUser(platform))).rest("POST", `${path(id)}/draft`)).toMatchObject({ status: 403 });
});
