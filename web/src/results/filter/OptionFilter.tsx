import { Box, Flex, Text } from "@chakra-ui/react";
import { useState } from "react";
import { type Choice, choiceLimits } from "../../../../api/src/results/attempts/choices.shared.ts";
import { AuthorText } from "../../ui/text/AuthorText.tsx";
import { FilterSelect } from "./FilterSelect.tsx";

interface OptionFilterProps {
  questions: readonly { readonly key: string; readonly text: string; readonly options: readonly string[] }[];
  choices: readonly Choice[];
  onToggle: (choice: Choice) => void;
}

export function OptionFilter({ questions, choices, onToggle }: OptionFilterProps) {
  const [picked, setPicked] = useState(choices.at(-1)?.question ?? "");
  const asked = questions.find(({ key }) => key === picked);
  const chosen = choices.find(({ question }) => question === picked)?.options ?? [];
  const isFull = chosen.length === 0 && choices.length >= choiceLimits.questions;
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
        <Flex as="fieldset" aria-label="Was any of" wrap="wrap" columnGap="5" flexBasis="full">
          {asked.options.map((text, place) => (
            <Option
              // biome-ignore lint/suspicious/noArrayIndexKey: an option is its place
              key={`${picked} ${place}`}
              place={place}
              text={text}
              isChosen={chosen.includes(place)}
              onToggle={() => onToggle({ question: picked, options: [place] })}
            />
          ))}
        </Flex>
      )}
      {asked && isFull && (
        <Text flexBasis="full">
          A filter takes {choiceLimits.questions} questions. Remove one of them to choose in another.
        </Text>
      )}
    </>
  );
}

interface OptionProps {
  place: number;
  text: string;
  isChosen: boolean;
  onToggle: () => void;
}

/** Checked optimistically; the figures follow. */
function Option({ place, text, isChosen, onToggle }: OptionProps) {
  const [isChecked, setChecked] = useState(isChosen);
  const [given, setGiven] = useState(isChosen);
  if (isChosen !== given) {
    setGiven(isChosen);
    setChecked(isChosen);
  }
  return (
    <Flex as="label" align="center" gap="2" minH="8" minW="0" cursor="pointer">
      <Box asChild boxSize="4" flexShrink="0" accentColor="accent">
        <input
          type="checkbox"
          checked={isChecked}
          onChange={() => {
            setChecked(!isChecked);
            onToggle();
          }}
        />
      </Box>
      <Box as="span" minW="0" lineClamp="2" overflowWrap="anywhere">
        {String.fromCharCode(65 + place)} · <AuthorText>{text}</AuthorText>
      </Box>
    </Flex>
  );
}
