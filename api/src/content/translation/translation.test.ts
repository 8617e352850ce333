import { beforeAll, describe, expect, it } from "vitest";
import { anAssessment, aQuiz, aSurvey, aUser, surveyOfKinds, viewerFor } from "../../../test/factories.ts";
import { testApp } from "../../../test/harness.ts";
import { globalId } from "../../platform/graphql/ids.ts";
import { updateContent } from "../edit/edit.ts";

const app = await testApp();
const { platform } = app;

type User = Awaited<ReturnType<typeof aUser>>;
type Client = Awaited<ReturnType<typeof app.as>>;
let owner: User;
let author: Client;
let taker: Client;
beforeAll(async () => {
  owner = await aUser(platform);
  author = await app.as(owner);
  taker = await app.as();
});

interface Text {
  path: string;
  text?: string | null;
  original?: string;
  isOutdated?: boolean;
}

const standing = "language revision missing outdated texts { path original text isOutdated isRich maxLength }";
const failure = "... on DomainError { code message issues { path message } }";
const saving = `mutation ($input: SaveTranslationInput!) { saved: saveTranslation(input: $input) { ... on SaveTranslationSuccess { data { ${standing} } } ${failure} } }`;
const deleting = `mutation ($id: ID!, $language: String!) { saved: deleteTranslation(contentId: $id, language: $language) { ... on DeleteTranslationSuccess { data { languages } } ${failure} } }`;

/** REST and GraphQL: a translation, or the refusal with its code and issues. */
const doors = {
  REST: {
    async read(client: Client, id: string, language: string) {
      const { body } = await client.rest("GET", `/content/${id}/translations/${language}`);
      return body;
    },
    async save(client: Client, id: string, language: string, input: { texts: Text[]; revision?: number }) {
      const { body } = await client.rest("PUT", `/content/${id}/translations/${language}`, input);
      return "error" in body ? { code: body.error, issues: body.issues } : body;
    },
    async remove(client: Client, id: string, language: string) {
      const { body } = await client.rest("DELETE", `/content/${id}/translations/${language}`);
      return "error" in body ? { code: body.error } : body;
    },
    async taken(client: Client, id: string, language: string) {
      const { body } = await client.rest("GET", `/quizzes/${id}?language=${language}`);
      const { title, language: shown, translation, questions } = body;
      return {
        title,
        language: shown,
        isOriginal: translation === undefined,
        untranslated: translation?.untranslated ?? [],
        // biome-ignore lint/suspicious/noExplicitAny: what the test is about
        questions: questions.map(({ questionText, options, untranslated = [] }: any) => ({
          text: questionText,
          options,
          untranslated,
        })),
      };
    },
  },
  GraphQL: {
    async read(client: Client, id: string, language: string) {
      const query = `query ($id: String!, $language: String!) { content(key: $id) { translations(language: $language) { ${standing} } } }`;
      const { data } = await client.graphql(query, { id, language });
      return data.content.translations[0];
    },
    async save(client: Client, id: string, language: string, input: { texts: Text[]; revision?: number }) {
      const { data } = await client.graphql(saving, {
        input: { contentId: globalId("Content", id), language, ...input },
      });
      return data.saved.data ?? data.saved;
    },
    async remove(client: Client, id: string, language: string) {
      const { data } = await client.graphql(deleting, { id: globalId("Content", id), language });
      return data.saved.data ? { deleted: true } : data.saved;
    },
    async taken(client: Client, id: string, language: string) {
      const query =
        "query ($id: String!, $language: String!) { content(key: $id) { inLanguage(language: $language) { title language isOriginal untranslated questions { text options untranslated } } } }";
      const { data } = await client.graphql(query, { id, language });
      return data.content.inLanguage;
    },
  },
};

const hauptstaedte = ([first, second]: { id: string }[]) => [
  { path: "title", text: "Hauptstädte" },
  { path: `questions.${first?.id}.questionText`, text: "Hauptstadt von Frankreich?" },
  { path: `questions.${first?.id}.explanation`, text: "Seit 987." },
  { path: `questions.${first?.id}.options.2`, text: "Nizza" },
  { path: `questions.${second?.id}.options.0`, text: "Rom" },
];

const questionsOf = (contentId: string) =>
  platform.db.question.findMany({ where: { contentId, untilRevision: null }, orderBy: { order: "asc" } });

async function translated() {
  const { id } = await aQuiz(platform, owner, { showResultsToTakers: true });
  const questions = await questionsOf(id);
  await doors.REST.save(author, id, "de", { texts: hauptstaedte(questions) });
  return { id, questions };
}

describe.each(Object.entries(doors))("over %s", (_, { read, save, remove, taken }) => {
  it("shows takers what is translated, and says where it is the original", async () => {
    const { id, revision } = await aQuiz(platform, owner);
    const questions = await questionsOf(id);
    expect(await read(author, id, "de")).toMatchObject({ language: "de", revision: 0, missing: 9, outdated: 0 });
    const saved = await save(author, id, "DE", { revision: 0, texts: hauptstaedte(questions) });
    expect(saved).toMatchObject({ language: "de", revision: 1, missing: 4, outdated: 0 });
    expect(saved.texts[0]).toMatchObject({
      path: "title",
      original: "Capitals",
      text: "Hauptstädte",
      isOutdated: false,
      isRich: false,
      maxLength: 200,
    });
    expect(await read(author, id, "de")).toEqual(saved);
    for (const language of ["de", "de-AT"])
      expect(await taken(taker, id, language)).toEqual({
        title: "Hauptstädte",
        language: "de",
        isOriginal: false,
        untranslated: [],
        questions: [
          {
            text: "Hauptstadt von Frankreich?",
            options: ["Lyon", "Paris", "Nizza"],
            untranslated: ["options.0", "options.1"],
          },
          { text: "Capital of Italy?", options: ["Rom", "Milan"], untranslated: ["questionText", "options.1"] },
        ],
      });
    expect(await taken(taker, id, "fr")).toMatchObject({ title: "Capitals", isOriginal: true, untranslated: [] });
    const content = await platform.db.content.findUniqueOrThrow({ where: { id } });
    expect(content).toMatchObject({ revision, translationRevision: 1 });
  });

  it("marks texts as outdated after an edit, for the owner only", async () => {
    const { id, questions } = await translated();
    const [first, second] = questions;
    const edited = await author.rest("PATCH", `/content/${id}`, {
      title: "Capital cities",
      questions: [
        { id: first?.id, questionText: "Capital of France?", options: ["Nice", "Paris", "Lyon"], correctAnswer: 1 },
        { id: second?.id, questionText: "Capital of Italy?", options: ["Roma", "Milan"], correctAnswer: 0 },
      ],
    });
    expect(edited.status).toBe(200);
    const [one, two] = await questionsOf(id);
    const known = await read(author, id, "de");
    expect(known).toMatchObject({ missing: 4, outdated: 2 });
    const at = (path: string) => known.texts.find((text: Text) => text.path === path);
    expect(at("title")).toMatchObject({ original: "Capital cities", text: "Hauptstädte", isOutdated: true });
    expect(at(`questions.${one?.id}.options.0`)).toMatchObject({ original: "Nice", text: "Nizza", isOutdated: false });
    expect(at(`questions.${two?.id}.options.0`)).toMatchObject({ original: "Roma", text: "Rom", isOutdated: true });
    expect(await taken(taker, id, "de")).toMatchObject({
      title: "Capital cities",
      untranslated: ["title"],
      questions: [
        { text: "Hauptstadt von Frankreich?", options: ["Nizza", "Paris", "Lyon"] },
        { options: ["Roma", "Milan"] },
      ],
    });
    // The texts as read can be sent back, and remain outdated.
    const sent = known.texts.map(({ path, text, original, isOutdated }: Text) => ({
      path,
      text,
      original,
      isOutdated,
    }));
    expect(await save(author, id, "de", { texts: sent })).toEqual(known);
    const confirmed = await save(author, id, "de", {
      texts: sent.map((text: Text) => (text.path === "title" ? { ...text, isOutdated: false } : text)),
    });
    expect(confirmed).toMatchObject({ missing: 4, outdated: 1, revision: 2 });
    expect(await taken(taker, id, "de")).toMatchObject({ title: "Hauptstädte" });
  });

  it("refuses words for a version of a question that was replaced since, as another save", async () => {
    const { id, questions } = await translated();
    const texts = hauptstaedte(questions);
    const [first, second] = (await author.rest("GET", `/content/${id}`)).body.questions;
    const changed = { ...first, questionText: "Seat of government?" };
    await author.rest("PATCH", `/content/${id}`, { questions: [changed, second] });
    expect(await save(author, id, "de", { texts })).toMatchObject({ code: "CONFLICT" });
    const strange = [{ path: "questions.none.options.0", text: "x" }];
    expect(await save(author, id, "de", { texts: strange })).toMatchObject({ code: "VALIDATION_FAILED" });
  });

  it("keeps for the original that they were written for words that come after an edit", async () => {
    const { id } = await aQuiz(platform, owner);
    await author.rest("PATCH", `/content/${id}`, { title: "Capital cities" });
    const texts = [{ path: "title", text: "Hauptstädte", original: "Capitals" }];
    expect(await save(author, id, "de", { texts })).toMatchObject({ outdated: 1 });
    expect(await taken(taker, id, "de")).toMatchObject({ title: "Capital cities" });
  });

  it("refuses to overwrite another save, but not to repeat one", async () => {
    const { id } = await aQuiz(platform, owner);
    const first = { revision: 0, texts: [{ path: "title", text: "Hauptstädte" }] };
    const saved = await save(author, id, "de", first);
    expect(await save(author, id, "de", first)).toEqual(saved);
    const other = { revision: 0, texts: [{ path: "title", text: "Städte" }] };
    expect(await save(author, id, "de", other)).toMatchObject({ code: "CONFLICT" });
    expect(await save(author, id, "fr", { ...other, revision: 0 })).toMatchObject({ revision: 2 });
    expect(await save(author, id, "de", { ...other, revision: 1 })).toMatchObject({ revision: 3 });
  });

  it("deletes a language", async () => {
    const { id } = await translated();
    for (const _time of ["once", "again"]) expect(await remove(author, id, "de")).toEqual({ deleted: true });
    expect(await read(author, id, "de")).toMatchObject({ revision: 0, missing: 9 });
    expect(await taken(taker, id, "de")).toMatchObject({ isOriginal: true });
    expect(await platform.db.questionTranslation.count({ where: { question: { contentId: id } } })).toBe(0);
  });

  it.each<[string, Text[], string, string]>([
    [
      "a text that is not there",
      [{ path: "levels.9.name", text: "x" }],
      "texts.0.path",
      "This item does not have this text",
    ],
    ["a text twice", [{ path: "title" }, { path: "title" }], "texts.1.path", "The same text is listed twice"],
    ["a long one", [{ path: "title", text: "x".repeat(201) }], "texts.0.text", "Must be 200 characters or fewer"],
    [
      "options that read alike",
      [
        { path: "options.0", text: "Paris" },
        { path: "options.2", text: "Ly\u200bon" },
      ],
      "texts.0.text",
      "Options must differ",
    ],
  ])("refuses %s", async (_, texts, path, message) => {
    const { id } = await aQuiz(platform, owner);
    const [first] = await questionsOf(id);
    const sent = texts.map((text) => ({
      ...text,
      path: text.path.replace("options", `questions.${first?.id}.options`),
    }));
    expect(await save(author, id, "de", { texts: sent })).toMatchObject({
      code: "VALIDATION_FAILED",
      issues: expect.arrayContaining([{ path, message: expect.stringContaining(message) }]),
    });
  });

  it("refuses malformed languages, and the item's own", async () => {
    const { id } = await aQuiz(platform, owner, { language: "en" });
    for (const language of ["en", "xx", "german!"])
      expect(await save(author, id, language, { texts: [] })).toMatchObject({ code: "VALIDATION_FAILED" });
  });
});

it("translates every text that takers and their results have", async () => {
  const { id } = await aSurvey(platform, owner, {
    ...surveyOfKinds,
    description: "About today",
    questions: surveyOfKinds.questions.map((question) =>
      question.questionType === "scale"
        ? { ...question, form: { scale: { look: "numbers", lowLabel: "Never", highLabel: "Surely", isNps: true } } }
        : question.questionType === "number"
          ? { ...question, form: { number: { min: 0, max: 100, unit: "people" } } }
          : question,
    ),
  });
  const { texts } = await doors.REST.read(author, id, "de");
  await doors.REST.save(author, id, "de", {
    texts: texts.map(({ path, original }: { path: string; original: string }) => ({ path, text: `${original}.` })),
  });
  const { body: original } = await taker.rest("GET", `/surveys/${id}`);
  const { body: german } = await taker.rest("GET", `/surveys/${id}?language=de`);
  const words = ({ title, description, questions }: typeof original) => [
    title,
    description,
    // biome-ignore lint/suspicious/noExplicitAny: what the test is about
    ...questions.flatMap(({ questionText, options, form }: any) => [
      questionText,
      ...options.filter((option: string) => /\p{L}/u.test(option)),
      ...(form?.rows ?? []),
      ...(form?.scale?.lowLabel ? [form.scale.lowLabel, form.scale.highLabel] : []),
      ...(form?.number?.unit ? [form.number.unit] : []),
    ]),
  ];
  expect(words(german)).toEqual(words(original).map((text) => `${text}.`));
  expect(original).toMatchObject({ languages: ["de"], language: null });
  expect(german).toMatchObject({ languages: ["de"], language: "de", translation: { from: null, untranslated: [] } });
});

it("answers without a language, and to items without translations, as it always did", async () => {
  const { id } = await aQuiz(platform, owner);
  const { body: before } = await taker.rest("GET", `/quizzes/${id}`);
  expect(before).not.toHaveProperty("languages");
  await doors.REST.save(author, id, "de", { texts: [{ path: "title", text: "Hauptstädte" }] });
  const { body: after, headers } = await taker.rest("GET", `/quizzes/${id}`);
  expect(after).toEqual({ ...before, languages: ["de"] });
  const german = await taker.rest("GET", `/quizzes/${id}?language=de`);
  expect(german.headers.etag).not.toBe(headers.etag);
  expect(
    await taker.rest("GET", `/quizzes/${id}?language=de`, undefined, { "if-none-match": String(german.headers.etag) }),
  ).toMatchObject({ status: 304 });
  expect(await taker.rest("GET", `/quizzes/${id}?language=xx`)).toMatchObject({
    status: 400,
    body: { error: "VALIDATION_FAILED" },
  });
});

it("gives the receipt in the language of the answers, and counts them with all others", async () => {
  const { id, questions } = await translated();
  const answers = { [String(questions[0]?.id)]: 1, [String(questions[1]?.id)]: 0 };
  const submit = (language?: string) => taker.rest("POST", `/quizzes/${id}/attempts`, { answers, language });
  const english = await submit();
  expect(english.body.results[0]).toMatchObject({ questionText: "Capital of France?", explanation: "Since 987." });
  expect(english.body.results[0]).not.toHaveProperty("untranslated");
  const german = await submit("de-CH");
  expect(german).toMatchObject({ status: 201, body: { percentage: 100 } });
  expect(german.body.results).toMatchObject([
    {
      questionText: "Hauptstadt von Frankreich?",
      options: ["Lyon", "Paris", "Nizza"],
      explanation: "Seit 987.",
      untranslated: ["options.0", "options.1"],
    },
    { questionText: "Capital of Italy?", options: ["Rom", "Milan"] },
  ]);
  expect(await submit("gibberish")).toMatchObject({ status: 400, body: { issues: [{ path: "language" }] } });
  const stored = await platform.db.attempt.findMany({ where: { contentId: id }, orderBy: { completedAt: "asc" } });
  expect(stored.map(({ language, percentage }) => [language, percentage])).toEqual([
    [null, 100],
    ["de-CH", 100],
  ]);
  const { body } = await author.rest("GET", `/content/${id}/attempts`);
  expect(body.attempts.map(({ language }: { language?: string }) => language)).toEqual(["de-CH", undefined]);
  const tallies = await platform.db.tally.findMany({ where: { contentId: id } });
  expect(new Set(tallies.map(({ revision }) => revision))).toEqual(new Set([1]));
});

it("gives the receipt of what is stored in another language, and stores nothing", async () => {
  const { id, questions } = await translated();
  const given = Object.fromEntries(questions.map(({ id }) => [id, 0]));
  const over = {
    REST: async (more: object) => {
      const { body } = await taker.rest("POST", `/quizzes/${id}/attempts`, { answers: given, ...more });
      return body.results?.[0]?.questionText ?? body.error;
    },
    GraphQL: async (more: object) => {
      const submit = `mutation ($input: SubmitAttemptInput!) { submitAttempt(input: $input) { ... on SubmitAttemptSuccess { data { results { questionText } } } ${failure} } }`;
      const answers = questions.map(({ id }) => ({ questionId: globalId("Question", id), choices: [0] }));
      const { data } = await taker.graphql(submit, { input: { contentId: globalId("Content", id), answers, ...more } });
      return data.submitAttempt.data?.results[0].questionText ?? data.submitAttempt.code;
    },
  };
  for (const [attemptKey, submit] of Object.entries(over)) {
    expect(await submit({ attemptKey, language: "de", isRepeated: true })).toBe("NOT_FOUND");
    expect(await submit({ language: "de", isRepeated: true })).toBe("NOT_FOUND");
    expect(await submit({ attemptKey, participantName: "Ada" })).toBe("Capital of France?");
    expect(await submit({ attemptKey, language: "de", isRepeated: true })).toBe("Hauptstadt von Frankreich?");
  }
  await updateContent(platform, viewerFor(owner), id, { rules: { closesAt: "2026-01-01T00:00:00Z" } });
  expect(await over.REST({ attemptKey: "REST", language: "de", isRepeated: true })).toBe("Hauptstadt von Frankreich?");
  expect(await platform.db.attempt.count({ where: { contentId: id, language: null } })).toBe(2);
  expect(await platform.db.attempt.count({ where: { contentId: id } })).toBe(2);
});

it("gives the receipt in that language over GraphQL, and in trials", async () => {
  const { id, questions } = await translated();
  const submit = `mutation ($input: SubmitAttemptInput!) { submitAttempt(input: $input) { ... on SubmitAttemptSuccess { data { results { questionText untranslated } } } ${failure} } }`;
  const answers = questions.map(({ id }) => ({ questionId: id, choices: [0] }));
  const input = { contentId: globalId("Content", id), answers };
  const { data } = await taker.graphql(submit, { input: { ...input, language: "de" } });
  expect(data.submitAttempt.data.results[0]).toEqual({
    questionText: "Hauptstadt von Frankreich?",
    untranslated: ["options.0", "options.1"],
  });
  const wrong = await taker.graphql(submit, { input: { ...input, language: "gibberish" } });
  expect(wrong.data.submitAttempt).toMatchObject({ code: "VALIDATION_FAILED", issues: [{ path: "language" }] });
  const trial = `/quizzes/${id}/trial`;
  expect((await author.rest("GET", `${trial}?language=de`)).body).toMatchObject({ title: "Hauptstädte" });
  const tried = { answers: Object.fromEntries(questions.map(({ id }) => [id, 0])), language: "de" };
  expect((await author.rest("POST", trial, tried)).body.results[0]).toMatchObject({
    questionText: "Hauptstadt von Frankreich?",
  });
});

it("shows the level in the taker's language, and lists its untranslated texts", async () => {
  const { id } = await anAssessment(platform, owner, { showResultsToTakers: true });
  const questions = await questionsOf(id);
  await doors.REST.save(author, id, "de", {
    texts: [
      { path: "skillLevels.1.name", text: "Fachkraft" },
      { path: "skillLevels.1.description", text: "Sie wissen es." },
    ],
  });
  const answers = Object.fromEntries(questions.map(({ id }) => [id, 1]));
  const { body } = await taker.rest("POST", `/quizzes/${id}/attempts`, { answers, language: "de" });
  expect(body.skillResult).toMatchObject({
    skillLevel: "Fachkraft",
    description: "Sie wissen es.",
    encouragingMessage: "Well done!",
    levels: [{ name: "Beginner" }, { name: "Fachkraft" }],
    untranslated: ["levels.0.name", "encouragingMessage"],
  });
  expect(await platform.db.attempt.findFirst({ where: { contentId: id } })).toMatchObject({ skillLevel: "Expert" });
});

it("renders translations of texts with form, and shows the original once the format changed", async () => {
  const { id } = await aQuiz(platform, owner, { format: "rich", description: "*Look*" });
  const [first] = await questionsOf(id);
  const texts = [
    { path: "description", text: "**Schau** <b>" },
    { path: `questions.${first?.id}.questionText`, text: "Hauptstadt von $x^2$?" },
  ];
  await doors.REST.save(author, id, "de", { texts });
  const { body } = await taker.rest("GET", `/quizzes/${id}?language=de`);
  expect(body.html).toContain("<strong>Schau</strong> &lt;b&gt;");
  expect(body.questions[0].html).toMatchObject({ text: expect.stringContaining("<math") });
  expect(body.questions[0].html).not.toHaveProperty("explanation");
  const gone = `![](/images/${"a".repeat(64)}.webp)`;
  expect(await doors.REST.save(author, id, "de", { texts: [{ path: "description", text: gone }] })).toMatchObject({
    code: "VALIDATION_FAILED",
    issues: [{ path: "texts.0.text" }],
  });
  await author.rest("PATCH", `/content/${id}`, { format: "plain" });
  expect(await doors.REST.read(author, id, "de")).toMatchObject({ outdated: 2 });
  const { body: plain } = await taker.rest("GET", `/quizzes/${id}?language=de`);
  expect(plain).toMatchObject({ description: "*Look*", questions: [{ questionText: "Capital of France?" }, {}] });
});

it("takes a scale's ends that were saved before they had form as plain words", async () => {
  const scale = { look: "numbers", lowLabel: "Not at all", highLabel: null, isNps: false };
  const question = { questionText: "Sure?", questionType: "scale", options: ["1", "2"], form: { scale } };
  const { id } = await aSurvey(platform, owner, { format: "rich", questions: [question] });
  await platform.sql.query("UPDATE questions SET rendered = rendered - 'lowLabel' WHERE quiz_id = $1", [id]);
  const [{ id: sure } = { id: "" }] = await questionsOf(id);
  const text = { path: `questions.${sure}.form.scale.lowLabel`, text: "Gar nicht" };
  await doors.REST.save(author, id, "de", { texts: [text] });
  expect(await doors.REST.read(author, id, "de")).toMatchObject({ outdated: 0 });
  const { body } = await taker.rest("GET", `/surveys/${id}?language=de`);
  expect(body.questions[0].form.scale.lowLabel).toBe("Gar nicht");
});

it("takes translations along into a copy", async () => {
  const { id } = await translated();
  const { body: copy } = await author.rest("POST", `/content/${id}/duplicate`);
  const { body } = await taker.rest("GET", `/quizzes/${copy.id}?language=de`);
  expect(body.questions[0]).toMatchObject({ questionText: "Hauptstadt von Frankreich?" });
  expect(await doors.REST.read(author, copy.id, "de")).toMatchObject({ revision: 1, outdated: 1, missing: 4 });
  const texts = [{ path: "title", text: "Städte" }];
  expect(await doors.REST.save(author, copy.id, "de", { revision: 0, texts })).toMatchObject({ code: "CONFLICT" });
  expect(await doors.REST.save(author, copy.id, "de", { revision: 1, texts })).toMatchObject({ revision: 2 });
  expect(await doors.REST.read(author, id, "de")).toMatchObject({ revision: 1, outdated: 0 });
});

describe.each(["REST", "GraphQL"] as const)("an item made of another, over %s", (door) => {
  const create = async (client: Client, from: string, input: object): Promise<string> => {
    if (door === "REST") {
      const { body } = await client.rest("POST", "/quizzes/manual", { ...input, translationsFrom: from });
      return body.id;
    }
    const mutation =
      "mutation ($input: CreateQuizInput!) { made: createQuiz(input: $input) { ... on CreateQuizSuccess { data { key } } } }";
    const { data } = await client.graphql(mutation, {
      input: { ...input, translationsFrom: globalId("Content", from) },
    });
    return data.made.data.key;
  };
  const questions = [
    { questionText: "Capital of France?", options: ["Lyon", "Paris"], correctAnswer: 1 },
    { questionText: "Longest river?", options: ["Rhine", "Danube", "Elbe"], correctAnswer: 1 },
  ];
  const source = async () => {
    const { body } = await author.rest("POST", "/quizzes/manual", { title: "Cities", questions });
    const texts = [
      { path: "title", text: "Städte" },
      { path: `questions.${body.questions[0].id}.questionText`, text: "Hauptstadt von Frankreich?" },
      { path: `questions.${body.questions[0].id}.options.1`, text: "Paris!" },
      { path: `questions.${body.questions[1].id}.questionText`, text: "Längster Fluss?" },
      { path: `questions.${body.questions[1].id}.options.0`, text: "Rhein" },
      { path: `questions.${body.questions[1].id}.options.1`, text: "Donau" },
    ];
    await author.rest("PUT", `/content/${body.id}/translations/de`, { texts });
    return body.id as string;
  };
  const german = async (id: string) => (await taker.rest("GET", `/quizzes/${id}?language=de`)).body;

  it("takes along the translations of what is the same, wherever it stands now", async () => {
    const [capital, river] = questions;
    const made = await create(author, await source(), {
      title: "Cities and rivers",
      questions: [
        { questionText: "A new one?", options: ["Yes", "No"], correctAnswer: 0 },
        { ...river, options: ["Rhine", "The Danube", "Elbe"] },
        { ...capital, questionText: "Capital city of France?" },
      ],
    });
    expect(await german(made)).toMatchObject({
      title: "Cities and rivers",
      language: "de",
      questions: [
        { questionText: "A new one?", options: ["Yes", "No"] },
        { questionText: "Längster Fluss?", options: ["Rhein", "The Danube", "Elbe"] },
        { questionText: "Capital city of France?", options: ["Lyon", "Paris"] },
      ],
    });
    const { texts } = await doors.REST.read(author, made, "de");
    expect(texts.filter(({ text }: Text) => text).map(({ text, isOutdated }: Text) => [text, isOutdated])).toEqual([
      ["Städte", true],
      ["Längster Fluss?", false],
      ["Rhein", false],
      ["Donau", true],
    ]);
  });

  it("has no language of which nothing is left, and not its own", async () => {
    const from = await source();
    const others = [{ questionText: "Another?", options: ["Yes", "No"], correctAnswer: 0 }];
    const languages = async (id: string) =>
      (await author.rest("GET", `/content/${id}/translations`)).body.translations.length;
    expect(await languages(await create(author, from, { title: "Others", questions: others }))).toBe(0);
    expect(await languages(await create(author, from, { title: "Cities", language: "de", questions }))).toBe(0);
    expect(await languages(await create(author, from, { title: "Cities", questions }))).toBe(1);
  });

  it("takes nothing of what is another's, or deleted", async () => {
    const from = await source();
    const stranger = await app.as(await aUser(platform));
    expect(await german(await create(stranger, from, { title: "Cities", questions }))).toMatchObject({
      title: "Cities",
    });
    await author.rest("DELETE", `/quizzes/${from}`);
    const made = await german(await create(author, from, { title: "Cities", questions }));
    expect(made).toMatchObject({ title: "Cities", questions: [{ questionText: "Capital of France?" }, {}] });
  });
});

it("keeps translations from everybody but the owner", async () => {
  const { id } = await translated();
  const stranger = await app.as(await aUser(platform));
  expect(await stranger.rest("GET", `/content/${id}/translations`)).toMatchObject({ status: 403 });
  expect(await stranger.rest("PUT", `/content/${id}/translations/de`, { texts: [] })).toMatchObject({ status: 403 });
  expect(await taker.rest("DELETE", `/content/${id}/translations/de`)).toMatchObject({ status: 401 });
  const query = "query ($id: String!) { content(key: $id) { languages translations { language } } }";
  const { data } = await stranger.graphql(query, { id });
  expect(data.content).toEqual({ languages: ["de"], translations: null });
  expect(await author.rest("GET", `/content/${id}/translations`)).toMatchObject({
    body: { translations: [{ language: "de", missing: 4, outdated: 0 }] },
  });
});
