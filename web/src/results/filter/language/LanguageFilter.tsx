import { graphql, useLazyLoadQuery } from "react-relay";
import type { LanguageFilterQuery } from "#relay/LanguageFilterQuery.graphql.ts";
import { noLanguage } from "../../../../../api/src/platform/shared/languages.shared.ts";
import { formatCount } from "../../../ui/text/format.ts";
import { FilterSelect } from "../FilterSelect.tsx";
import { choicesAmong, languageName } from "./languages.ts";

interface LanguageFilterProps {
  contentId: string;
  value: string;
  onChange: (language: string) => void;
}

/** Runs its own query, because only an open panel needs it. */
export function LanguageFilter({ contentId, value, onChange }: LanguageFilterProps) {
  const { node } = useLazyLoadQuery<LanguageFilterQuery>(
    graphql`
      query LanguageFilterQuery($contentId: ID!) {
        node(id: $contentId) {
          ... on Content {
            answerLanguages {
              language
              attempts
            }
            untold: attempts(first: 0, filter: { language: "und" }) {
              totalCount
            }
          }
        }
      }
    `,
    { contentId },
    { fetchPolicy: "store-and-network" },
  );
  const told = node?.answerLanguages ?? [];
  const untold = { language: noLanguage, attempts: node?.untold?.totalCount ?? 0 };
  const isChoice = value === noLanguage || (told.length > 0 && untold.attempts > 0);
  const choices = choicesAmong(isChoice ? [...told, untold] : told, value);
  if (choices.length === 0) return null;
  return (
    <FilterSelect label="Language" value={value} onChange={onChange}>
      <option value="">All languages</option>
      {choices.map(({ language, attempts }) => (
        <option key={language} value={language}>
          {languageName(language)} ({formatCount(attempts)})
        </option>
      ))}
    </FilterSelect>
  );
}
