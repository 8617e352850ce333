import { Box, Flex, Input } from "@chakra-ui/react";
import { useState } from "react";
import { Boundary } from "../../ui/layout/Boundary.tsx";
import { foreignZone } from "../../ui/text/zone.ts";
import type { ResultsContent } from "../resultsContent.ts";
import { describeRange } from "../scale/bands.ts";
import { scoreOf } from "../scale/scoreScale.ts";
import { DayField } from "./DayField.tsx";
import { FieldFilter } from "./FieldFilter.tsx";
import { FilterSelect } from "./FilterSelect.tsx";
import { levelPart, says } from "./filter.ts";
import { useFiltering } from "./filtering.ts";
import { LateFilter } from "./LateFilter.tsx";
import { LanguageFilter } from "./language/LanguageFilter.tsx";
import { QuestionFilter } from "./QuestionFilter.tsx";

/** All filters. An attempt must match each of them. */
export function FilterPanel({ content }: { content: ResultsContent }) {
  const filtering = useFiltering();
  const { id, kind, scale, timeZone, rules, results } = content;
  const isAnonymous = rules?.anonymous ?? false;
  if (!filtering || !results) return null;
  const { filter, change, drop, toggle } = filtering;
  const { versions, levels, questions } = results;
  const zone = foreignZone(timeZone);
  const setDay = (name: "from" | "to") => (day: string) =>
    day === "" ? drop({ [name]: day }) : change({ [name]: day });
  const { minScore, maxScore } = filter;
  const level = filter.level === undefined ? -1 : levels.findIndex((level) => says(filter, levelPart(level)));
  return (
    <Flex wrap="wrap" align="flex-start" columnGap="5" rowGap="3" py="3" borderTopWidth="1px">
      <Flex gap="2" wrap="wrap">
        <DayField label="From" value={filter.from ?? ""} max={filter.to} onChange={setDay("from")} />
        <DayField label="to" value={filter.to ?? ""} min={filter.from} onChange={setDay("to")} />
        {zone && (
          <Box flexBasis="full" color="fg.muted">
            Days in {zone}
          </Box>
        )}
      </Flex>
      {kind !== "SURVEY" && !isAnonymous && (
        <Scores
          value={minScore === undefined || maxScore === undefined ? "" : scoreOf({ from: minScore, to: maxScore })}
          onChange={(scores) => (scores === null ? drop({ minScore: 0, maxScore: 0 }) : change(scores))}
        />
      )}
      {levels.length > 0 && !isAnonymous && (
        <FilterSelect
          label="Level"
          value={level < 0 ? "" : String(level)}
          onChange={(value) => {
            const next = levels[Number(value)];
            if (value === "" || !next) drop({ level: "", levelMin: 0, levelMax: 0 });
            else change(levelPart(next));
          }}
        >
          <option value="">All levels</option>
          {levels.map(({ name, range, isCurrent }, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: an edited level may share its name with a current one
            <option key={place} value={place}>
              {name} ({describeRange(range, scale === "DECIMAL")}){isCurrent ? "" : ", edited"}
            </option>
          ))}
        </FilterSelect>
      )}
      {versions.length > 1 && (
        <FilterSelect
          label="Version"
          value={filter.revision === undefined ? "" : String(filter.revision)}
          onChange={(value) => (value === "" ? drop({ revision: 0 }) : change({ revision: Number(value) }))}
        >
          <option value="">All versions</option>
          {versions.map(({ revision }) => (
            <option key={revision} value={revision}>
              Version {revision}
            </option>
          ))}
        </FilterSelect>
      )}
      <Boundary fallback={null}>
        <LanguageFilter
          contentId={id}
          value={filter.language ?? ""}
          onChange={(language) => (language === "" ? drop({ language }) : change({ language }))}
        />
      </Boundary>
      <Boundary fallback={null}>
        <FieldFilter
          contentId={id}
          value={filter.fields ?? []}
          onChoose={(said) => change({ fields: [said] })}
          onDrop={(said) => drop({ fields: [said] })}
        />
      </Boundary>
      <Boundary fallback={null}>
        <LateFilter
          contentId={id}
          value={filter.late ?? undefined}
          onChange={(late) => (late === null ? drop({ late: true }) : change({ late }))}
        />
      </Boundary>
      {!isAnonymous && (
        <QuestionFilter
          questions={questions.filter(({ isCurrent }) => isCurrent).map(({ question }) => question)}
          isGraded={kind === "QUIZ"}
          filter={filter}
          onToggle={toggle}
          onAdd={change}
        />
      )}
    </Flex>
  );
}

interface ScoresProps {
  value: string;
  onChange: (scores: { minScore: number; maxScore: number } | null) => void;
}

function Scores({ value, onChange }: ScoresProps) {
  const [previous, setPrevious] = useState(value);
  const [ends, setEnds] = useState(endsOf(value));
  if (value !== previous) {
    setPrevious(value);
    setEnds(endsOf(value));
  }
  const change = (part: Partial<typeof ends>) => {
    const next = { ...ends, ...part };
    setEnds(next);
    if (next.from === "" && next.to === "") onChange(null);
    const [from, to] = [Number(next.from || 0), Number(next.to || 100)];
    const isBand = [from, to].every((end) => Number.isInteger(end) && end >= 0 && end <= 100) && from <= to;
    if (isBand && (next.from !== "" || next.to !== "")) onChange({ minScore: from, maxScore: to });
  };
  return (
    <Flex as="fieldset" aria-label="Score" align="flex-end" gap="2" color="fg.muted">
      {(["from", "to"] as const).map((name) => (
        <Box as="label" key={name} display="block">
          {name === "from" ? "Score, %" : "to"}
          <Input
            display="block"
            type="number"
            inputMode="numeric"
            size="sm"
            w="20"
            min={0}
            max={100}
            aria-label={name === "from" ? "Score from, in percent" : "Score to, in percent"}
            placeholder={name === "from" ? "0" : "100"}
            value={ends[name]}
            onChange={({ target }) => change({ [name]: target.value })}
          />
        </Box>
      ))}
    </Flex>
  );
}

function endsOf(score: string) {
  const [from = "", to = from] = score.split("-");
  return { from, to };
}
