import { builder } from "../../platform/graphql/builder.ts";
import { enumOf } from "../../platform/shape/enum.ts";
import { objectOf } from "../../platform/shape/object.ts";
import { Content, ofItem, ownersAndAdmins } from "../content.graphql.ts";
import { availabilityTo } from "../content.policy.ts";
import { Scoring } from "../question/form/form.graphql.ts";
import type { CountingAttempt, ShownPart, ShownTime } from "../setting/limits.shared.ts";
import type { Availability } from "./rules.shared.ts";
import { seenRules } from "./rules.ts";
import { TakenRules } from "./taken.rules.ts";

enumOf<ShownPart>("ShownPart", "A part of the result that participants may see after submitting.", {
  SCORE: "Points, percentage, whether the participant passed, and the level of an assessment.",
  RIGHT_ANSWERS: "Correct answers. Quizzes only.",
  EXPLANATIONS: "Explanations of the correct answers.",
  OTHERS_ANSWERS: "Figures of everyone's answers.",
});

enumOf<CountingAttempt>("CountingAttempt", "The attempt of a person that counts.", {
  LAST: "The last attempt.",
  BEST: "The attempt with the highest score; the first of several.",
  FIRST: "The first attempt.",
});

enumOf<ShownTime>("ShownTime", "Time from which participants see their result.", {
  AT_ONCE: "Immediately after submitting.",
  AFTER_CLOSING: "A minute after the item closes, when new responses no longer count as on time.",
});

const AvailabilityType = enumOf<Availability>(
  "Availability",
  "Whether an item can be answered at the moment, according to its rules.",
  {
    OPEN: "The item can be answered.",
    WAITING: "The item is not open yet.",
    CLOSED: "The item is closed and no longer accepts responses.",
    INVITED: "The item requires a personal link, whose key the request does not contain.",
    LOCKED: "The item requires a passcode, which the request does not contain.",
  },
);

builder.prismaObjectFields(Content, (t) => ({
  rules: t.field({
    type: objectOf(TakenRules),
    ...ofItem,
    nullable: true,
    description: "Rules about access, times, order and results; null without any.",
    resolve: ({ rules }) => rules && seenRules(rules),
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
