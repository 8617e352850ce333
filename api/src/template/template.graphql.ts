import { WholeQuestion } from "../content/content.contract.ts";
import { ContentKind, Difficulty, Level } from "../content/content.graphql.ts";
import { answeringOf } from "../content/question/form/stored.ts";
import { builder } from "../platform/graphql/builder.ts";
import { fieldsOf } from "../platform/shape/object.ts";
import * as contract from "./template.contract.ts";
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
    ...fieldsOf(t, WholeQuestion, [
      "questionText as text",
      "questionType as type",
      "options",
      "required",
      "points",
      "form",
      "answerKey",
      "correctAnswer",
      "optionWeights",
      "explanation",
      "optionFeedback",
    ]),
  }),
});

const Template = builder.objectRef<DescribedTemplate>("Template").implement({
  description: "A template: a starting point for an item, to change and create.",
  authScopes: { public: true },
  fields: (t) => ({
    ...fieldsOf(t, contract.Template, { without: [] }),
    description: t.string({
      nullable: true,
      description: "Text below the title, shown before the first question; null without one.",
      resolve: ({ item }) => item.description,
    }),
    language: t.string({
      nullable: true,
      description: "BCP 47 tag of the texts' language; null if not set.",
      resolve: ({ item }) => item.language,
    }),
    difficulty: t.field({
      type: Difficulty,
      nullable: true,
      description: "Difficulty of a quiz; null for surveys and assessments.",
      resolve: ({ item }) => ("difficulty" in item ? item.difficulty : null),
    }),
    showResultsToTakers: t.boolean({
      description: "Whether participants see their result.",
      resolve: ({ item }) => item.showResultsToTakers,
    }),
    skillLevels: t.field({
      type: [Level],
      nullable: true,
      description: "Levels of an assessment, in the author's order; null for quizzes and surveys.",
      resolve: ({ item }) => ("skillLevels" in item ? item.skillLevels : null),
    }),
    questions: t.field({ type: [TemplateQuestion], description: "Questions, in order.", resolve: questionsOf }),
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
