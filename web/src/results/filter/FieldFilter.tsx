import { graphql, useLazyLoadQuery } from "react-relay";
import type { FieldFilterQuery } from "#relay/FieldFilterQuery.graphql.ts";
import { formatCount } from "../../ui/text/format.ts";
import { FilterSelect } from "./FilterSelect.tsx";
import type { Filter } from "./filter.ts";

type FieldValue = NonNullable<Filter["fields"]>[number];

interface FieldFilterProps {
  contentId: string;
  value: readonly FieldValue[];
  onChoose: (field: FieldValue) => void;
  onDrop: (field: FieldValue) => void;
}

/** A choice for each link parameter with a list of values. Runs its own query, because only an open panel needs it. */
export function FieldFilter({ contentId, value, onChoose, onDrop }: FieldFilterProps) {
  const { node } = useLazyLoadQuery<FieldFilterQuery>(
    graphql`
      query FieldFilterQuery($contentId: ID!) {
        node(id: $contentId) {
          ... on Content {
            linkFields {
              name
              values
            }
            groups {
              field
              groups {
                value
                attempts
              }
            }
          }
        }
      }
    `,
    { contentId },
    { fetchPolicy: "store-and-network" },
  );
  const { field, groups = [] } = node?.groups ?? {};
  const attemptsByValue = new Map(groups.map(({ value, attempts }) => [value, attempts]));
  const fields = (node?.linkFields ?? []).flatMap(({ name, values }) => (values ? [{ name, values }] : []));
  const former = field && !fields.some(({ name }) => name === field) ? [{ name: field, values: [] }] : [];
  return [...fields, ...former].map(({ name, values }) => {
    const current = value.find((field) => field.name === name);
    const counts = name === field ? attemptsByValue : null;
    const choices = [
      ...new Set([
        ...values,
        ...(counts ? [...counts.keys()].flatMap((one) => one ?? []) : []),
        ...(current ? [current.value] : []),
      ]),
    ];
    return (
      <FilterSelect
        key={name}
        label={`Field: ${name}`}
        value={current ? `=${current.value}` : ""}
        onChange={(picked) => {
          if (picked !== "") onChoose({ name, value: picked.slice(1) });
          else if (current) onDrop(current);
        }}
      >
        <option value="">All values</option>
        {choices
          .filter((one) => one !== "")
          .map((one) => (
            <option key={one} value={`=${one}`}>
              {one}
              {counts && ` (${formatCount(counts.get(one) ?? 0)})`}
            </option>
          ))}
        <option value="=">None</option>
      </FilterSelect>
    );
  });
}
