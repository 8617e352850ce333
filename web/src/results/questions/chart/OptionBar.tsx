import { Box, Grid, Text } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { Bar, BarFill, type FillProps } from "../../../ui/charts/Bar.tsx";
import { Check } from "../../../ui/icons.ts";
import { AuthorText } from "../../../ui/text/AuthorText.tsx";
import { FormattedText } from "../../../ui/text/FormattedText.tsx";
import { formatCount } from "../../../ui/text/format.ts";
import { useQuestionFigures } from "../../figures/QuestionFigures.tsx";
import { FilterButton } from "../../filter/FilterButton.tsx";
import { ofPeople } from "../../filter/people.ts";

interface OptionBarProps {
  question: string;
  place: number;
  behind?: number | undefined;
  /** Letter or swatch in front of the text. */
  mark: ReactNode;
  html: string | undefined;
  option: {
    readonly text: string;
    readonly isCorrect: boolean | null | undefined;
    readonly weight: number | null | undefined;
  };
}

export function OptionBar({ question, place, behind, mark, option, html }: OptionBarProps) {
  const { text, isCorrect, weight } = option;
  return (
    <Grid
      as="li"
      templateColumns="auto minmax(0, 1fr) auto 3.5rem"
      templateAreas={'"mark text people share" ". bar bar bar"'}
      columnGap="3"
      rowGap="1.5"
      alignItems="baseline"
      py="2"
      fontVariantNumeric="tabular-nums"
    >
      <Box gridArea="mark">{mark}</Box>
      <Text gridArea="text" overflowWrap="anywhere" whiteSpace="pre-wrap">
        <FormattedText text={text} html={html} />
        {isCorrect && (
          <Text as="span" ms="2" fontSize="sm" fontWeight="medium" color="accent.fg" whiteSpace="nowrap">
            <Box asChild display="inline" boxSize="4" verticalAlign="-0.2em" me="1">
              <Check aria-hidden />
            </Box>
            Correct answer
          </Text>
        )}
        {weight != null && (
          <Text as="span" ms="2" fontSize="sm" color="fg.muted" whiteSpace="nowrap">
            weight {weight}
          </Text>
        )}
      </Text>
      <Text gridArea="people" fontSize="sm" color="fg.muted" textAlign="end">
        <Count place={place} />
      </Text>
      <Text gridArea="share" fontWeight="semibold" textAlign="end">
        <Share place={place} />
      </Text>
      <FilterButton
        gridArea="bar"
        py="2"
        my="-2"
        part={{ choices: [{ question, options: [place] }] }}
        label={
          <>
            Who chose <AuthorText>{text}</AuthorText>: <CountOf place={place} />
          </>
        }
      >
        <Bar fill={<Fill place={place} />} behind={behind} quiet={isCorrect === false} />
      </FilterButton>
    </Grid>
  );
}

const useCounted = (place: number) => {
  const { people, options } = useQuestionFigures().tally;
  return { people, count: options[place]?.count ?? 0, share: options[place]?.peoplePercentage ?? 0 };
};

const Count = ({ place }: { place: number }) => formatCount(useCounted(place).count);

function Share({ place }: { place: number }) {
  const { share, people } = useCounted(place);
  return people === 0 ? "–" : `${share}%`;
}

function CountOf({ place }: { place: number }) {
  const { count, people } = useCounted(place);
  return ofPeople(count, people);
}

const Fill = ({ place, ...look }: { place: number } & FillProps) => (
  <BarFill share={useCounted(place).share} {...look} />
);
