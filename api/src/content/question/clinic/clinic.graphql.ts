import { builder } from "../../../platform/graphql/builder.ts";
import { keyHoldersOnly, Question } from "../../content.graphql.ts";
import { findItem } from "../../taking/item.ts";
import type { Finding } from "./clinic.shared.ts";
import { findingsOf, textOf } from "./findings.ts";
import type { Fix, Flaw } from "./question.shared.ts";

const Part = builder.enumType("QuestionPart", {
  description: "A part of a question.",
  values: {
    QUESTION: { value: "question", description: "Its text." },
    OPTION: { value: "option", description: "One of its options, or all of them." },
    EXPLANATION: { value: "explanation", description: "Its explanation." },
  } as const satisfies Record<Uppercase<Flaw["part"]>, { value: Flaw["part"]; description: string }>,
});

const FixedOption = builder.objectRef<NonNullable<Fix["options"]>[number]>("FixedOption").implement({
  description: "An option as a fix leaves it.",
  authScopes: { public: true },
  fields: (t) => ({
    from: t.exposeInt("from", { nullable: true, description: "Its index before the fix; null for a new option." }),
    text: t.exposeString("text", { description: "The option as takers will read it." }),
  }),
});

const QuestionFix = builder.objectRef<Fix>("QuestionFix").implement({
  description: "A change that takes a flaw away. The right option stays the right one, wherever it is then.",
  authScopes: { public: true },
  fields: (t) => ({
    label: t.exposeString("label", { description: "What it does, for a button." }),
    text: t.exposeString("text", { nullable: true, description: "The new text of the question; null if it stays." }),
    explanation: t.exposeString("explanation", {
      nullable: true,
      description: "The new explanation; null if it stays.",
    }),
    options: t.field({
      type: [FixedOption],
      nullable: true,
      description: "All options in their new order; null if they stay.",
      resolve: ({ options }) => options,
    }),
  }),
});

export const QuestionFinding = builder.objectRef<Finding>("QuestionFinding").implement({
  description: "A writing flaw of a question that rules can see, as a hint to its creator.",
  authScopes: { public: true },
  fields: (t) => ({
    rule: t.exposeString("rule", { description: "The name of the rule, such as `longest-is-right`." }),
    part: t.field({ type: Part, description: "What it is about.", resolve: ({ part }) => part }),
    option: t.exposeInt("option", {
      nullable: true,
      description: "The index of the option, from 0; null where it is about none or about several.",
    }),
    message: t.exposeString("message", { description: "Why it matters and what to do, in a sentence." }),
    fix: t.field({
      type: QuestionFix,
      nullable: true,
      description: "A change that takes it away; null where a person has to think.",
      resolve: ({ fix }) => fix,
    }),
  }),
});

builder.prismaObjectField(Question, "findings", (t) =>
  t.field({
    type: [QuestionFinding],
    ...keyHoldersOnly("Writing flaws that rules see in it, those of its text first; may be empty."),
    async resolve(question, _args, { platform }) {
      const item = await findItem(platform, question.contentId);
      return item && findingsOf(question, item.kind, textOf(item));
    },
  }),
);
