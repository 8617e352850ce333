import { optionCountFields } from "../../attempt/receipt.graphql.ts";
import { Question } from "../../content/content.graphql.ts";
import { builder } from "../../platform/graphql/builder.ts";
import type { Answered, QuestionResult } from "./questions.ts";

const ResultOption = builder.objectRef<Answered["options"][number]>("OptionResult").implement({
  description: "How often an option was chosen, with its part in the key.",
  authScopes: { public: true },
  interfaces: [optionCountFields],
  fields: (t) => ({
    isCorrect: t.exposeBoolean("isCorrect", {
      nullable: true,
      description: "Whether it is the right option; null where nothing is right or wrong.",
    }),
    weight: t.exposeFloat("weight", {
      nullable: true,
      description: "The weight of the option; null for quizzes and surveys.",
    }),
  }),
});

const AnsweredQuestion = builder.interfaceRef<Answered>("AnsweredQuestion").implement({
  description: "How a question was answered.",
  authScopes: { public: true },
  fields: (t) => ({
    question: t.field({
      type: Question,
      description: "The question as it is worded; where versions are joined, the newest.",
      resolve: ({ question }) => question,
    }),
    responses: t.exposeInt("responses", { description: "The number of people who answered it." }),
    correctRate: t.exposeInt("correctRate", {
      nullable: true,
      description: "Right answers in percent, rounded; null where nothing is right or wrong, or nobody answered.",
    }),
    options: t.field({
      type: [ResultOption],
      description: "How often each option was chosen, in their order.",
      resolve: ({ options }) => options,
    }),
  }),
});

const QuestionWording = builder.objectRef<Answered>("QuestionWording").implement({
  description: "The answers to one of the joined versions of a question.",
  authScopes: { public: true },
  interfaces: [AnsweredQuestion],
  fields: (t) => ({
    sinceRevision: t.int({
      description: "The revision of the item that first had this wording.",
      resolve: ({ question }) => question.sinceRevision,
    }),
  }),
});

export const QuestionResultType = builder.objectRef<QuestionResult>("QuestionResult").implement({
  description: "How a question was answered, in all its wordings.",
  authScopes: { public: true },
  interfaces: [AnsweredQuestion],
  fields: (t) => ({
    isCurrent: t.exposeBoolean("isCurrent", {
      description:
        "Whether the item asks it now; false for a question that was replaced or taken out, kept for the people who answered it.",
    }),
    versionKeys: t.stringList({
      description: "The keys of all its versions, newest first: by those, attempts say what they answer.",
      resolve: ({ versions }) => versions.map(({ id }) => id),
    }),
    wordings: t.field({
      type: [QuestionWording],
      // Few questions have any, so the cost is not multiplied.
      complexity: { field: 1, multiplier: 1 },
      description:
        "The versions that are joined, newest first: those that somebody answered, and the newest. Empty where there is only one.",
      resolve: ({ wordings }) => wordings,
    }),
  }),
});
