import { NumberBin, optionCountFields } from "../../attempt/receipt.graphql.ts";
import { Question } from "../../content/content.graphql.ts";
import { builder } from "../../platform/graphql/builder.ts";
import type { Answered, QuestionResult } from "./questions.ts";
import type { MiddlePoints, NetPromoter } from "./scale.shared.ts";

type Row = NonNullable<Answered["rows"]>[number];

const RowOption = builder.objectRef<Row["options"][number]>("RowOption").implement({
  description: "How often a point was chosen in a row of a matrix.",
  authScopes: { public: true },
  interfaces: [optionCountFields],
});

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

const MiddlePointsType = builder.objectRef<MiddlePoints>("MiddlePoints").implement({
  description: "The middle of the answers to a scale: one point, or the two that the middle falls between.",
  authScopes: { public: true },
  fields: (t) => ({
    lower: t.exposeInt("lower", { description: "The index of the lower one, from 0." }),
    upper: t.exposeInt("upper", { description: "The index of the upper one; the same where the middle is one point." }),
  }),
});

const NetPromoterType = builder.objectRef<NetPromoter>("NetPromoter").implement({
  description: "A Net Promoter Score with its interval.",
  authScopes: { public: true },
  fields: (t) => ({
    people: t.exposeInt("people", { description: "The number of people it rests on." }),
    detractors: t.exposeInt("detractors", { description: "The number of people who chose 0 to 6." }),
    passives: t.exposeInt("passives", { description: "The number of people who chose 7 or 8." }),
    promoters: t.exposeInt("promoters", { description: "The number of people who chose 9 or 10." }),
    score: t.exposeInt("score", {
      description: "The percentage of promoters minus that of detractors, -100 to 100, rounded.",
    }),
    low: t.int({
      description:
        "The lower end of the 95 % interval: of a difference of two shares of one multinomial, z √((p + d − (p − d)²) / n), after three people were added.",
      resolve: ({ interval }) => interval.low,
    }),
    high: t.int({ description: "The upper end of the interval.", resolve: ({ interval }) => interval.high }),
  }),
});

const RowResult = builder.objectRef<Row>("RowResult").implement({
  description: "How a row of a matrix was answered.",
  authScopes: { public: true },
  fields: (t) => ({
    text: t.exposeString("text", { description: "The row as takers read it." }),
    responses: t.exposeInt("responses", { description: "The number of people who answered the row." }),
    options: t.field({
      type: [RowOption],
      description: "How often each point was chosen in it, in their order.",
      resolve: ({ options }) => options,
    }),
    median: t.field({
      type: MiddlePointsType,
      nullable: true,
      description: "The middle answer; null if nobody answered the row.",
      resolve: ({ median }) => median,
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
      description: "How often each option was chosen, in their order; of a matrix, over all its rows.",
      resolve: ({ options }) => options,
    }),
    unanswered: t.exposeInt("unanswered", { description: "The number of people who left it out." }),
    right: t.exposeInt("right", {
      nullable: true,
      description: "The number of people who were right, where that is not one option; null elsewhere.",
    }),
    rows: t.field({
      type: [RowResult],
      description: "The rows of a matrix; empty for other questions.",
      resolve: ({ rows }) => rows ?? [],
    }),
    bins: t.field({
      type: [NumberBin],
      description: "The numbers that were given within a range; empty for other questions.",
      resolve: ({ bins }) => bins ?? [],
    }),
    median: t.field({
      type: MiddlePointsType,
      nullable: true,
      description: "The middle answer to a scale; null for other questions, and if nobody answered.",
      resolve: ({ median }) => median,
    }),
    netPromoter: t.field({
      type: NetPromoterType,
      nullable: true,
      description: "The Net Promoter Score, of a scale that asks for one; null if nobody answered.",
      resolve: ({ netPromoter }) => netPromoter,
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
      // Few questions have several versions, so the cost is not multiplied.
      complexity: { field: 1, multiplier: 1 },
      description:
        "The versions that are joined, newest first: those that somebody answered, and the newest. Empty where there is only one.",
      resolve: ({ wordings }) => wordings,
    }),
  }),
});
