import { AttemptReceipt } from "../../attempt/receipt.graphql.ts";
import { Content } from "../../content/content.graphql.ts";
import { builder } from "../../platform/graphql/builder.ts";
import { givesTrue } from "../../platform/graphql/descriptions.ts";
import { idOf } from "../../platform/graphql/ids.ts";
import { enumOf } from "../../platform/shape/enum.ts";
import { fieldsOf } from "../../platform/shape/object.ts";
import * as contract from "./own-answers.contract.ts";
import { eraseOwnAnswers, type OwnAnswers, readOwnAnswers } from "./own-answers.ts";

enumOf("OwnAnswersState", "State of your own response.", {
  STORED: "The response is stored, and the receipt can be read.",
  HIDDEN: "The response is stored, but the item is private now or in the trash.",
  ERASED: "The participant has erased the response.",
});

const OwnAnswersType = builder.objectRef<OwnAnswers>("OwnAnswers").implement({
  description: "Your own response, as anyone with its key can read it.",
  authScopes: { public: true },
  fields: (t) => ({
    ...fieldsOf(t, contract.OwnAnswers, ["state", "completedAt", "previous"]),
    receipt: t.field({
      type: AttemptReceipt,
      nullable: true,
      description: "The current receipt; null unless the response is stored and the item is visible.",
      resolve: (own) => ("receipt" in own ? own.receipt : null),
    }),
  }),
});

const args = {
  contentId: idOf(Content, "the item"),
  attemptKey: {
    required: true,
    description: "The attempt key of the submission: a random UUID (version 4). Other kinds of keys find no response.",
  },
} as const;

builder.queryField("ownAnswers", (t) =>
  t.field({
    type: OwnAnswersType,
    description:
      "Your own response, for anyone with its attempt key. NOT_FOUND for a key without a response, for anonymous responses, and for the key of a personal link.",
    authScopes: { public: true },
    args: {
      contentId: t.arg.globalID(args.contentId),
      attemptKey: t.arg.string(args.attemptKey),
      language: t.arg.string({
        description: "BCP 47 tag of the receipt's language; defaults to the language of the response.",
      }),
    },
    resolve: (_root, { contentId: { id }, ...link }, { platform, viewer }) =>
      readOwnAnswers(platform, viewer, id, link),
  }),
);

builder.mutationField("eraseOwnAnswers", (t) =>
  t.boolean({
    errors: givesTrue,
    authScopes: { public: true },
    description:
      "Erases your own response, as a deletion by the owner does, and emails about it. It cannot be undone, and submitting again with the same key is refused. Repeating it changes nothing.",
    args: { contentId: t.arg.globalID(args.contentId), attemptKey: t.arg.string(args.attemptKey) },
    resolve: async (_root, { contentId: { id }, attemptKey }, { platform, viewer }) => {
      await eraseOwnAnswers(platform, viewer, id, { attemptKey });
      return true;
    },
  }),
);
