import { describe, expect, it } from "vitest";
import { aUser } from "../../../test/factories.ts";
import { testApp } from "../../../test/harness.ts";
import type { Kind, QuestionType } from "../../content/content.shared.ts";
import { globalId } from "../../platform/graphql/ids.ts";
import type { GeneratedQuestion } from "../generator.ts";
import type { Asked } from "../order.ts";

const app = await testApp();
const { db } = app.platform;

const choices: Record<Kind, GeneratedQuestion> = {
  QUIZ: aChoice("multiple_choice", { correctAnswer: 1 }),
  SURVEY: aChoice("single_choice", {}),
  ASSESSMENT: aChoice("multiple_choice", { options: ["Never", "Often"], optionWeights: [0.5, 1] }),
};

function aChoice(questionType: QuestionType, part: Partial<GeneratedQuestion>): GeneratedQuestion {
  return {
    questionText: "Which of these are rivers?",
    questionType,
    options: ["Rome", "Rhine", "Elbe"],
    correctAnswer: null,
    optionWeights: null,
    explanation: null,
    passage: "The Rhine and the Elbe are rivers.",
    passageAnchor: { kind: "paragraph", paragraph: 1 },
    ...part,
  };
}

async function aCandidate(kind: Kind, question = choices[kind]) {
  const user = await aUser(app.platform);
  const wanted = { topic: "Rivers", questionCount: 5 };
  const order: Asked = {
    kind,
    origin: "topic",
    wanted,
    language: null,
    audience: null,
    focus: null,
    sections: [],
  };
  const drafting = { create: { userId: user.id, order, title: "Rivers", draftedBy: "model", wanted: 1 } } as const;
  const { id, draftingId } = await db.candidate.create({ data: { drafting, position: 1, state: "kept", question } });
  return { id, draftingId, client: await app.as(user) };
}

type Client = Awaited<ReturnType<typeof app.as>>;
interface Edit extends Record<string, unknown> {
  questionType?: QuestionType;
  form?: { scale?: { look: string; [part: string]: unknown } } & Record<string, unknown>;
}
type Editing = (client: Client, id: string, edit: Edit) => Promise<{ path: string; message: string }[]>;

const overRest: Editing = async (client, id, edit) =>
  (await client.rest("PATCH", `/draft-questions/${id}`, edit)).body.issues ?? [];

const overGraphql: Editing = async (client, id, { questionType, form, ...edit }) => {
  const input = {
    ...edit,
    ...(questionType && { questionType: questionType.toUpperCase() }),
    ...(form && {
      form: { ...form, ...(form.scale && { scale: { ...form.scale, look: form.scale.look.toUpperCase() } }) },
    }),
  };
  const { data } = await client.graphql(
    `mutation ($id: ID!, $input: UpdateCandidateInput!) { updateCandidate(id: $id, input: $input) {
      ... on DomainError { issues { path message } } } }`,
    { id: globalId("Candidate", id), input },
  );
  return data.updateCandidate.issues ?? [];
};

const usualText = { matchCase: false, matchSpaces: false, matchAccents: false, allowTypo: false };
const labels = { look: "labels", lowLabel: null, highLabel: null, isNps: false };
const forms: [string, Kind, Edit][] = [
  ["several right", "QUIZ", { questionType: "multi_select", answerKey: { options: [1, 2] }, points: 3 }],
  [
    "a text",
    "QUIZ",
    {
      questionType: "text",
      options: [],
      form: { text: { isLong: false, minLength: null, maxLength: 40 } },
      answerKey: { text: { accepted: ["Rhine", "Elbe"], ...usualText, allowTypo: true } },
    },
  ],
  [
    "a number",
    "QUIZ",
    {
      questionType: "number",
      options: [],
      required: false,
      form: { number: { decimals: 1, unit: "km", min: null, max: null } },
      answerKey: { number: { value: 1230.5, tolerance: 10 } },
    },
  ],
  ["several", "SURVEY", { questionType: "multi_select", required: false, form: { choice: { other: 2, none: null } } }],
  [
    "a scale",
    "SURVEY",
    {
      questionType: "scale",
      options: ["1", "2", "3"],
      form: { scale: { look: "numbers", lowLabel: "Little", highLabel: "Much", isNps: false } },
    },
  ],
  ["rows", "SURVEY", { questionType: "matrix", form: { rows: ["Width", "Depth"], scale: labels } }],
  [
    "a text",
    "SURVEY",
    { questionType: "text", options: [], form: { text: { isLong: true, minLength: 5, maxLength: 900 } } },
  ],
  [
    "a scale",
    "ASSESSMENT",
    { questionType: "scale", options: ["1", "2", "3"], optionWeights: [0.3, 0.6, 1], form: { scale: labels } },
  ],
];

describe.each([
  ["REST", overRest],
  ["GraphQL", overGraphql],
] as const)("feedback over %s", (_door, edit) => {
  it("stays with options that keep their text, and reaches the item", async () => {
    const optionFeedback = ["Rome is a city.", "", "Indeed."];
    const { client, id, draftingId } = await aCandidate("QUIZ", { ...choices.QUIZ, optionFeedback });
    const feedback = async () => (await client.rest("GET", `/draftings/${draftingId}`)).body.candidates[0];
    expect(await edit(client, id, { correctAnswer: 1 })).toEqual([]);
    expect(await feedback()).toMatchObject({ optionFeedback, isEdited: false });
    expect(await edit(client, id, { options: ["Elbe", "Rhine", "Rome", "Po"] })).toEqual([]);
    expect((await feedback()).optionFeedback).toEqual(["Indeed.", "", "Rome is a city.", ""]);
    const { body } = await client.rest("POST", `/draftings/${draftingId}/finish`, {});
    expect(body.questions[0].optionFeedback).toEqual(["Indeed.", "", "Rome is a city.", ""]);
  });

  it("can be changed and removed", async () => {
    const { client, id, draftingId } = await aCandidate("QUIZ");
    const feedback = async () => (await client.rest("GET", `/draftings/${draftingId}`)).body.candidates[0];
    expect(await edit(client, id, { optionFeedback: ["A city.", "", ""] })).toEqual([]);
    expect(await feedback()).toMatchObject({ optionFeedback: ["A city.", "", ""], isEdited: true });
    expect(await edit(client, id, { optionFeedback: [] })).toEqual([]);
    expect(await feedback()).not.toHaveProperty("optionFeedback");
  });
});

describe.each([
  ["REST", overRest],
  ["GraphQL", overGraphql],
] as const)("over %s", (_door, edit) => {
  it.each(forms)("a question becomes one for %s in a %s, and stays so in the item", async (_what, kind, change) => {
    const { client, id, draftingId } = await aCandidate(kind);
    expect(await edit(client, id, change)).toEqual([]);
    const { body } = await client.rest("GET", `/draftings/${draftingId}`);
    expect(body.candidates).toEqual([expect.objectContaining({ ...change, isEdited: true, correctAnswer: null })]);
    const told = await client.graphql(
      `{ node(id: "${globalId("Candidate", id)}") { ... on Candidate { questionType required points
        form { choice { other none } scale { look lowLabel highLabel isNps } rows text { isLong minLength maxLength }
          number { decimals unit min max } }
        answerKey { options text { accepted allowTypo } number { value tolerance } } } } }`,
    );
    const { form, answerKey, ...rest } = told.data.node;
    expect(rest).toMatchObject({ required: change.required ?? true, points: change.points ?? 1 });
    expect(rest.questionType.toLowerCase()).toBe(change.questionType);
    expect(answerKey === null).toBe(change.answerKey === undefined);
    expect(form === null).toBe(change.form === undefined);

    const { body: item } = await client.rest("POST", `/draftings/${draftingId}/finish`, {});
    const { passage } = choices[kind];
    expect(item.questions).toEqual([expect.objectContaining({ ...change, passage })]);
  });

  it("drops form and key with the type they belong to", async () => {
    const { client, id, draftingId } = await aCandidate("QUIZ");
    await edit(client, id, { questionType: "multi_select", answerKey: { options: [1, 2] } });
    expect(await edit(client, id, { questionType: "multiple_choice", correctAnswer: 2 })).toEqual([]);
    const [candidate] = (await client.rest("GET", `/draftings/${draftingId}`)).body.candidates;
    expect(candidate).toMatchObject({ questionType: "multiple_choice", correctAnswer: 2 });
    expect(candidate).not.toHaveProperty("answerKey");
  });

  it.each<[Kind, Edit, string]>([
    ["QUIZ", { questionType: "multi_select", answerKey: { options: [1, 3] } }, "answerKey.options"],
    ["QUIZ", { questionType: "multi_select" }, "answerKey.options"],
    ["QUIZ", { questionType: "scale" }, "questionType"],
    ["QUIZ", { questionType: "text", options: [] }, "answerKey.text.accepted"],
    [
      "QUIZ",
      { questionType: "number", options: [], answerKey: { number: { value: 1, tolerance: -1 } } },
      "answerKey.number.tolerance",
    ],
    ["QUIZ", { points: 0 }, "points"],
    ["SURVEY", { points: 2 }, "points"],
    ["SURVEY", { questionType: "matrix" }, "form.rows"],
    ["ASSESSMENT", { questionType: "text", options: [] }, "questionType"],
  ])("refuses for a %s what its builder refuses: %o", async (kind, change, path) => {
    const { client, id } = await aCandidate(kind);
    expect((await edit(client, id, change)).map((issue) => issue.path)).toContain(path);
  });
});

it("returns choices that must be answered without the fields of other types", async () => {
  const { client, draftingId, id } = await aCandidate("QUIZ");
  await client.rest("PATCH", `/draft-questions/${id}`, { questionText: choices.QUIZ.questionText });
  const [candidate] = (await client.rest("GET", `/draftings/${draftingId}`)).body.candidates;
  expect(candidate.isEdited).toBe(false);
  for (const name of ["required", "points", "form", "answerKey"]) expect(candidate).not.toHaveProperty(name);
});
