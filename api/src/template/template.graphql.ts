import { ContentKind, Difficulty, Level, QuestionType } from "../content/content.graphql.ts";
import { AnswerKey, QuestionForm } from "../content/question/form/form.graphql.ts";
import { answeringOf } from "../content/question/form/stored.ts";
import { builder } from "../platform/graphql/builder.ts";
import { type DescribedTemplate, findTemplate, listTemplates } from "./template.ts";

const questionsOf = ({ kind, item }: DescribedTemplate) =>
  item.questions.map((question) => ({
    correctAnswer: null,
    optionWeights: null,
    explanation: null,
    ...question,
    ...answeringOf(kind, question),
  }));

const TemplateQuestion = builder.objectRef<ReturnType<typeof questionsOf>[number]>("TemplateQuestion").implement({
  description: "A question of a template, with its answer key.",
  authScopes: { public: true },
  fields: (t) => ({
    text: t.exposeString("questionText", { description: "Text of the question, as shown to participants." }),
    type: t.expose("questionType", { type: QuestionType, description: "Type of the question." }),
    options: t.exposeStringList("options", { description: "Options as shown to participants, in order." }),
    required: t.exposeBoolean("required", { description: "Whether an answer is required." }),
    points: t.exposeInt("points", { description: "Points for a correct answer in a quiz; 1 for other kinds." }),
    form: t.expose("form", {
      type: QuestionForm,
      nullable: true,
      description: "Settings of the answer beyond the options; null if there are none.",
    }),
    answerKey: t.expose("answerKey", {
      type: AnswerKey,
      nullable: true,
      description: "Answer key of a quiz question; null if a single option is correct, and for other kinds.",
    }),
    correctAnswer: t.int({
      nullable: true,
      description: "Index of the correct option, from 0; null where no single option is correct.",
      resolve: ({ correctAnswer }) => correctAnswer,
    }),
    optionWeights: t.floatList({
      nullable: true,
      description: "Weight of each option; null in quizzes and surveys.",
      resolve: ({ optionWeights }) => optionWeights,
    }),
    explanation: t.string({
      nullable: true,
      description: "Explanation of the correct answer; null without one.",
      resolve: ({ explanation }) => explanation,
    }),
  }),
});

const Template = builder.objectRef<DescribedTemplate>("Template").implement({
  description: "A template: a starting point for an item, to change and create.",
  authScopes: { public: true },
  fields: (t) => ({
    name: t.exposeString("name", { description: "Name of the template, part of its URL. Never changes." }),
    kind: t.expose("kind", { type: ContentKind, description: "Kind of item that it creates." }),
    title: t.exposeString("title", { description: "Title shown to participants." }),
    summary: t.exposeString("summary", { description: "Purpose of the template, in one sentence." }),
    features: t.exposeStringList("features", {
      description: "Features that the template demonstrates, in a few words each.",
    }),
    minutes: t.exposeInt("minutes", { description: "Estimated time to answer, in minutes." }),
    description: t.string({
      nullable: true,
      description: "Text below the title, shown before the first question; null without one.",
      resolve: ({ item }) => item.description,
    }),
    language: t.string({
      nullable: true,
      description: "Language of the texts, as a BCP 47 tag; null if not set.",
      resolve: ({ item }) => item.language,
    }),
    difficulty: t.field({
      type: Difficulty,
      nullable: true,
      description: "Difficulty of a quiz; null for surveys and assessments.",
      resolve: ({ item }) => ("difficulty" in item ? item.difficulty : null),
    }),
    showResultsToTakers: t.boolean({
      description: "Whether participants see their result after submitting.",
      resolve: ({ item }) => item.showResultsToTakers,
    }),
    skillLevels: t.field({
      type: [Level],
      nullable: true,
      description: "Levels of an assessment, in the author's order; null for quizzes and surveys.",
      resolve: ({ item }) => ("skillLevels" in item ? item.skillLevels : null),
    }),
    questions: t.field({
      type: [TemplateQuestion],
      description: "Questions, in order.",
      resolve: questionsOf,
    }),
  }),
});

builder.queryField("templates", (t) =>
  t.field({
    type: [Template],
    authScopes: { public: true },
    description: "Templates for items, in the order of the gallery.",
    args: { kind: t.arg({ type: ContentKind, description: "Kind of items to include." }) },
    resolve: (_root, { kind }) => listTemplates().filter((template) => !kind || template.kind === kind),
  }),
);

builder.queryField("template", (t) =>
  t.field({
    type: Template,
    nullable: true,
    authScopes: { public: true },
    description: "Template with this name; null if there is none.",
    args: { name: t.arg.string({ required: true, description: "Name of the template, as in its URL." }) },
    resolve: (_root, { name }) => findTemplate(name),
  }),
);
