import { describe, expect, it } from "vitest";
import { z } from "zod";
import { aUser } from "../../test/factories.ts";
import { testApp } from "../../test/harness.ts";
import { examine } from "../clinic/clinic.shared.ts";
import { ManualAssessment, ManualQuiz, ManualSurvey } from "../content/content.rules.ts";
import { kinds } from "../content/content.shared.ts";
import { featuresOf } from "./feature.shared.ts";
import { templates } from "./template.shared.ts";

const rules = { QUIZ: ManualQuiz, SURVEY: ManualSurvey, ASSESSMENT: ManualAssessment };
const creating = { QUIZ: "/quizzes/manual", SURVEY: "/surveys", ASSESSMENT: "/quizzes/skill-based" } as const;
const collection = { QUIZ: "quizzes", SURVEY: "surveys", ASSESSMENT: "quizzes" } as const;

const app = await testApp();

it("gives every template a unique name that fits a URL", () => {
  const names = templates.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
  expect(names.length).toBeGreaterThanOrEqual(12);
  for (const name of names) expect(name).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
});

describe.each(templates.map((template) => [template.name, template] as const))("%s", (name, template) => {
  const { kind, item } = template;

  it("passes the rules of its builder", () => {
    const shape = z.strictObject({ kind: z.enum(kinds), name: z.string(), summary: z.string(), item: rules[kind] });
    expect(shape.safeParse(template).error?.issues ?? []).toEqual([]);
  });

  it("has no findings about its wording", () => {
    for (const question of rules[kind].parse(item).questions) {
      const asked = { text: question.questionText, options: question.options, correct: null, explanation: "" };
      const isChoice = question.questionType.endsWith("_choice");
      const correct = isChoice && "correctAnswer" in question ? (question.correctAnswer ?? null) : null;
      if (isChoice) expect(examine({ ...asked, correct }, kind, "en"), question.questionText).toEqual([]);
    }
  });

  it("reaches each of its levels", () => {
    if (template.kind !== "ASSESSMENT") return;
    const { skillLevels, questions } = template.item;
    const end = (pick: (...weights: number[]) => number) =>
      questions.reduce((sum, { optionWeights }) => sum + pick(...(optionWeights ?? [])), 0);
    const [lowest, highest] = [end(Math.min), end(Math.max)];
    expect([skillLevels[0]?.range[0], skillLevels.at(-1)?.range[1]]).toEqual([lowest, highest]);
    for (const [place, { range }] of skillLevels.slice(1).entries())
      expect(range[0]).toBe((skillLevels[place]?.range[1] ?? 0) + 1);
  });

  it("can be created from the REST response, and is then as described", async () => {
    const client = await app.as(await aUser(app.platform));
    const { status, body } = await (await app.as()).rest("GET", `/templates/${name}`);
    expect(status).toBe(200);
    const { status: made, body: whole } = await client.rest("POST", `${creating[kind]}?strict=1`, body.item);
    expect([made, whole.kind, whole.title]).toEqual([201, kind, item.title]);
    const { body: taken } = await (await app.as()).rest("GET", `/${collection[kind]}/${whole.id}`);
    expect(taken.questions).toHaveLength(item.questions.length);
  });
});

it("returns the same templates to anyone over REST and GraphQL", async () => {
  const visitor = await app.as();
  const { body } = await visitor.rest("GET", "/templates");
  const { data } = await visitor.graphql("{ templates { name kind title summary features minutes } }");
  expect(body.templates).toEqual(data.templates);
  expect(body.templates.map(({ name }: { name: string }) => name)).toEqual(templates.map(({ name }) => name));
  const surveys = await visitor.graphql("{ templates(kind: SURVEY) { kind } }");
  expect(new Set(surveys.data.templates.map(({ kind }: { kind: string }) => kind))).toEqual(new Set(["SURVEY"]));
});

it("returns a whole template over GraphQL, with its keys", async () => {
  const { data } = await (await app.as()).graphql(
    `{
      quiz: template(name: "lab-safety-quiz") {
        difficulty showResultsToTakers skillLevels { name }
        questions { text type options required points correctAnswer explanation
          form { number { unit } } answerKey { options number { value tolerance } } }
      }
      assessment: template(name: "360-self-assessment") { difficulty skillLevels { name range } questions { optionWeights } }
    }`,
  );
  expect(data.quiz).toMatchObject({ difficulty: "MEDIUM", showResultsToTakers: true, skillLevels: null });
  expect(data.quiz.questions[0]).toMatchObject({ type: "MULTIPLE_CHOICE", correctAnswer: 0, points: 1, form: null });
  expect(data.quiz.questions[1]).toMatchObject({ answerKey: { options: [0, 1, 2, 3] }, points: 2 });
  expect(data.quiz.questions[3]).toMatchObject({
    options: [],
    form: { number: { unit: "g" } },
    answerKey: { number: { value: 2.25, tolerance: 0.05 } },
  });
  expect(data.assessment.skillLevels[0]).toEqual({ name: "Beginning", range: [8, 18] });
  expect(data.assessment.questions[0].optionWeights).toEqual([1, 2, 3, 4, 5]);
});

it("returns 404 and null for an unknown template", async () => {
  const visitor = await app.as();
  expect(await visitor.rest("GET", "/templates/none")).toMatchObject({
    status: 404,
    body: { error: "NOT_FOUND", message: "Template not found" },
  });
  expect((await visitor.graphql('{ template(name: "none") { name } }')).data).toEqual({ template: null });
});

it("reads a template's features from its questions", () => {
  const shown = Object.fromEntries(templates.map((template) => [template.name, featuresOf(template)]));
  expect(shown["nps-with-why"]).toEqual(["Net Promoter Score", "Own words", "Optional questions"]);
  expect(shown["360-self-assessment"]).toEqual(["Scale", "Levels"]);
  expect(shown["lab-safety-quiz"]).toContain("Numbers with tolerance");
  expect(shown["course-feedback"]).toEqual(expect.arrayContaining(["Stars", "Rows on one scale", "“None of these”"]));
});
