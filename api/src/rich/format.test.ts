import { createHash } from "node:crypto";
import sharp from "sharp";
import { expect, it } from "vitest";
import { assessmentInput, aUser, quizInput, surveyInput } from "../../test/factories.ts";
import { testApp } from "../../test/harness.ts";
import { clearImages } from "../image/image.ts";

const app = await testApp();
const { platform } = app;
const client = await app.as(await aUser(platform));
const anyone = await app.as();

const questions = [
  {
    question: "What is $x^2$ for *x* = 2?",
    options: ["**4**", "2"],
    correctAnswer: 0,
    explanation: "See [here](https://example.org).",
  },
];
const quiz = { title: "A *title*", description: "Some `code`", showResultsToTakers: true, questions };
const rich = { ...quiz, format: "rich" };

const made = async (body: object, path = "/quizzes/manual") => {
  const answer = await client.rest("POST", path, body);
  expect(answer).toMatchObject({ status: 201 });
  return answer.body;
};
const taken = async (id: string) => (await anyone.rest("GET", `/quizzes/${id}`)).body;
const html = {
  text: expect.stringMatching(/^<p dir="auto">What is <math alttext="x\^2" dir="ltr">/),
  options: ["<strong>4</strong>", "2"],
};

it("returns Markdown over REST, and HTML to takers", async () => {
  const { id, format } = await made(rich);
  expect(format).toBe("rich");
  expect(await taken(id)).toMatchObject({
    title: "A *title*",
    description: "Some `code`",
    html: '<p dir="auto">Some <code>code</code></p>',
    questions: [{ questionText: "What is $x^2$ for *x* = 2?", html }],
  });
  expect(JSON.stringify(await taken(id))).not.toContain("example.org");
});

it("returns no format and no HTML of a plain item", async () => {
  const whole = await made(quiz);
  expect(whole).not.toHaveProperty("format");
  expect(JSON.stringify(await taken(whole.id))).not.toMatch(/"(html|format)"/);
});

it("returns HTML over GraphQL to anyone who may read the text", async () => {
  const { data } = await client.graphql(
    `mutation ($input: CreateQuizInput!) {
      createQuiz(input: $input) { ... on CreateQuizSuccess { data {
        key format descriptionHtml
        questions { html { text options rows } explanationHtml plainText plainOptions plainRows }
      } } }
    }`,
    {
      input: {
        ...rich,
        format: "RICH",
        questions: questions.map(({ question, ...rest }) => ({ questionText: question, ...rest })),
      },
    },
  );
  const content = data.createQuiz.data;
  expect(content).toMatchObject({
    format: "RICH",
    descriptionHtml: '<p dir="auto">Some <code>code</code></p>',
    questions: [
      {
        html: { ...html, rows: null },
        explanationHtml: expect.stringContaining('href="https://example.org/"'),
        plainText: "What is x^2 for x = 2?",
        plainOptions: ["4", "2"],
        plainRows: null,
      },
    ],
  });
  const asked = "query ($key: String!) { content(key: $key) { questions { html { text } explanationHtml } } }";
  const seen = (await anyone.graphql(asked, { key: content.key })).data;
  expect(seen.content.questions).toEqual([{ html: { text: html.text }, explanationHtml: null }]);
});

it("can change, which makes new versions that are counted with the previous ones", async () => {
  const before = await made(quiz);
  const { body: after } = await client.rest("PATCH", `/content/${before.id}`, { format: "rich" });
  expect(after).toMatchObject({ format: "rich", revision: 2 });
  expect(after.questions[0].id).not.toBe(before.questions[0].id);
  expect((await taken(before.id)).questions[0].html).toEqual(html);
  const lines = await platform.db.question.findMany({ where: { contentId: before.id }, select: { lineId: true } });
  expect(new Set(lines.map(({ lineId }) => lineId)).size).toBe(1);

  const again = await client.rest("PATCH", `/content/${before.id}`, { format: "rich" });
  expect(again.body.revision).toBe(2);
  const back = await client.rest("PATCH", `/content/${before.id}`, { format: "plain", title: "Plain" });
  expect(back.body).not.toHaveProperty("format");
  expect(JSON.stringify(await taken(before.id))).not.toContain('"html"');
});

it("renders changed texts, and keeps the others", async () => {
  const { id, questions: before } = await made({
    ...rich,
    questions: [...questions, { ...questions[0], question: "*two*" }],
  });
  const [first, second] = before;
  const { body } = await client.rest("PATCH", `/content/${id}`, {
    description: "**new**",
    questions: [
      { ...first, explanation: "*now*" },
      { ...second, questionText: "*three*" },
    ],
  });
  expect(body.questions[0].id).toBe(first.id);
  const now = await taken(id);
  expect(now.html).toBe('<p dir="auto"><strong>new</strong></p>');
  expect(now.questions.map((question: { html: { text: string } }) => question.html.text)).toEqual([
    html.text,
    '<p dir="auto"><em>three</em></p>',
  ]);
  const stored = await platform.db.question.findUniqueOrThrow({ where: { id: first.id } });
  expect(stored.rendered?.explanation).toBe('<p dir="auto"><em>now</em></p>');
});

it("is copied", async () => {
  const { id } = await made(rich);
  const { body: copy } = await client.rest("POST", `/quizzes/${id}/duplicate`);
  expect(copy.format).toBe("rich");
  expect((await taken(copy.id)).questions[0].html).toEqual(html);
});

it("covers the rows of a matrix and the texts of levels, too", async () => {
  const matrix = {
    questionText: "*How* was",
    questionType: "matrix",
    options: ["*bad*", "good"],
    form: { rows: ["$a$", "the food"] },
  };
  const survey = await made({ ...surveyInput, format: "rich", questions: [matrix] }, "/surveys");
  expect((await taken(survey.id)).questions[0].html).toEqual({
    text: '<p dir="auto"><em>How</em> was</p>',
    options: ["<em>bad</em>", "good"],
    rows: ['<math alttext="a" dir="ltr"><mi>a</mi></math>', "the food"],
  });
  const { id } = await made({ ...assessmentInput, format: "rich" }, "/quizzes/skill-based");
  const { rendered } = await platform.db.contentRevision.findFirstOrThrow({ where: { contentId: id } });
  expect(rendered?.levels).toHaveLength(assessmentInput.skillLevels.length);
});

it.each([
  "scale",
  "matrix",
])("formats the labels of a %s's ends, and translates them like options", async (questionType) => {
  const scale = { lowLabel: "*never* $a$", highLabel: "always", ...(questionType === "scale" && { look: "stars" }) };
  const asked = {
    questionText: "How often?",
    questionType,
    options: ["1", "2", "3"],
    form: { scale, ...(questionType === "matrix" && { rows: ["Here", "There"] }) },
  };
  const { id, questions } = await made({ ...surveyInput, format: "rich", questions: [asked] }, "/surveys");
  const first = async (search = "") => (await anyone.rest("GET", `/surveys/${id}${search}`)).body.questions[0];
  const lowLabel = '<em>never</em> <math alttext="a" dir="ltr"><mi>a</mi></math>';
  expect(await first()).toMatchObject({ form: { scale }, html: { lowLabel, highLabel: "always" } });
  const query = "query ($key: String!) { content(key: $key) { questions { html { lowLabel highLabel } } } }";
  expect((await anyone.graphql(query, { key: id })).data.content.questions).toEqual([
    { html: { lowLabel, highLabel: "always" } },
  ]);

  const path = `questions.${questions[0].id}.form.scale.lowLabel`;
  const saved = await client.rest("PUT", `/content/${id}/translations/de`, {
    texts: [{ path, text: "**nie** $a$", original: scale.lowLabel }],
  });
  expect(saved.body.texts.find((text: { path: string }) => text.path === path)).toMatchObject({ isRich: true });
  expect(await first("?language=de")).toMatchObject({
    form: { scale: { lowLabel: "**nie** $a$", highLabel: "always" } },
    html: { lowLabel: lowLabel.replace("<em>never</em>", "<strong>nie</strong>"), highLabel: "always" },
  });
});

async function anImage(background: string) {
  const create = { width: 20, height: 10, channels: 3, background } as const;
  const { status, body } = await client.rest("POST", "/images", await sharp({ create }).png().toBuffer(), {
    "content-type": "image/png",
  });
  expect(status).toBe(201);
  return body.url as string;
}
const asking = (question: string) => ({ ...rich, questions: [{ ...questions[0], question }] });

it("shows images that are described or marked as decorative, with their size", async () => {
  const url = await anImage("red");
  expect(await client.rest("POST", "/quizzes/manual", asking(`![](${url})`))).toMatchObject({
    status: 400,
    body: {
      message: "Describe each image for those who do not see it, or mark it as decorative",
      issues: [{ path: "questions.0.questionText" }],
    },
  });
  const { id } = await made(asking(`![A red field](${url}) ![](${url} "decorative")`));
  const [question] = (await taken(id)).questions;
  const image = (alt: string) =>
    `<img src="${url}" alt="${alt}" width="20" height="10" loading="lazy" decoding="async">`;
  expect(question.html.text).toBe(`<p>${image("A red field")} ${image("")}</p>`);
  const gone = createHash("sha256").update("gone").digest("hex");
  expect(await client.rest("POST", "/quizzes/manual", asking(`![a](/images/${gone}.webp)`))).toMatchObject({
    status: 400,
    body: { message: "This image no longer exists. Please upload it again." },
  });
});

it("keeps an image as long as a version of any item shows it", { tags: ["slow"] }, async () => {
  const [used, copied] = [await anImage("blue"), await anImage("lime")];
  const { id } = await made(asking(`![a](${used}) ![b](${copied})`));
  await client.rest("POST", `/quizzes/${id}/duplicate`);
  await client.rest("PATCH", `/content/${id}`, {
    questions: [{ questionText: "none", options: ["a", "b"], correctAnswer: 0 }],
  });
  const aDayLater = async () => {
    await platform.sql.query("UPDATE images SET seen_at = now() - interval '25 hours'");
    await clearImages(platform);
  };
  await aDayLater();
  const there = async () => (await app.http.inject(used)).statusCode;
  expect(await there()).toBe(200);
  await platform.sql.query("DELETE FROM quizzes");
  await aDayLater();
  expect(await there()).toBe(404);
});

it("leaves the specification's example as it was", async () => {
  const { questions, ...rest } = await made({ ...quizInput });
  expect(rest).not.toHaveProperty("format");
  expect(questions[0]).not.toHaveProperty("html");
});

it("is shown to takers with their result, and as plain words where there is no HTML", async () => {
  const { id, questions: asked } = await made(rich);
  const answers = { [asked[0].id]: 0 };
  const receipt = await anyone.rest("POST", `/quizzes/${id}/attempts`, { answers });
  expect(receipt.body.results[0].html).toEqual({
    ...html,
    explanation: expect.stringContaining('href="https://example.org/"'),
  });
  const csv = await client.rest("GET", `/quizzes/${id}/export?format=csv`);
  expect(String(csv.body)).toContain("What is x^2 for x = 2?");
  expect(String(csv.body)).not.toContain("**");
});
