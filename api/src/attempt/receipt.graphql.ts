import { QuestionHtml } from "../content/content.graphql.ts";
import { EndingLinkType } from "../content/rules/endings.graphql.ts";
import { builder } from "../platform/graphql/builder.ts";
import { fieldsOf, objectOf } from "../platform/shape/object.ts";
import * as contract from "./attempt.contract.ts";
import { givenFields } from "./given.graphql.ts";
import type { OptionCount, ReceiptEnding } from "./receipt.shared.ts";
import type { AnswerResult, Receipt } from "./receipt.ts";

/** The interface of options with figures. */
export const optionCount = builder.interfaceRef<OptionCount>("OptionCount").implement({
  description: "Number of times an option was chosen.",
  authScopes: { public: true },
  fields: (t) => fieldsOf(t, contract.OptionCount, ["text", "count", "percentage", "peoplePercentage"]),
});

objectOf(contract.OptionCount, { interfaces: [optionCount] });

const Answer = builder.objectRef<AnswerResult>("AnswerResult").implement({
  description: "A question as it was shown, with the participant's answer and the correct answer.",
  authScopes: { public: true },
  interfaces: [givenFields],
  fields: (t) => ({
    ...fieldsOf(t, contract.AnswerResult, { without: ["userAnswer", "required", "html"] }),
    userAnswer: t.intList({
      description: "Indexes of the chosen options, from 0; empty if the question was not answered.",
      resolve: ({ given }) => [...(given?.choices ?? [])],
    }),
    html: t.field({
      type: QuestionHtml,
      nullable: true,
      description: "Texts as HTML; null if they are plain.",
      resolve: ({ html }) => html,
    }),
    explanationHtml: t.string({
      nullable: true,
      description: "Explanation as HTML; null without one, or if texts are plain.",
      resolve: ({ html }) => html?.explanation,
    }),
    optionFeedbackHtml: t.stringList({
      nullable: true,
      description: "Feedback on the chosen options as HTML; null without any, or if texts are plain.",
      resolve: ({ html }) => html?.optionFeedback,
    }),
  }),
});

const ReceiptEndingType = builder.objectRef<ReceiptEnding>("ReceiptEnding").implement({
  description: "Ending shown to the participant, in the language of the original.",
  authScopes: { public: true },
  fields: (t) => ({
    ...fieldsOf(t, contract.ReceiptEnding, ["text", "html"]),
    link: t.field({
      type: EndingLinkType,
      nullable: true,
      description: "Link for participants to continue to; null without one.",
      resolve: ({ link }) => link,
    }),
  }),
});

export const AttemptReceipt = builder.objectRef<Receipt>("AttemptReceipt").implement({
  description: "The receipt for a submission. Its lists are empty unless the item shows results to participants.",
  authScopes: { public: true },
  fields: (t) => ({
    attemptId: t.exposeString("id", { description: "The id of the attempt as used in REST." }),
    attemptKey: t.exposeString("id", {
      description: "The id of the attempt as used in REST.",
      deprecationReason: "Since 2026-11-22: attemptId says what it is.",
    }),
    ...fieldsOf(t, contract.Receipt, { without: ["id", "ending", "results"] }),
    ending: t.field({
      type: ReceiptEndingType,
      nullable: true,
      description: "The current ending of the item; null without one.",
      resolve: ({ ending }) => ending,
    }),
    results: t.field({
      type: [Answer],
      description: "The questions in the order they were asked, with their answers.",
      resolve: ({ results }) => results,
    }),
  }),
});
