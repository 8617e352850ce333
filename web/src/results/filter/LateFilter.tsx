import { graphql, useLazyLoadQuery } from "react-relay";
import type { LateFilterQuery } from "#relay/LateFilterQuery.graphql.ts";
import { formatCount } from "../../ui/text/format.ts";
import { FilterSelect } from "./FilterSelect.tsx";

interface LateFilterProps {
  contentId: string;
  value: boolean | undefined;
  /** Null for all responses. */
  onChange: (late: boolean | null) => void;
}

/** Shown if there are late responses. Runs its own query, because only an open panel needs it. */
export function LateFilter({ contentId, value, onChange }: LateFilterProps) {
  const { node } = useLazyLoadQuery<LateFilterQuery>(
    graphql`
      query LateFilterQuery($contentId: ID!) {
        node(id: $contentId) {
          ... on Content {
            rules {
              excludeLate
            }
            late: attempts(first: 0, filter: { late: true }) {
              totalCount
            }
          }
        }
      }
    `,
    { contentId },
    { fetchPolicy: "store-and-network" },
  );
  const late = node?.late?.totalCount ?? 0;
  if (late === 0 && value === undefined) return null;
  return (
    <FilterSelect
      label="Submitted"
      value={value === undefined ? "" : String(value)}
      onChange={(chosen) => onChange(chosen === "" ? null : chosen === "true")}
    >
      <option value="">On time or late</option>
      <option value="false">On time</option>
      <option value="true">
        Late ({formatCount(late)}){node?.rules?.excludeLate ? ", otherwise excluded" : ""}
      </option>
    </FilterSelect>
  );
}
