import { builder } from "../platform/graphql/builder.ts";
import type { Given } from "./grading/given.ts";

interface Answered {
  given: Given | null;
}

const noOther = "null for other questions, and if the question was not answered.";

/** An answer of any form. */
export const givenFields = builder.interfaceRef<Answered>("GivenAnswer").implement({
  description: "An answer to a question, except for the chosen options.",
  authScopes: { public: true },
  fields: (t) => ({
    text: t.string({
      nullable: true,
      description: `Answer to a text question; ${noOther}`,
      resolve: ({ given }) => given?.text,
    }),
    number: t.float({
      nullable: true,
      description: `Answer to a number question; ${noOther}`,
      resolve: ({ given }) => given?.number,
    }),
    rows: t.intList({
      nullable: { list: true, items: true },
      description: `Index of the chosen point for each row of a matrix, from 0, or null; ${noOther}`,
      resolve: ({ given }) => given?.rows && [...given.rows],
    }),
    other: t.string({
      nullable: true,
      description: "Text entered for an option that asks for one; null without it.",
      resolve: ({ given }) => given?.other,
    }),
  }),
});
