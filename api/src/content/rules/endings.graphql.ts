import { builder } from "../../platform/graphql/builder.ts";
import { Content, ownersAndAdmins } from "../content.graphql.ts";
import type { Ending, EndingLink, Endings } from "./endings.shared.ts";

export const endingText = {
  everybody:
    "Ending for everyone, including participants who passed or failed if there is no separate ending for them.",
  passed: "Ending for participants who reached the pass mark and may know it. Quizzes only.",
  failed: "Ending for participants who did not reach the pass mark and may know it. Quizzes only.",
} as const;

export const EndingLinkType = builder.objectRef<EndingLink>("EndingLink").implement({
  description: "Link that participants follow at the end.",
  authScopes: { public: true },
  fields: (t) => ({
    url: t.exposeString("url", { description: "URL with https." }),
    label: t.string({
      nullable: true,
      description: "Text of the link; null for its host.",
      resolve: ({ label }) => label,
    }),
    afterSeconds: t.int({
      nullable: true,
      description: "Seconds after which the page follows the link automatically; null if only the participant does.",
      resolve: ({ afterSeconds }) => afterSeconds,
    }),
  }),
});

const EndingType = builder.objectRef<Ending>("Ending").implement({
  description: "Text and link that a participant sees at the end, below the result.",
  authScopes: { public: true },
  fields: (t) => ({
    text: t.string({
      nullable: true,
      description: "Text, as Markdown if the item's format is rich; null if there is only a link.",
      resolve: ({ text }) => text,
    }),
    link: t.field({
      type: EndingLinkType,
      nullable: true,
      description: "Link that participants follow at the end; null without one.",
      resolve: ({ link }) => link,
    }),
  }),
});

const EndingsType = builder.objectRef<Endings>("Endings").implement({
  description:
    "Texts and links that participants see at the end, below their result. The ending for everybody replaces one that is null.",
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
    ...ownersAndAdmins("Texts and links that participants see at the end; null if there are none."),
    resolve: ({ rules }) => rules?.endings,
  }),
}));
