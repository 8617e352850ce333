import { Box, Flex, Input, NativeSelect } from "@chakra-ui/react";
import { ChevronDown } from "lucide-react";
import { type ReactNode, useState } from "react";
import type { Results_content$data } from "#relay/Results_content.graphql.ts";
import { foreignZone } from "../../ui/text/zone.ts";
import { describeRange } from "../scale/bands.ts";
import { rangeOf } from "./address.ts";
import { DayField } from "./DayField.tsx";
import { useFiltering } from "./filtering.ts";

/** Each way to narrow the answers; those that are used together let through only who fits all of them. */
export function FilterPanel({ content }: { content: Results_content$data }) {
  const filtering = useFiltering();
  const { kind, scale, timeZone, results } = content;
  if (!filtering || !results) return null;
  const { filter, change, drop } = filtering;
  const { versions, levels, questions } = results;
  const zone = foreignZone(timeZone);
  const setDay = (name: "from" | "to") => (day: string) =>
    day === "" ? drop({ [name]: day }) : change({ [name]: day });
  const level = levels.findIndex(({ name, range }) => name === filter.level && rangeOf(range) === filter.range);
  return (
    <Flex wrap="wrap" align="flex-end" columnGap="5" rowGap="3" py="3" borderTopWidth="1px">
      <Flex gap="2" wrap="wrap">
        <DayField label="From" value={filter.from ?? ""} max={filter.to} onChange={setDay("from")} />
        <DayField label="to" value={filter.to ?? ""} min={filter.from} onChange={setDay("to")} />
        {zone && (
          <Box flexBasis="full" color="fg.muted">
            Days in {zone}
          </Box>
        )}
      </Flex>
      {kind !== "SURVEY" && (
        <Scores
          value={filter.score ?? ""}
          onChange={(score) => (score === null ? drop({ score: "" }) : change({ score }))}
        />
      )}
      {levels.length > 0 && (
        <Select
          label="Level"
          value={level < 0 ? "" : String(level)}
          onChange={(value) => {
            const chosen = levels[Number(value)];
            if (value === "" || !chosen) drop({ level: "", range: "" });
            else change({ level: chosen.name, range: rangeOf(chosen.range) });
          }}
        >
          <option value="">All levels</option>
          {levels.map(({ name, range, isCurrent }, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: an edited level may share its name with a current one
            <option key={place} value={place}>
              {name} ({describeRange(range, scale === "DECIMAL")}){isCurrent ? "" : ", edited"}
            </option>
          ))}
        </Select>
      )}
      {versions.length > 1 && (
        <Select
          label="Version"
          value={filter.version === undefined ? "" : String(filter.version)}
          onChange={(value) => (value === "" ? drop({ version: 0 }) : change({ version: Number(value) }))}
        >
          <option value="">All versions</option>
          {versions.map(({ revision }) => (
            <option key={revision} value={revision}>
              Version {revision}
            </option>
          ))}
        </Select>
      )}
      <Chosen
        questions={questions.filter(({ isCurrent }) => isCurrent).map(({ question }) => question)}
        question={filter.question ?? ""}
        option={filter.option}
        onChange={(part) => (part === null ? drop({ question: "", option: 0 }) : change(part))}
      />
    </Flex>
  );
}

interface SelectProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  children: ReactNode;
}

function Select({ label, value, onChange, children }: SelectProps) {
  return (
    <Box as="label" display="block" flex="1 1 12rem" minW="0" maxW={{ md: "sm" }} color="fg.muted">
      {label}
      <NativeSelect.Root size="sm">
        <NativeSelect.Field value={value} onChange={({ target }) => onChange(target.value)}>
          {children}
        </NativeSelect.Field>
        <NativeSelect.Indicator>
          <ChevronDown aria-hidden />
        </NativeSelect.Indicator>
      </NativeSelect.Root>
    </Box>
  );
}

/** A band of scores; it is asked for once both ends make one. */
function Scores({ value, onChange }: { value: string; onChange: (score: string | null) => void }) {
  const [given, setGiven] = useState(value);
  const [ends, setEnds] = useState(endsOf(value));
  if (value !== given) {
    setGiven(value);
    setEnds(endsOf(value));
  }
  const set = (part: Partial<typeof ends>) => {
    const next = { ...ends, ...part };
    setEnds(next);
    if (next.from === "" && next.to === "") onChange(null);
    const [from, to] = [Number(next.from || 0), Number(next.to || 100)];
    const isBand = [from, to].every((end) => Number.isInteger(end) && end >= 0 && end <= 100) && from <= to;
    if (isBand && (next.from !== "" || next.to !== "")) onChange(from === to ? `${from}` : `${from}-${to}`);
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
            onChange={({ target }) => set({ [name]: target.value })}
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

interface ChosenProps {
  questions: readonly { readonly key: string; readonly text: string; readonly options: readonly string[] }[];
  question: string;
  option: number | undefined;
  onChange: (part: { question: string; option: number } | null) => void;
}

/** Who chose an option: first the question, then which of its options. */
function Chosen({ questions, question, option, onChange }: ChosenProps) {
  const [picked, setPicked] = useState(question);
  const [given, setGiven] = useState(question);
  if (question !== given) {
    setGiven(question);
    // Nobody's choice any more; the question stays, for another of its options.
    if (question !== "") setPicked(question);
  }
  const options = questions.find(({ key }) => key === picked)?.options;
  return (
    <>
      <Select
        label="Answer to question"
        value={options ? picked : ""}
        onChange={(key) => {
          setPicked(key);
          if (question !== "") onChange(null);
        }}
      >
        <option value="">Any</option>
        {questions.map(({ key, text }, place) => (
          <option key={key} value={key}>
            {place + 1}. {text.length > 60 ? `${text.slice(0, 60)}…` : text}
          </option>
        ))}
      </Select>
      {options && (
        <Select
          label="was"
          value={question === picked && option !== undefined ? String(option) : ""}
          onChange={(value) => onChange(value === "" ? null : { question: picked, option: Number(value) })}
        >
          <option value="">Any of them</option>
          {options.map((text, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: an option is its place
            <option key={place} value={place}>
              {String.fromCharCode(65 + place)} · {text}
            </option>
          ))}
        </Select>
      )}
    </>
  );
}
