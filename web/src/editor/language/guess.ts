import { useMemo } from "react";
import { graphql, useFragment } from "react-relay";
import type { guess_content$key } from "#relay/guess_content.graphql.ts";
import { languageOf } from "../../../../api/src/platform/shared/language.shared.ts";

/** The detected language of an item's texts. Empty if it is unclear. */
export function useGuess(contentRef: guess_content$key): string {
  const { title, description, questions } = useFragment(
    graphql`
      fragment guess_content on Content {
        title
        description
        questions {
          text
        }
      }
    `,
    contentRef,
  );
  return useMemo(
    () => languageOf([title, description, ...questions.map(({ text }) => text)].join("\n")),
    [title, description, questions],
  );
}
