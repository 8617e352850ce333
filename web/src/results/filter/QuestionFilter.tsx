import { Flex, Text } from "@chakra-ui/react";
import { useState } from "react";
import { answerLimits } from "../../../../api/src/results/attempts/answers/answers.shared.ts";
import { choiceLimits } from "../../../../api/src/results/attempts/choices.shared.ts";
import { FilterSelect } from "./FilterSelect.tsx";
import { type Filter, says } from "./filter.ts";
import { RangeField } from "./RangeField.tsx";
import { Tick } from "./Tick.tsx";
import { WordsField } from "./WordsField.tsx";

interface FilteredQuestion {
  readonly key: string;
  readonly text: string;
  readonly type: string;
  readonly required: boolean;
  readonly options: readonly string[];
  readonly rows: readonly string[] | null | undefined;
  readonly form:
    | { readonly choice: { readonly other: number | null | undefined } | null | undefined }
    | null
    | undefined;
}

interface QuestionFilterProps {
  questions: readonly FilteredQuestion[];
  /** Whether answers can be correct or incorrect. */
  isGraded: boolean;
  filter: Filter;
  onToggle: (part: Filter) => void;
  onAdd: (part: Filter) => void;
}

export function QuestionFilter({ questions, isGraded, filter, onToggle, onAdd }: QuestionFilterProps) {
  const { choices = [], answers = [] } = filter;
  const [picked, setPicked] = useState((choices.at(-1) ?? answers.at(-1))?.question ?? "");
  const asked = questions.find(({ key }) => key === picked);
  const hasChoices = choices.some(({ question }) => question === picked);
  const isFull = (!hasChoices && choices.length >= choiceLimits.questions) || answers.length >= answerLimits.answers;
  return (
    <>
      <FilterSelect label="Answer to question" value={asked ? picked : ""} onChange={setPicked}>
        <option value="">Any</option>
        {questions.map(({ key, text }, place) => (
          <option key={key} value={key}>
            {place + 1}. {text.length > 60 ? `${text.slice(0, 60)}…` : text}
          </option>
        ))}
      </FilterSelect>
      {asked && !isFull && (
        <Ways key={picked} asked={asked} isGraded={isGraded} filter={filter} onToggle={onToggle} onAdd={onAdd} />
      )}
      {asked && isFull && (
        <Text flexBasis="full">
          A filter takes {choiceLimits.questions} questions and {answerLimits.answers} answers. Remove one of them to
          choose in another.
        </Text>
      )}
    </>
  );
}

const outcomes = { LEFT_OUT: "Left out", RIGHT: "Right", WRONG: "Wrong" } as const;

function Ways({
  asked,
  isGraded,
  filter,
  onToggle,
  onAdd,
}: Omit<QuestionFilterProps, "questions"> & { asked: FilteredQuestion }) {
  const { key: question, type, required, options, rows, form } = asked;
  const isMatrix = type === "MATRIX";
  const tick = (name: string, text: string, part: Filter) => (
    <Tick key={name} text={text} isChosen={says(filter, part)} onToggle={() => onToggle(part)} />
  );
  const told = [...(required ? [] : ["LEFT_OUT" as const]), ...(isGraded ? (["RIGHT", "WRONG"] as const) : [])];
  return (
    <>
      {!isMatrix && options.length > 0 && (
        <Flex as="fieldset" aria-label="Was any of" wrap="wrap" columnGap="5" flexBasis="full">
          {options.map((text, place) =>
            tick(`${place}`, type === "SCALE" ? text : `${String.fromCharCode(65 + place)} · ${text}`, {
              choices: [{ question, options: [place] }],
            }),
          )}
        </Flex>
      )}
      {isMatrix &&
        rows?.map((text, row) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place
          <Flex key={row} as="fieldset" aria-label={text} wrap="wrap" columnGap="5" flexBasis="full" align="center">
            <Text as="span" color="fg.muted" minW="0" overflowWrap="anywhere">
              {text}:
            </Text>
            {options.map((point, place) =>
              tick(`${place}`, point, { answers: [{ question, cell: { row, point: place } }] }),
            )}
          </Flex>
        ))}
      {type === "NUMBER" && <RangeField onAdd={(range) => onAdd({ answers: [{ question, range }] })} />}
      {(type === "TEXT" || form?.choice?.other != null) && (
        <WordsField onAdd={(contains) => onAdd({ answers: [{ question, contains }] })} />
      )}
      {told.length > 0 && (
        <Flex as="fieldset" aria-label="What became of it" wrap="wrap" columnGap="5" flexBasis="full">
          {told.map((outcome) => tick(outcome, outcomes[outcome], { answers: [{ question, outcome }] }))}
        </Flex>
      )}
    </>
  );
}
