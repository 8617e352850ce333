import { enumOf } from "../../../platform/shape/enum.ts";
import { objectOf } from "../../../platform/shape/object.ts";
import * as rules from "./form.rules.ts";

enumOf("ScaleLook", "Appearance of a scale's points.", {
  numbers: "Numbers, with labels at the ends.",
  stars: "Stars.",
  labels: "Words, one for each point.",
});

enumOf("ScoringRule", "Rule by which an answer earns points if several options are correct.", {
  all: "All points for all correct options and no others, otherwise none.",
  each: "An equal share for each correct option, regardless of incorrect ones.",
  minus: "An equal share for each correct option, minus one share for each incorrect option.",
});

export const Scoring = objectOf(rules.QuestionScoring);
export const QuestionForm = objectOf(rules.QuestionForm);
export const AnswerKey = objectOf(rules.AnswerKey);
