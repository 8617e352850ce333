import { Flex, Text } from "@chakra-ui/react";
import { useState } from "react";
import { answerLimits } from "../../../../api/src/results/attempts/answers/answers.shared.ts";
import { choiceLimits } from "../../../../api/src/results/attempts/choices.shared.ts";
import type { ResultsContent } from "../resultsContent.ts";
import { FilterSelect } from "./FilterSelect.tsx";
import { type Filter, says } from "./filter.ts";
import { RangeField } from "./RangeField.tsx";
import { Tick } from "./Tick.tsx";
import { WordsField } from "./WordsField.tsx";

type FilteredQuestion = NonNullable<ResultsContent["results"]>["questions"][number]["question"];

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
  const question = questions.find(({ key }) => key === picked);
  const hasChoices = choices.some(({ question }) => question === picked);
  const isFull = (!hasChoices && choices.length >= choiceLimits.questions) || answers.length >= answerLimits.answers;
  return (
    <>
      <FilterSelect label="Answer to question" value={question ? picked : ""} onChange={setPicked}>
        <option value="">Any</option>
        {questions.map(({ key, text }, place) => (
          <option key={key} value={key}>
            {place + 1}. {text.length > 60 ? `${text.slice(0, 60)}…` : text}
          </option>
        ))}
      </FilterSelect>
      {question && !isFull && (
        <Ways key={picked} question={question} isGraded={isGraded} filter={filter} onToggle={onToggle} onAdd={onAdd} />
      )}
      {question && isFull && (
        <Text flexBasis="full">
          A filter takes {choiceLimits.questions} questions and {answerLimits.answers} answers. Remove one of them to
          choose in another.
        </Text>
      )}
    </>
  );
}

const outcomes = { LEFT_OUT: "Not answered", RIGHT: "Correct", WRONG: "Incorrect" } as const;

function Ways({
  question: { key: question, type, required, options, rows, form },
  isGraded,
  filter,
  onToggle,
  onAdd,
}: Omit<QuestionFilterProps, "questions"> & { question: FilteredQuestion }) {
  const isMatrix = type === "MATRIX";
  const tick = (name: string, text: string, part: Filter) => (
    <Tick key={name} text={text} isChosen={says(filter, part)} onToggle={() => onToggle(part)} />
  );
  const statuses = [...(required ? [] : ["LEFT_OUT" as const]), ...(isGraded ? (["RIGHT", "WRONG"] as const) : [])];
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
      {statuses.length > 0 && (
        <Flex as="fieldset" aria-label="Result" wrap="wrap" columnGap="5" flexBasis="full">
          {statuses.map((outcome) => tick(outcome, outcomes[outcome], { answers: [{ question, outcome }] }))}
        </Flex>
      )}
    </>
  );
}
