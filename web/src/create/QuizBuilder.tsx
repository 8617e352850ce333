import { graphql } from "react-relay";
import type { CreateQuizInput } from "#relay/QuizBuilderMutation.graphql.ts";
import { ManualQuiz } from "../../../api/src/content/content.rules.ts";
import { blankDraft } from "../editor/draft/draft.ts";
import { checkFor } from "../editor/field/rules.ts";
import { asVariable, capitals, quizInput, rulesVariable } from "../editor/saving/input.ts";
import { Builder, type BuilderStart } from "./Builder.tsx";
import { UsualFields } from "./UsualFields.tsx";

const words = {
  create: "Create Quiz",
  creating: "Creating Quiz...",
  created: "Quiz created successfully!",
  failed: "Failed to create quiz",
  signIn: "Please log in to create quizzes",
};

const check = checkFor(ManualQuiz, quizInput);

export function QuizBuilder(props: BuilderStart) {
  return (
    <Builder
      kind="QUIZ"
      {...props}
      words={words}
      blank={() => blankDraft("QUIZ")}
      check={check}
      inputOf={({ format, difficulty, questions, ...values }): CreateQuizInput => ({
        ...values,
        format: capitals(format),
        difficulty: capitals(difficulty),
        rules: rulesVariable(values.rules),
        questions: questions.map(asVariable),
      })}
      mutation={graphql`
        mutation QuizBuilderMutation($input: CreateQuizInput!) {
          created: createQuiz(input: $input) {
            __typename
            ... on CreateQuizSuccess {
              data {
                id
                key
                ...CreatedPreview_content
              }
            }
            ... on DomainError {
              code
              message
              retryAfter
              issues {
                path
                message
              }
            }
          }
        }
      `}
    >
      {() => <UsualFields kind="QUIZ" />}
    </Builder>
  );
}
