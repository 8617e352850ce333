import { expect, it } from "vitest";
import { aSurvey, aUser, surveyOfKinds } from "../../../../test/factories.ts";
import { testApp } from "../../../../test/harness.ts";
import { globalId } from "../../../platform/graphql/ids.ts";
import { countRepeated, countWords } from "./word-count.ts";

const told = async (texts: string[], language: string | null) =>
  (await countWords(texts, language)).map(({ word, texts }) => `${word} ${texts}`);

it("counts equal answers whatever their case and outer spaces, most frequent first", () => {
  expect(countRepeated(["Rice", " pizza", "Soup", "PIZZA", "soup", "Pizza ", "Pizza with soup"])).toEqual([
    { answer: "pizza", texts: 3 },
    { answer: "Soup", texts: 2 },
  ]);
});

it("counts in how many texts a word is, in its usual form and without the words of every text", async () => {
  const texts = ["The bus was late, the BUS!", "A bus is late", "Late again", "The trains were fine"];
  expect(await told(texts, "en")).toEqual(["late 3", "bus 2"]);
  expect(await told(["Today’s menu", "today's menu", "Today's soup"], "en")).toEqual(["today's 3", "menu 2"]);
  expect(await told(["Die Fahrradständer fehlen", "Mehr Fahrradständer", "fahrradständer!"], "de-AT")).toEqual([
    "Fahrradständer 3",
  ]);
});

it("splits texts without spaces, and knows letters of any script", async () => {
  expect(await told(["我喜欢学校", "学校很好"], "zh")).toEqual(["学校 2"]);
  expect(await told(["أحب الدراجات", "الدراجات جيدة"], "ar")).toEqual(["الدراجات 2"]);
  expect(await told(["ISPANAK güzel", "ıspanak"], "tr")).toEqual(["ıspanak 2"]);
});

it("counts every word where the language is unknown, and no numbers, signs or single letters", async () => {
  expect(await told(["the bus 7 % x 🚲", "the bus 7 % x 🚲"], null)).toEqual(["bus 2", "the 2"]);
  expect(await told([], null)).toEqual([]);
});

const app = await testApp();
const { platform } = app;

it("returns the words of a question over REST and GraphQL, without hidden texts, and counts again after a change", async () => {
  const owner = await aUser(platform);
  const client = await app.as(owner);
  const survey = await aSurvey(platform, owner, { ...surveyOfKinds, language: "en" });
  const rows = await platform.db.question.findMany({ where: { contentId: survey.id }, orderBy: { order: "asc" } });
  const [come, nps, what] = [rows[0]?.id ?? "", rows[2]?.id ?? "", rows[4]?.id ?? ""];
  const writes = async (text: string) => {
    const answers = { [come]: 0, [nps]: 9, [what]: text };
    expect((await client.rest("POST", `/surveys/${survey.id}/responses`, { answers })).status).toBe(201);
  };
  const path = `/content/${survey.id}/questions/${what}`;
  const overREST = async (question = what) =>
    (await client.rest("GET", `/content/${survey.id}/questions/${question}/words`)).body;
  const overGraphQL = async () => {
    const query = `query ($id: ID!) { node(id: $id) { ... on Question { words { texts language words { word texts } repeated { answer texts } } } } }`;
    return (await client.graphql(query, { id: globalId("Question", what) })).data.node.words;
  };
  const both = async () => {
    const rest = await overREST();
    expect(await overGraphQL()).toEqual(rest);
    return rest;
  };
  expect(await both()).toEqual({ texts: 0, language: "en", words: [], repeated: [] });
  await writes("Bus and train");
  await writes("The bus");
  await writes("A bus, a train");
  expect(await both()).toEqual({
    texts: 3,
    language: "en",
    words: [
      { word: "bus", texts: 3 },
      { word: "train", texts: 2 },
    ],
    repeated: [],
  });
  const newest = await platform.db.attempt.findFirstOrThrow({
    where: { contentId: survey.id },
    orderBy: { completedAt: "desc" },
  });
  await client.rest("PUT", `${path}/texts/${newest.id}`, { isHidden: true });
  expect(await both()).toEqual({ texts: 2, language: "en", words: [{ word: "bus", texts: 2 }], repeated: [] });
  await client.rest("PUT", `${path}/texts/${newest.id}`, { isHidden: false });
  expect((await both()).words).toHaveLength(2);
  await writes(" the BUS");
  expect((await both()).repeated).toEqual([{ answer: "the BUS", texts: 2 }]);
  expect((await client.rest("GET", `${path}/words?from=2000-01-01&to=2000-01-02`)).body.texts).toBe(0);
  expect(await overREST(nps)).toEqual({ texts: 0, language: "en", words: [], repeated: [] });
  expect((await (await app.as(await aUser(platform))).rest("GET", `${path}/words`)).status).toBe(403);
});

it("reads texts in portions, up to a million letters", { tags: ["slow"] }, async () => {
  const owner = await aUser(platform);
  const survey = await aSurvey(platform, owner, { ...surveyOfKinds, language: "en" });
  const rows = await platform.db.question.findMany({ where: { contentId: survey.id }, orderBy: { order: "asc" } });
  const [come, nps, what] = [rows[0]?.id ?? "", rows[2]?.id ?? "", rows[4]?.id ?? ""];
  const client = await app.as(owner);
  const answers = { [come]: 0, [nps]: 9, [what]: "bus" };
  await client.rest("POST", `/surveys/${survey.id}/responses`, { answers });
  const { id: _, ...attempt } = await platform.db.attempt.findFirstOrThrow({ where: { contentId: survey.id } });
  const store = (text: string, count: number) =>
    platform.db.attempt.createMany({
      data: Array.from({ length: count }, () => ({ ...attempt, answers: { [what]: text } }) as never),
    });
  const words = async (query = "") =>
    (await client.rest("GET", `/content/${survey.id}/questions/${what}/words${query}`)).body;
  await store("train", 600);
  expect(await words()).toMatchObject({ texts: 601, words: [{ word: "train", texts: 600 }] });
  await store("x".repeat(2000), 600);
  // Another filter is counted again.
  expect((await words("?from=2000-01-01")).texts).toBeLessThan(1201);
});
