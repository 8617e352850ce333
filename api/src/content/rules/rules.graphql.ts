import { builder } from "../../platform/graphql/builder.ts";
import { Content, ofItem, ownersAndAdmins } from "../content.graphql.ts";
import { availabilityTo } from "../content.policy.ts";
import { Scoring } from "../question/form/form.graphql.ts";
import type { Availability, ItemRules, Shown, ShownPart, ShownTime } from "./rules.shared.ts";

export const ShownPartType = builder.enumType("ShownPart", {
  description: "A part of the result that participants may see after submitting.",
  values: {
    SCORE: { description: "Points, percentage, whether the participant passed, and the level of an assessment." },
    RIGHT_ANSWERS: { description: "Correct answers. Quizzes only." },
    EXPLANATIONS: { description: "Explanations of the correct answers." },
    OTHERS_ANSWERS: { description: "Figures of everyone's answers." },
  } satisfies Record<ShownPart, object>,
});

export const ShownTimeType = builder.enumType("ShownTime", {
  description: "Time from which participants see their result.",
  values: {
    AT_ONCE: { description: "Immediately after submitting." },
    AFTER_CLOSING: { description: "A minute after the item closes, when new responses no longer count as on time." },
  } satisfies Record<ShownTime, object>,
});

const ShownType = builder.objectRef<Shown>("ShownRule").implement({
  description: "Parts of the result that participants see after submitting, and when they see them.",
  authScopes: { public: true },
  fields: (t) => ({
    what: t.field({
      type: [ShownPartType],
      description: "Parts of the result. If empty, nothing is shown.",
      resolve: ({ what }) => what,
    }),
    when: t.field({ type: ShownTimeType, description: "Time from which they are shown.", resolve: ({ when }) => when }),
  }),
});

const Rules = builder.objectRef<ItemRules>("ItemRules").implement({
  description: "Rules about access, times, order and results of an item.",
  authScopes: { public: true },
  fields: (t) => ({
    opensAt: t.field({
      type: "DateTime",
      nullable: true,
      description: "Time at which the item opens; null without one.",
      resolve: ({ opensAt }) => timeOf(opensAt),
    }),
    closesAt: t.field({
      type: "DateTime",
      nullable: true,
      description: "Time at which the item closes; null without one.",
      resolve: ({ closesAt }) => timeOf(closesAt),
    }),
    timeLimit: t.int({
      nullable: true,
      description: "Time limit in minutes, from start to submission; null without a limit.",
      resolve: ({ timeLimit }) => timeLimit,
    }),
    excludeLate: t.boolean({
      description: "Whether statistics exclude late responses. They are stored in any case.",
      resolve: ({ excludeLate = false }) => excludeLate,
    }),
    signedFields: t.boolean({
      description: "Whether link parameters are stored only if the link is signed.",
      resolve: ({ signedFields = false }) => signedFields,
    }),
    passMark: t.int({
      nullable: true,
      description: "Lowest percentage that passes a quiz, before rounding; null without a pass mark.",
      resolve: ({ passMark }) => passMark,
    }),
    invitedOnly: t.boolean({
      description: "Whether only people with a personal link may respond.",
      resolve: ({ invitedOnly = false }) => invitedOnly,
    }),
    maxAttempts: t.int({
      nullable: true,
      description:
        "Maximum number of stored responses; null without a limit. Participants who have started have a place.",
      resolve: ({ maxAttempts }) => maxAttempts,
    }),
    attemptsPerDevice: t.int({
      nullable: true,
      description:
        "Maximum number of responses per device, as counted by the participant's page; null without a limit.",
      resolve: ({ attemptsPerDevice }) => attemptsPerDevice,
    }),
    needsPasscode: t.boolean({
      description: "Whether participants need a passcode, sent in the `X-Passcode` header.",
      resolve: ({ passcode }) => passcode !== undefined,
    }),
    anonymous: t.boolean({
      description:
        "Whether responses are stored without anything that identifies the participant: name, email address and account are omitted, whatever is sent.",
      resolve: ({ anonymous = false }) => anonymous,
    }),
    shuffleQuestions: t.boolean({
      description:
        "Whether the participant's page shows the questions in a different order for each attempt. Data stay in the author's order.",
      resolve: ({ shuffleQuestions = false }) => shuffleQuestions,
    }),
    shuffleOptions: t.boolean({
      description:
        "Whether the participant's page shows the options of choices in a different order for each attempt. Options for a text or for none of the others come last, and pairs keep their order. Data stay in the author's order.",
      resolve: ({ shuffleOptions = false }) => shuffleOptions,
    }),
    review: t.boolean({
      description: "Whether the participant's page shows a list of all answers before they are submitted.",
      resolve: ({ review = false }) => review,
    }),
    author: t.string({
      nullable: true,
      description: "Author's name as shown on the first screen; null if not set.",
      resolve: ({ author }) => author,
    }),
    fields: t.stringList({
      description: "Names of the parameters that links to the item may carry, which are sent with the response.",
      resolve: ({ fields }) => (fields ?? []).map(({ name }) => name),
    }),
    shown: t.field({
      type: ShownType,
      nullable: true,
      description: "Parts of the result that participants see, and when; null if `showResultsToTakers` decides.",
      resolve: ({ shown }) => shown,
    }),
  }),
});

const timeOf = (time: string | undefined): Date | null => (time === undefined ? null : new Date(time));

const AvailabilityType = builder.enumType("Availability", {
  description: "Whether an item can be answered at the moment, according to its rules.",
  values: {
    OPEN: { description: "The item can be answered." },
    WAITING: { description: "The item is not open yet." },
    CLOSED: { description: "The item is closed and no longer accepts responses." },
    INVITED: { description: "The item requires a personal link, whose key the request does not contain." },
    LOCKED: { description: "The item requires a passcode, which the request does not contain." },
  } satisfies Record<Availability, object>,
});

builder.prismaObjectFields(Content, (t) => ({
  rules: t.field({
    type: Rules,
    ...ofItem,
    nullable: true,
    description: "Rules about access, times, order and results; null without any.",
    resolve: ({ rules }) => rules,
  }),
  scoring: t.field({
    type: Scoring,
    ...ownersAndAdmins(
      "Scoring of quiz questions with several correct options, unless their answer keys set their own; null for all or nothing.",
    ),
    resolve: ({ rules }) => rules?.scoring,
  }),
  passcode: t.string({
    ...ownersAndAdmins("Passcode that participants need before they read any question; null without one."),
    resolve: ({ rules }) => rules?.passcode,
  }),
  availability: t.field({
    type: AvailabilityType,
    ...ofItem,
    description: "Whether the item can be answered at the moment. Participants can read its questions only then.",
    resolve: (content, _args, { platform, viewer }) => availabilityTo(platform, viewer, content),
  }),
}));
