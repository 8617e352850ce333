import { useMemo } from "react";
import { graphql, useFragment } from "react-relay";
import type { guess_content$key } from "#relay/guess_content.graphql.ts";
import { languageOf } from "../../../../api/src/platform/shared/language.shared.ts";

/** The language that an item's texts read like; empty if they do not tell. */
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
