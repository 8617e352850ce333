import { AttemptReceipt, scored } from "../../attempt/receipt.graphql.ts";
import { notSkill } from "../../attempt/skill-result.graphql.ts";
import { Content } from "../../content/content.graphql.ts";
import type { Attempt } from "../../generated/prisma/client.ts";
import { builder } from "../../platform/graphql/builder.ts";
import { givesTrue } from "../../platform/graphql/descriptions.ts";
import { eraseOwnAnswers, type OwnAnswers, readOwnAnswers } from "./own-answers.ts";

const OwnAnswersState = builder.enumType("OwnAnswersState", {
  description: "What has become of one's own answers.",
  values: {
    STORED: { description: "They are stored, and the receipt can be read." },
    HIDDEN: { description: "They are stored, but the item is private now or in the trash." },
    ERASED: { description: "Their taker has erased them." },
  },
});

const PreviousResult = builder.objectRef<Pick<Attempt, "percentage" | "skillLevel">>("PreviousResult").implement({
  description: "The result of one's own answers before its last correction, as far as takers are told of it.",
  authScopes: { public: true },
  fields: (t) => ({
    percentage: t.exposeInt("percentage", { nullable: true, description: scored.percentage }),
    skillLevel: t.exposeString("skillLevel", {
      nullable: true,
      description: `The name of the level that was reached. ${notSkill}`,
    }),
  }),
});

const OwnAnswersType = builder.objectRef<OwnAnswers>("OwnAnswers").implement({
  description: "One's own answers, as whoever has their key reads them.",
  authScopes: { public: true },
  fields: (t) => ({
    state: t.field({
      type: OwnAnswersState,
      description: "What has become of them.",
      resolve: ({ state }) => state,
    }),
    completedAt: t.field({
      type: "DateTime",
      nullable: true,
      description: "When they were handed in; null once they are erased.",
      resolve: (own) => ("completedAt" in own ? own.completedAt : null),
    }),
    receipt: t.field({
      type: AttemptReceipt,
      nullable: true,
      description: "The receipt as it is now; null unless they are stored and the item can be seen.",
      resolve: (own) => ("receipt" in own ? own.receipt : null),
    }),
    previous: t.field({
      type: PreviousResult,
      nullable: true,
      description: "The result before its last correction; null if there was none that takers may know of.",
      resolve: (own) => ("previous" in own ? own.previous : null),
    }),
  }),
});

const args = {
  contentId: { for: Content, required: true, description: "The global id of the item." },
  attemptKey: {
    required: true,
    description: "The key that the answers were handed in with: a random UUID (version 4). No other key leads to any.",
  },
} as const;

builder.queryField("ownAnswers", (t) =>
  t.field({
    type: OwnAnswersType,
    description:
      "One's own answers, for whoever has their attempt key. NOT_FOUND for a key without any, for anonymous answers, and for the key of a personal link.",
    authScopes: { public: true },
    args: {
      contentId: t.arg.globalID(args.contentId),
      attemptKey: t.arg.string(args.attemptKey),
      language: t.arg.string({
        description: "In which it is wanted, as BCP 47 has it; else that in which the answers were given.",
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
      "Erases one's own answers, as their owner's deletion would, and the mails about them. It cannot be undone, and answers sent again with the same key are refused. Again it changes nothing.",
    args: { contentId: t.arg.globalID(args.contentId), attemptKey: t.arg.string(args.attemptKey) },
    resolve: async (_root, { contentId: { id }, attemptKey }, { platform, viewer }) => {
      await eraseOwnAnswers(platform, viewer, id, { attemptKey });
      return true;
    },
  }),
);
