import { graphql, useFragment } from "react-relay";
import type { useAnswering_candidate$key } from "#relay/useAnswering_candidate.graphql.ts";

/** The way a question is answered: its type, its form and its answer key. */
export const useAnswering = (candidate: useAnswering_candidate$key) =>
  useFragment(
    graphql`
      fragment useAnswering_candidate on Candidate {
        type: questionType
        required
        points
        form {
          choice {
            other
            none
            pinned
          }
          scale {
            look
            lowLabel
            highLabel
            isNps
          }
          rows
          text {
            isLong
            minLength
            maxLength
            isShared
          }
          number {
            decimals
            unit
            min
            max
          }
        }
        answerKey {
          options
          scoring {
            rule
            belowZero
            isInherited
          }
          text {
            accepted
            matchCase
            matchSpaces
            matchAccents
            allowTypo
          }
          number {
            value
            tolerance
          }
        }
      }
    `,
    candidate,
  );
