import { graphql, useFragment } from "react-relay";
import type { useQuestion_candidate$key } from "#relay/useQuestion_candidate.graphql.ts";

/** A drafted question, with its form and its answer key. */
export const useQuestion = (candidate: useQuestion_candidate$key) =>
  useFragment(
    graphql`
      fragment useQuestion_candidate on Candidate {
        id
        state
        questionText
        options
        correctAnswer
        optionWeights
        explanation
        optionFeedback
        type: questionType
        required
        points
        form {
          ...stored_form @relay(mask: false)
        }
        answerKey {
          ...stored_answerKey @relay(mask: false)
        }
      }
    `,
    candidate,
  );
