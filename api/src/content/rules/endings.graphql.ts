import { builder } from "../../platform/graphql/builder.ts";
import { Content, ownersAndAdmins } from "../content.graphql.ts";
import type { Ending, EndingLink, Endings } from "./endings.shared.ts";

export const endingText = {
  everybody: "Also for who passed or did not, where they have none of their own.",
  passed: "Of a quiz: for who reached the pass mark, and may know it.",
  failed: "Of a quiz: for who did not reach the pass mark, and may know it.",
} as const;

export const EndingLinkType = builder.objectRef<EndingLink>("EndingLink").implement({
  description: "Where takers go on to.",
  authScopes: { public: true },
  fields: (t) => ({
    url: t.exposeString("url", { description: "An https address." }),
    label: t.string({
      nullable: true,
      description: "What the link says; null where that is its host.",
      resolve: ({ label }) => label,
    }),
    afterSeconds: t.int({
      nullable: true,
      description: "The page follows it by itself after as many seconds; null where only the taker does.",
      resolve: ({ afterSeconds }) => afterSeconds,
    }),
  }),
});

const EndingType = builder.objectRef<Ending>("Ending").implement({
  description: "What a taker reads at the end, below the result.",
  authScopes: { public: true },
  fields: (t) => ({
    text: t.string({
      nullable: true,
      description: "Markdown if the item's format is rich; null where there is only a link.",
      resolve: ({ text }) => text,
    }),
    link: t.field({
      type: EndingLinkType,
      nullable: true,
      description: "Where they go on to; null without any.",
      resolve: ({ link }) => link,
    }),
  }),
});

const EndingsType = builder.objectRef<Endings>("Endings").implement({
  description:
    "What takers read at the end, below their result. The ending for everybody stands in for one that is null.",
  authScopes: { public: true },
  fields: (t) => ({
    everybody: t.field({
      type: EndingType,
      nullable: true,
      description: `${endingText.everybody} Null without one.`,
      resolve: ({ everybody }) => everybody,
    }),
    passed: t.field({
      type: EndingType,
      nullable: true,
      description: `${endingText.passed} Null without one.`,
      resolve: ({ passed }) => passed,
    }),
    failed: t.field({
      type: EndingType,
      nullable: true,
      description: `${endingText.failed} Null without one.`,
      resolve: ({ failed }) => failed,
    }),
  }),
});

builder.prismaObjectFields(Content, (t) => ({
  endings: t.field({
    type: EndingsType,
    ...ownersAndAdmins("What takers read at the end, by its rules; null where that is nothing."),
    resolve: ({ rules }) => rules?.endings,
  }),
}));
