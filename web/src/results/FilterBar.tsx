import { Box, Button, Flex } from "@chakra-ui/react";
import { X } from "lucide-react";
import { graphql, useFragment } from "react-relay";
import type { FilterBar_content$key } from "#relay/FilterBar_content.graphql.ts";
import { Choice } from "../ui/Choice.tsx";
import { countOf, formatCount } from "../ui/format.ts";
import { type Filter, isFiltering } from "./address.ts";
import { DayField } from "./DayField.tsx";
import { useFiltering } from "./filtering.ts";
import { scoreLabel } from "./scoreScale.ts";
import { daysLabel } from "./timeline.ts";

/** Whose answers the screen shows, and the ways to narrow them that are not bars. It stays in sight while it hides some. */
export function FilterBar({ content: contentRef }: { content: FilterBar_content$key }) {
  const filtering = useFiltering();
  const { attemptCount, results } = useFragment(
    graphql`
      fragment FilterBar_content on Content {
        attemptCount @include(if: $isFiltered)
        results(filter: $filter) {
          totalAttempts
          versions {
            revision
            attempts
          }
          questions {
            isCurrent
            question {
              key
              options
            }
          }
        }
      }
    `,
    contentRef,
  );
  if (!filtering || !results) return null;
  const { filter, change, drop, clear } = filtering;
  const isNarrowed = isFiltering(filter);
  const { totalAttempts, versions, questions } = results;

  const setDay = (name: "from" | "to") => (day: string) =>
    day === "" ? drop({ [name]: day }) : change({ [name]: day });
  return (
    <Flex
      as="search"
      aria-label="Filter answers"
      wrap="wrap"
      align="center"
      columnGap="3"
      rowGap="2"
      py="2"
      mb={{ base: "5", md: "6" }}
      bg="bg"
      borderBottomWidth={isNarrowed ? "1px" : undefined}
      fontSize="sm"
      _print={{ position: "static" }}
      {...(isNarrowed && { position: "sticky", top: "0", zIndex: "docked" })}
    >
      <Box fontWeight="medium" fontVariantNumeric="tabular-nums" me="1">
        {isNarrowed && attemptCount != null
          ? `${formatCount(totalAttempts)} of ${countOf(attemptCount, "answer")}`
          : `${totalAttempts === 1 ? "" : "All "}${countOf(totalAttempts, "answer")}`}
      </Box>
      {chips(filter, questions).map(({ text, part }) => (
        <Button
          key={text}
          size="xs"
          variant="subtle"
          h="auto"
          minH="8"
          py="1"
          maxW="full"
          whiteSpace="normal"
          textAlign="start"
          aria-label={`Remove filter: ${text}`}
          onClick={() => drop(part)}
        >
          <Box as="span" minW="0" lineClamp="2" overflowWrap="anywhere">
            {text}
          </Box>
          <X aria-hidden />
        </Button>
      ))}
      {isNarrowed && (
        <Button size="xs" variant="ghost" onClick={clear}>
          Clear
        </Button>
      )}
      <Flex
        wrap="wrap"
        gap="2"
        align="center"
        ms={{ md: "auto" }}
        display={{ base: isNarrowed ? "none" : "flex", md: "flex" }}
        _print={{ display: "none" }}
      >
        <DayField label="From" value={filter.from ?? ""} max={filter.to} onChange={setDay("from")} />
        <DayField label="to" value={filter.to ?? ""} min={filter.from} onChange={setDay("to")} />
        {versions.length > 1 && (
          <Choice
            label="Version"
            value={filter.version === undefined ? "all" : `v${filter.version}`}
            options={{
              all: "All versions",
              ...Object.fromEntries(versions.map(({ revision }) => [`v${revision}`, `Version ${revision}`])),
            }}
            onChange={(value) => (value === "all" ? drop({ version: 0 }) : change({ version: Number(value.slice(1)) }))}
          />
        )}
      </Flex>
    </Flex>
  );
}

interface AskedQuestion {
  readonly isCurrent: boolean;
  readonly question: { readonly key: string; readonly options: readonly string[] };
}

function chips(filter: Filter, questions: readonly AskedQuestion[]): { text: string; part: Filter }[] {
  const { from, to, version, question, option, score, level, range } = filter;
  const chips: { text: string; part: Filter }[] = [];
  if (from || to) chips.push({ text: daysLabel(filter), part: { from: "", to: "" } });
  if (version !== undefined) chips.push({ text: `Version ${version}`, part: { version } });
  if (score) chips.push({ text: `Score ${scoreLabel(score)}`, part: { score } });
  if (level)
    chips.push({ text: `Level ${level}${range ? ` (${range.replace("-", "–")})` : ""}`, part: { level, range } });
  if (question && option !== undefined)
    chips.push({ text: chosen(question, option, questions), part: { question, option } });
  return chips;
}

function chosen(key: string, option: number, questions: readonly AskedQuestion[]) {
  const asked = questions.find(({ question }) => question.key === key);
  const number = questions.filter(({ isCurrent }) => isCurrent).findIndex(({ question }) => question.key === key) + 1;
  const text = asked?.question.options[option];
  const where = number > 0 ? `question ${number}` : "an earlier question";
  return `Chose ${String.fromCharCode(65 + option)}${text ? ` · ${text}` : ""} in ${where}`;
}
