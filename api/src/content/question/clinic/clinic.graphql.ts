import { builder } from "../../../platform/graphql/builder.ts";
import { enumOf } from "../../../platform/shape/enum.ts";
import { keyHoldersOnly, Question } from "../../content.graphql.ts";
import { findItem } from "../../taking/item.ts";
import type { Finding } from "./clinic.shared.ts";
import { findingsOf, textOf } from "./findings.ts";
import type { Fix, Flaw } from "./question.shared.ts";

const Part = enumOf<Flaw["part"]>("QuestionPart", "A part of a question.", {
  question: "Text of the question.",
  option: "One of the options, or all of them.",
  explanation: "Explanation of the correct answer.",
});

const FixedOption = builder.objectRef<NonNullable<Fix["options"]>[number]>("FixedOption").implement({
  description: "An option after a fix.",
  authScopes: { public: true },
  fields: (t) => ({
    from: t.exposeInt("from", {
      nullable: true,
      description: "Index of the option before the fix; null for a new option.",
    }),
    text: t.exposeString("text", { description: "Text of the option, as shown to participants." }),
  }),
});

const QuestionFix = builder.objectRef<Fix>("QuestionFix").implement({
  description: "A change that removes a flaw. The correct option stays correct, even at another index.",
  authScopes: { public: true },
  fields: (t) => ({
    label: t.exposeString("label", { description: "Label of the fix, for a button." }),
    text: t.exposeString("text", { nullable: true, description: "New text of the question; null if unchanged." }),
    explanation: t.exposeString("explanation", {
      nullable: true,
      description: "New explanation; null if unchanged.",
    }),
    options: t.field({
      type: [FixedOption],
      nullable: true,
      description: "All options in their new order; null if unchanged.",
      resolve: ({ options }) => options,
    }),
  }),
});

export const QuestionFinding = builder.objectRef<Finding>("QuestionFinding").implement({
  description: "A writing flaw in a question that rules can detect, as a hint to its author.",
  authScopes: { public: true },
  fields: (t) => ({
    rule: t.exposeString("rule", { description: "Name of the rule, such as `longest-is-right`." }),
    part: t.field({ type: Part, description: "Part of the question that has the flaw.", resolve: ({ part }) => part }),
    option: t.exposeInt("option", {
      nullable: true,
      description: "Index of the option, from 0; null if the flaw is in no option or in several.",
    }),
    message: t.exposeString("message", { description: "Reason why the flaw matters, and what to do, in a sentence." }),
    fix: t.field({
      type: QuestionFix,
      nullable: true,
      description: "Change that removes the flaw; null if the flaw needs a person's judgement.",
      resolve: ({ fix }) => fix,
    }),
  }),
});

builder.prismaObjectField(Question, "findings", (t) =>
  t.field({
    type: [QuestionFinding],
    ...keyHoldersOnly("Writing flaws that rules detect in the question, those of its text first; may be empty."),
    async resolve(question, _args, { platform }) {
      const item = await findItem(platform, question.contentId);
      return item && findingsOf(question, item.kind, textOf(item));
    },
  }),
);
