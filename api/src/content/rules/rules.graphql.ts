import { builder } from "../../platform/graphql/builder.ts";
import { Content, ofItem, ownersAndAdmins } from "../content.graphql.ts";
import { availabilityTo } from "../content.policy.ts";
import { Scoring } from "../question/form/form.graphql.ts";
import type { Availability, ItemRules, Shown, ShownPart, ShownTime } from "./rules.shared.ts";

export const ShownPartType = builder.enumType("ShownPart", {
  description: "What takers may be shown once they have submitted.",
  values: {
    SCORE: { description: "Points, percentage, whether they passed, and the level of an assessment." },
    RIGHT_ANSWERS: { description: "Of a quiz: which answers are right." },
    EXPLANATIONS: { description: "Why the right answers are right." },
    OTHERS_ANSWERS: { description: "How everybody answered." },
  } satisfies Record<ShownPart, object>,
});

export const ShownTimeType = builder.enumType("ShownTime", {
  description: "When takers are shown it.",
  values: {
    AT_ONCE: { description: "As soon as they have submitted." },
    AFTER_CLOSING: { description: "A minute after the item has closed, when no more answers count as in time." },
  } satisfies Record<ShownTime, object>,
});

const ShownType = builder.objectRef<Shown>("ShownRule").implement({
  description: "What takers are shown once they have submitted, and when.",
  authScopes: { public: true },
  fields: (t) => ({
    what: t.field({ type: [ShownPartType], description: "Nothing if it is empty.", resolve: ({ what }) => what }),
    when: t.field({ type: ShownTimeType, description: "When they are shown it.", resolve: ({ when }) => when }),
  }),
});

const Rules = builder.objectRef<ItemRules>("ItemRules").implement({
  description: "Who may answer an item, when, in which order, and what is shown.",
  authScopes: { public: true },
  fields: (t) => ({
    opensAt: t.field({
      type: "DateTime",
      nullable: true,
      description: "From when on it can be answered; null where that is always.",
      resolve: ({ opensAt }) => timeOf(opensAt),
    }),
    closesAt: t.field({
      type: "DateTime",
      nullable: true,
      description: "Until when it can be answered; null where that is always.",
      resolve: ({ closesAt }) => timeOf(closesAt),
    }),
    timeLimit: t.int({
      nullable: true,
      description: "Minutes from the start of an attempt to its end; null without a limit.",
      resolve: ({ timeLimit }) => timeLimit,
    }),
    excludeLate: t.boolean({
      description: "Whether figures leave out what comes late. It is kept in any case.",
      resolve: ({ excludeLate = false }) => excludeLate,
    }),
    signedFields: t.boolean({
      description: "Whether what a link says is kept only where it is signed.",
      resolve: ({ signedFields = false }) => signedFields,
    }),
    passMark: t.int({
      nullable: true,
      description: "The lowest percentage that passes a quiz, before rounding; null without a pass mark.",
      resolve: ({ passMark }) => passMark,
    }),
    invitedOnly: t.boolean({
      description: "Whether only people with a personal link may answer.",
      resolve: ({ invitedOnly = false }) => invitedOnly,
    }),
    maxAttempts: t.int({
      nullable: true,
      description: "How many answers are stored at most; null without a limit. Who has started has a place.",
      resolve: ({ maxAttempts }) => maxAttempts,
    }),
    attemptsPerDevice: t.int({
      nullable: true,
      description: "How often one can answer on a device, as the taker's page counts; null without a limit.",
      resolve: ({ attemptsPerDevice }) => attemptsPerDevice,
    }),
    needsPasscode: t.boolean({
      description: "Whether takers need a passcode, which their requests bring in the header `X-Passcode`.",
      resolve: ({ passcode }) => passcode !== undefined,
    }),
    anonymous: t.boolean({
      description:
        "Whether answers are stored without anything that says whose they are: name, address and account are left out, whatever is sent.",
      resolve: ({ anonymous = false }) => anonymous,
    }),
    shuffleQuestions: t.boolean({
      description: "Whether the taker's page asks in an order of each attempt's own. Data stay in the author's order.",
      resolve: ({ shuffleQuestions = false }) => shuffleQuestions,
    }),
    shuffleOptions: t.boolean({
      description:
        "Whether the taker's page shows the options of choices in an order of each attempt's own; those for a text or for none of the others come last, and pairs keep their order. Data stay in the author's order.",
      resolve: ({ shuffleOptions = false }) => shuffleOptions,
    }),
    review: t.boolean({
      description: "Whether the taker's page shows a list of all answers before they are submitted.",
      resolve: ({ review = false }) => review,
    }),
    author: t.string({
      nullable: true,
      description: "Who asks, as takers read it on the first screen; null where nobody is named.",
      resolve: ({ author }) => author,
    }),
    fields: t.stringList({
      description: "The names of what its link may carry, which is sent with the answers.",
      resolve: ({ fields }) => (fields ?? []).map(({ name }) => name),
    }),
    shown: t.field({
      type: ShownType,
      nullable: true,
      description: "What takers are shown, and when; null where `showResultsToTakers` decides.",
      resolve: ({ shown }) => shown,
    }),
  }),
});

const timeOf = (time: string | undefined): Date | null => (time === undefined ? null : new Date(time));

const AvailabilityType = builder.enumType("Availability", {
  description: "Whether an item can be answered just now, as its rules have it.",
  values: {
    OPEN: { description: "It can." },
    WAITING: { description: "It is not open yet." },
    CLOSED: { description: "It takes no more answers." },
    INVITED: { description: "It is for people with a personal link, which the request does not bring." },
    LOCKED: { description: "It asks for a passcode, which the request does not bring." },
  } satisfies Record<Availability, object>,
});

builder.prismaObjectFields(Content, (t) => ({
  rules: t.field({
    type: Rules,
    ...ofItem,
    nullable: true,
    description: "Who may answer it, when, in which order, and what is shown; null without any such rule.",
    resolve: ({ rules }) => rules,
  }),
  scoring: t.field({
    type: Scoring,
    ...ownersAndAdmins(
      "How questions of a quiz with several right options score, unless their keys say so; null for all or nothing.",
    ),
    resolve: ({ rules }) => rules?.scoring,
  }),
  passcode: t.string({
    ...ownersAndAdmins("What takers have to know before they read any question; null without a passcode."),
    resolve: ({ rules }) => rules?.passcode,
  }),
  availability: t.field({
    type: AvailabilityType,
    ...ofItem,
    description: "Whether it can be answered just now. Takers read its questions only then.",
    resolve: (content, _args, { platform, viewer }) => availabilityTo(platform, viewer, content),
  }),
}));
