import { NumberBin, optionCountFields } from "../../attempt/receipt.graphql.ts";
import { Question } from "../../content/content.graphql.ts";
import { builder } from "../../platform/graphql/builder.ts";
import { objectOf } from "../../platform/shape/object.ts";
import { MiddlePoints } from "../results.contract.ts";
import type { Answered, QuestionResult } from "./questions.ts";
import type { NetPromoter } from "./scale.shared.ts";

type Row = NonNullable<Answered["rows"]>[number];

const RowOption = builder.objectRef<Row["options"][number]>("RowOption").implement({
  description: "Number of times a point was chosen in a row of a matrix.",
  authScopes: { public: true },
  interfaces: [optionCountFields],
});

const ResultOption = builder.objectRef<Answered["options"][number]>("OptionResult").implement({
  description: "Number of times an option was chosen, with its role in the answer key.",
  authScopes: { public: true },
  interfaces: [optionCountFields],
  fields: (t) => ({
    isCorrect: t.exposeBoolean("isCorrect", {
      nullable: true,
      description: "Whether it is the correct option; null if the question has no correct answer.",
    }),
    weight: t.exposeFloat("weight", {
      nullable: true,
      description: "The weight of the option; null for quizzes and surveys.",
    }),
  }),
});

const MiddlePointsType = objectOf(MiddlePoints);

const NetPromoterType = builder.objectRef<NetPromoter>("NetPromoter").implement({
  description: "A Net Promoter Score with its interval.",
  authScopes: { public: true },
  fields: (t) => ({
    people: t.exposeInt("people", { description: "Number of people it is based on." }),
    detractors: t.exposeInt("detractors", { description: "Number of people who chose 0 to 6." }),
    passives: t.exposeInt("passives", { description: "Number of people who chose 7 or 8." }),
    promoters: t.exposeInt("promoters", { description: "Number of people who chose 9 or 10." }),
    score: t.exposeInt("score", {
      description: "The percentage of promoters minus that of detractors, -100 to 100, rounded.",
    }),
    low: t.int({
      description:
        "Lower end of the 95 % interval: of a difference of two shares of one multinomial, z √((p + d − (p − d)²) / n), after three people were added.",
      resolve: ({ interval }) => interval.low,
    }),
    high: t.int({ description: "Upper end of the interval.", resolve: ({ interval }) => interval.high }),
  }),
});

const RowResult = builder.objectRef<Row>("RowResult").implement({
  description: "Answers to a row of a matrix.",
  authScopes: { public: true },
  fields: (t) => ({
    text: t.exposeString("text", { description: "The row as participants see it." }),
    responses: t.exposeInt("responses", { description: "Number of people who answered the row." }),
    options: t.field({
      type: [RowOption],
      description: "Number of times each point was chosen, in order of the points.",
      resolve: ({ options }) => options,
    }),
    median: t.field({
      type: MiddlePointsType,
      nullable: true,
      description: "Median answer; null if nobody answered the row.",
      resolve: ({ median }) => median,
    }),
  }),
});

const AnsweredQuestion = builder.interfaceRef<Answered>("AnsweredQuestion").implement({
  description: "Answers to a question.",
  authScopes: { public: true },
  fields: (t) => ({
    question: t.field({
      type: Question,
      description: "The question in this wording; for joined versions, the newest.",
      resolve: ({ question }) => question,
    }),
    responses: t.exposeInt("responses", { description: "Number of people who answered it." }),
    correctRate: t.exposeInt("correctRate", {
      nullable: true,
      description:
        "Percentage of correct answers, rounded; null if the question has no correct answer, or nobody answered.",
    }),
    options: t.field({
      type: [ResultOption],
      description: "Number of times each option was chosen, in order of the options; over all rows for a matrix.",
      resolve: ({ options }) => options,
    }),
    unanswered: t.exposeInt("unanswered", { description: "Number of people who did not answer it." }),
    right: t.exposeInt("right", {
      nullable: true,
      description: "Number of correct answers, if the correct answer is not a single option; otherwise null.",
    }),
    rows: t.field({
      type: [RowResult],
      description: "Figures of each row of a matrix; empty for other questions.",
      resolve: ({ rows }) => rows ?? [],
    }),
    bins: t.field({
      type: [NumberBin],
      description: "Numbers within a range, counted in bins; empty for other questions.",
      resolve: ({ bins }) => bins ?? [],
    }),
    median: t.field({
      type: MiddlePointsType,
      nullable: true,
      description: "Median answer to a scale; null for other questions, and if nobody answered.",
      resolve: ({ median }) => median,
    }),
    netPromoter: t.field({
      type: NetPromoterType,
      nullable: true,
      description:
        "Net Promoter Score, for a scale that asks for one; null for other questions, and if nobody answered.",
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
  description: "Answers to a question, in all its wordings.",
  authScopes: { public: true },
  interfaces: [AnsweredQuestion],
  fields: (t) => ({
    isCurrent: t.exposeBoolean("isCurrent", {
      description:
        "Whether the item asks it now; false for a question that was replaced or removed, which is kept for the people who answered it.",
    }),
    versionKeys: t.stringList({
      description: "Keys of all its versions, newest first, which attempts use to identify the question.",
      resolve: ({ versions }) => versions.map(({ id }) => id),
    }),
    wordings: t.field({
      type: [QuestionWording],
      // Few questions have several versions, so the cost is not multiplied.
      complexity: { field: 1, multiplier: 1 },
      description: "Joined versions, newest first: versions with answers, and the newest. Empty if there is only one.",
      resolve: ({ wordings }) => wordings,
    }),
  }),
});
