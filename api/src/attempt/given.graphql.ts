import { builder } from "../platform/graphql/builder.ts";
import type { Given } from "./grading/given.ts";

interface Answered {
  given: Given | null;
}

const noOther = "null otherwise, and where the question was left out.";

/** An answer of any form. */
export const givenFields = builder.interfaceRef<Answered>("GivenAnswer").implement({
  description: "What somebody answered to a question, otherwise than by choosing options.",
  authScopes: { public: true },
  fields: (t) => ({
    text: t.string({
      nullable: true,
      description: `The text, of a question for a text; ${noOther}`,
      resolve: ({ given }) => given?.text,
    }),
    number: t.float({
      nullable: true,
      description: `The number, of a question for a number; ${noOther}`,
      resolve: ({ given }) => given?.number,
    }),
    rows: t.intList({
      nullable: { list: true, items: true },
      description: `For each row of a matrix the index of its point, from 0, or null; ${noOther}`,
      resolve: ({ given }) => given?.rows && [...given.rows],
    }),
    other: t.string({
      nullable: true,
      description: "What was written beside an option that asks for a text; null without it.",
      resolve: ({ given }) => given?.other,
    }),
  }),
});
