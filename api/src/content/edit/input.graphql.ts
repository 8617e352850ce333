import type { InputRef } from "@pothos/core";
import { rawId } from "../../platform/graphql/ids.ts";
import { present } from "../../platform/graphql/selection.ts";
import { inputOf } from "../../platform/shape/input.ts";
import { keyed } from "../../platform/shape/keyed.ts";
import { ContentEdit, ManualAssessment, ManualQuiz, ManualSurvey } from "../content.rules.ts";

export const CreateQuizInput = inputOf(ManualQuiz, {
  name: "CreateQuiz",
  description: "A quiz to create.",
  without: ["emailResultsSettings"],
  fields: keyed,
});

export const CreateSurveyInput = inputOf(ManualSurvey, {
  name: "CreateSurvey",
  description: "A survey to create.",
  without: ["emailResultsSettings"],
  fields: keyed,
});

export const CreateAssessmentInput = inputOf(ManualAssessment, {
  name: "CreateAssessment",
  description: "A skill assessment to create.",
  fields: keyed,
});

export const UpdateContentInput = inputOf(ContentEdit, {
  name: "UpdateContent",
  description: "Changes to an item. Omitted fields stay unchanged.",
  without: ["sourceUrl"],
  fields: keyed,
});

type ShapeOf<Ref> = Ref extends InputRef<infer Shape> ? Shape : never;

/** The edit as the domain expects it, without global ids. */
export const editOf = ({ questions, idempotencyKey: _, ...input }: ShapeOf<typeof UpdateContentInput>) => ({
  ...present(input),
  ...(questions && {
    questions: questions.map(({ id, sameAs, ...question }) => ({
      id: id && rawId("Question", id),
      sameAs: sameAs && rawId("Question", sameAs),
      ...question,
    })),
  }),
});
