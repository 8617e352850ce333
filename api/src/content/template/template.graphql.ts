import { builder } from "../../platform/graphql/builder.ts";
import { ContentKind, Difficulty, Level, QuestionType } from "../content.graphql.ts";
import { AnswerKey, QuestionForm } from "../question/form/form.graphql.ts";
import { answeringOf } from "../question/form/stored.ts";
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
  description: "A question of a template, with its key.",
  authScopes: { public: true },
  fields: (t) => ({
    text: t.exposeString("questionText", { description: "The question as takers read it." }),
    type: t.expose("questionType", { type: QuestionType, description: "How it is answered." }),
    options: t.exposeStringList("options", { description: "The options as takers read them, in their order." }),
    required: t.exposeBoolean("required", { description: "Whether it must be answered." }),
    points: t.exposeInt("points", { description: "What a right answer is worth in a quiz; 1 elsewhere." }),
    form: t.expose("form", {
      type: QuestionForm,
      nullable: true,
      description: "How it is answered beyond its options; null where options are all there is.",
    }),
    answerKey: t.expose("answerKey", {
      type: AnswerKey,
      nullable: true,
      description: "What is right in a quiz; null where that is one option, and elsewhere.",
    }),
    correctAnswer: t.int({
      nullable: true,
      description: "The index of the right option, from 0; null in surveys and assessments.",
      resolve: ({ correctAnswer }) => correctAnswer,
    }),
    optionWeights: t.floatList({
      nullable: true,
      description: "The weight of each option; null in quizzes and surveys.",
      resolve: ({ optionWeights }) => optionWeights,
    }),
    explanation: t.string({
      nullable: true,
      description: "Why the answer is right; null without one.",
      resolve: ({ explanation }) => explanation,
    }),
  }),
});

const Template = builder.objectRef<DescribedTemplate>("Template").implement({
  description: "A starting point for an item, to be changed and created.",
  authScopes: { public: true },
  fields: (t) => ({
    name: t.exposeString("name", { description: "Part of its address; it never changes." }),
    kind: t.expose("kind", { type: ContentKind, description: "What it becomes." }),
    title: t.exposeString("title", { description: "The heading that takers see." }),
    summary: t.exposeString("summary", { description: "What it is for, in a sentence." }),
    features: t.exposeStringList("features", { description: "What it shows, in a few words each." }),
    minutes: t.exposeInt("minutes", { description: "How long answering takes." }),
    description: t.string({
      nullable: true,
      description: "The text below the title, where takers start; null without one.",
      resolve: ({ item }) => item.description,
    }),
    language: t.string({
      nullable: true,
      description: "The language of its texts, as BCP 47 has it; null where nobody said it.",
      resolve: ({ item }) => item.language,
    }),
    difficulty: t.field({
      type: Difficulty,
      nullable: true,
      description: "The difficulty of a quiz; null for surveys and assessments.",
      resolve: ({ item }) => ("difficulty" in item ? item.difficulty : null),
    }),
    showResultsToTakers: t.boolean({
      description: "Whether takers see their result once they have submitted.",
      resolve: ({ item }) => item.showResultsToTakers,
    }),
    skillLevels: t.field({
      type: [Level],
      nullable: true,
      description: "The levels of an assessment, in their order; null for quizzes and surveys.",
      resolve: ({ item }) => ("skillLevels" in item ? item.skillLevels : null),
    }),
    questions: t.field({
      type: [TemplateQuestion],
      description: "The questions, in their order.",
      resolve: questionsOf,
    }),
  }),
});

builder.queryField("templates", (t) =>
  t.field({
    type: [Template],
    authScopes: { public: true },
    description: "Starting points for items, in the order of the gallery.",
    args: { kind: t.arg({ type: ContentKind, description: "Those of this kind only." }) },
    resolve: (_root, { kind }) => listTemplates().filter((template) => !kind || template.kind === kind),
  }),
);

builder.queryField("template", (t) =>
  t.field({
    type: Template,
    nullable: true,
    authScopes: { public: true },
    description: "A starting point by its name; null when there is none.",
    args: { name: t.arg.string({ required: true, description: "Its name, as it stands in its address." }) },
    resolve: (_root, { name }) => findTemplate(name),
  }),
);
