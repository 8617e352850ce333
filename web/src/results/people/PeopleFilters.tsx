import { Box, Flex, Input } from "@chakra-ui/react";
import { useId } from "react";
import { graphql, useFragment } from "react-relay";
import type { PeopleFilters_content$key } from "#relay/PeopleFilters_content.graphql.ts";
import { personLimits } from "../../../../api/src/invitation/invitation.shared.ts";
import { formatCount } from "../../ui/text/format.ts";
import { FilterSelect } from "../filter/FilterSelect.tsx";
import type { Order, PeopleFilter } from "./filter.ts";

interface PeopleFiltersProps {
  content: PeopleFilters_content$key;
  filter: PeopleFilter;
  onChange: (part: Partial<PeopleFilter>) => void;
}

/** Filters by level and by the columns that the list of people brought, and the order. */
export function PeopleFilters({ content: contentRef, filter, onChange }: PeopleFiltersProps) {
  const { kind, rules, skillLevels, invitationColumns } = useFragment(
    graphql`
      fragment PeopleFilters_content on Content {
        kind
        rules {
          anonymous
        }
        skillLevels {
          name
        }
        invitationColumns {
          name
          isWhole
          values {
            value
            people
          }
        }
      }
    `,
    contentRef,
  );
  const hasResults = kind !== "SURVEY" && !rules?.anonymous;
  const levels = [...new Set((hasResults && skillLevels ? skillLevels : []).map(({ name }) => name))];
  if (!hasResults && !invitationColumns?.length) return null;
  const setColumn = (name: string, value: string | null) => {
    const { [name]: _, ...others } = filter.columns;
    onChange({ columns: value === null ? others : { ...others, [name]: value } });
  };
  return (
    <Flex wrap="wrap" gap="3" mt="3">
      {invitationColumns?.map((column) => (
        <ColumnFilter
          key={column.name}
          {...column}
          current={filter.columns[column.name] ?? null}
          onChange={(value) => setColumn(column.name, value)}
        />
      ))}
      {levels.length > 0 && (
        <FilterSelect label="Level" value={filter.level} onChange={(level) => onChange({ level })}>
          <option value="">All levels</option>
          {levels.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </FilterSelect>
      )}
      {hasResults && (
        <FilterSelect label="Sort by" value={filter.order} onChange={(order) => onChange({ order: order as Order })}>
          <option value="ADDED">Order added</option>
          <option value="HIGHEST">Highest score</option>
          <option value="LOWEST">Lowest score</option>
        </FilterSelect>
      )}
    </Flex>
  );
}

interface ColumnFilterProps {
  name: string;
  values: readonly { value: string; people: number }[];
  isWhole: boolean;
  /** Null without a filter. */
  current: string | null;
  onChange: (value: string | null) => void;
}

/** A choice of the column's values; a field with suggestions if there are too many. */
function ColumnFilter({ name, values, isWhole, current, onChange }: ColumnFilterProps) {
  const list = useId();
  if (!isWhole)
    return (
      <Box
        as="label"
        display="block"
        flex={{ base: "1 1 9rem", md: "1 1 12rem" }}
        minW="0"
        maxW={{ md: "sm" }}
        color="fg.muted"
      >
        <bdi>{name}</bdi>
        <Input
          type="search"
          size="sm"
          list={list}
          placeholder="Any"
          maxLength={personLimits.fieldValue}
          value={current ?? ""}
          onChange={({ target }) => onChange(target.value || null)}
        />
        <datalist id={list}>
          {values.map(({ value }) => (
            <option key={value} value={value} />
          ))}
        </datalist>
      </Box>
    );
  const isListed = current === null || current === "" || values.some(({ value }) => value === current);
  return (
    <FilterSelect
      label={name}
      value={current === null ? "" : `=${current}`}
      onChange={(picked) => onChange(picked === "" ? null : picked.slice(1))}
    >
      <option value="">All</option>
      {values.map(({ value, people }) => (
        <option key={value} value={`=${value}`}>
          {value} ({formatCount(people)})
        </option>
      ))}
      {!isListed && <option value={`=${current}`}>{current}</option>}
      <option value="=">None</option>
    </FilterSelect>
  );
}
