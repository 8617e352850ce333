import { optionCount } from "../../attempt/receipt.graphql.ts";
import { Question } from "../../content/content.graphql.ts";
import { builder } from "../../platform/graphql/builder.ts";
import { fieldsOf, objectOf } from "../../platform/shape/object.ts";
import * as contract from "../results.contract.ts";
import type { Answered, QuestionResult } from "./questions.ts";
import type { NetPromoter } from "./scale.shared.ts";

objectOf(contract.RowOption, { interfaces: [optionCount] });
objectOf(contract.OptionResult, { interfaces: [optionCount] });

const NetPromoterType = builder.objectRef<NetPromoter>("NetPromoter").implement({
  description: "A Net Promoter Score with its interval.",
  authScopes: { public: true },
  fields: (t) => ({
    ...fieldsOf(t, contract.NetPromoter, { without: ["interval"] }),
    low: t.int({
      description:
        "Lower end of the 95 % interval: of a difference of two shares of one multinomial, z √((p + d − (p − d)²) / n), after three people were added.",
      resolve: ({ interval }) => interval.low,
    }),
    high: t.int({ description: "Upper end of the interval.", resolve: ({ interval }) => interval.high }),
  }),
});

const answered = ["responses", "correctRate", "options", "unanswered", "rows", "bins", "median"] as const;

const AnsweredQuestion = builder.interfaceRef<Answered>("AnsweredQuestion").implement({
  description: "Answers to a question.",
  authScopes: { public: true },
  fields: (t) => ({
    question: t.field({
      type: Question,
      description: "The question in this wording; for joined versions, the newest.",
      resolve: ({ question }) => question,
    }),
    ...fieldsOf(t, contract.AnsweredQuestion, answered),
    right: t.exposeInt("right", {
      nullable: true,
      description: "Number of correct answers, if the correct answer is not a single option; otherwise null.",
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
