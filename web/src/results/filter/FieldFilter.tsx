import { graphql, useLazyLoadQuery } from "react-relay";
import type { FieldFilterQuery } from "#relay/FieldFilterQuery.graphql.ts";
import { formatCount } from "../../ui/text/format.ts";
import { FilterSelect } from "./FilterSelect.tsx";

interface Said {
  name: string;
  value: string;
}

interface FieldFilterProps {
  contentId: string;
  value: readonly Said[];
  onChange: (fields: Said[]) => void;
}

/** A choice for each field of the link that has a list of values. Asks by itself, as only an open panel needs it. */
export function FieldFilter({ contentId, value, onChange }: FieldFilterProps) {
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
  const counted = new Map(groups.map(({ value, attempts }) => [value, attempts]));
  const listed = (node?.linkFields ?? []).flatMap(({ name, values }) => (values ? [{ name, values }] : []));
  const former = field && !listed.some(({ name }) => name === field) ? [{ name: field, values: [] }] : [];
  return [...listed, ...former].map(({ name, values }) => {
    const chosen = value.filter((said) => said.name === name).map(({ value }) => value);
    const counts = name === field ? counted : null;
    const known = [
      ...new Set([...values, ...(counts ? [...counts.keys()].flatMap((one) => one ?? []) : []), ...chosen]),
    ];
    return (
      <FilterSelect
        key={name}
        label={`Field: ${name}`}
        value={chosen.length > 0 ? `=${chosen[0]}` : ""}
        onChange={(picked) => {
          const others = value.filter((said) => said.name !== name);
          onChange(picked === "" ? others : [...others, { name, value: picked.slice(1) }]);
        }}
      >
        <option value="">All values</option>
        {known
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
