import { Box, Grid } from "@chakra-ui/react";
import { Bar } from "../../ui/charts/Bar.tsx";
import { Check } from "../../ui/icons.ts";
import { FormattedText } from "../../ui/text/FormattedText.tsx";
import { formatCount } from "../../ui/text/format.ts";
import { LikertSwatch } from "../kinds/Likert.tsx";

interface Option {
  readonly text: string;
  readonly isCorrect: boolean | null | undefined;
  readonly count: number;
  readonly peoplePercentage: number;
}

interface SlideOptionsProps {
  /** Whether the options are the points of a scale. */
  isScale: boolean;
  question: string;
  options: readonly Option[];
  people: number;
  html: readonly string[] | undefined;
  isRevealed: boolean;
}

export const isManyOptions = (options: readonly unknown[]) => options.length > 4;

/** Options with large bars. */
export function SlideOptions({ isScale, question, options, people, html, isRevealed }: SlideOptionsProps) {
  const isMany = isManyOptions(options);
  const isRight = ({ isCorrect }: Option) => isRevealed && isCorrect === true;
  return (
    <Grid
      as="ol"
      listStyleType="none"
      rowGap={{ base: "4", md: isMany ? "clamp(0.25rem, 1vh, 1rem)" : "2vh" }}
      columnGap={{ md: isMany ? "5" : undefined }}
      templateColumns={{ base: "2.2em minmax(0, 1fr) auto", md: isMany ? manyColumns : undefined }}
      fontSize={
        isMany ? { base: "md", md: "clamp(0.875rem, 2.5vh, 1.75rem)" } : "clamp(1.125rem, min(2.2vw, 3.6vh), 2.25rem)"
      }
      fontVariantNumeric="tabular-nums"
    >
      {options.map((option, place) => (
        <Grid
          as="li"
          // biome-ignore lint/suspicious/noArrayIndexKey: an option is its place
          key={place}
          gridColumn="1 / -1"
          templateColumns="subgrid"
          alignItems={{ base: "baseline", md: isMany ? "center" : "baseline" }}
          rowGap="2"
        >
          <Box as="span" color="fg.muted">
            {isScale ? <LikertSwatch point={place} points={options.length} /> : String.fromCharCode(65 + place)}
          </Box>
          <Box
            lineHeight={isMany ? "1.2" : undefined}
            overflowWrap="anywhere"
            fontWeight={isRight(option) ? "semibold" : undefined}
          >
            <Box as="span" me="3" whiteSpace="pre-wrap" lineClamp={{ md: isMany ? "2" : undefined }}>
              <FormattedText text={option.text} html={html?.[place]} like={question + option.text} />
            </Box>
            {isRight(option) && (
              <Box as="span" display="inline-block" color="accent.fg" fontSize="0.75em" whiteSpace="nowrap">
                <Box asChild display="inline" boxSize="1em" verticalAlign="-0.12em" me="1">
                  <Check aria-hidden />
                </Box>
                Correct answer
              </Box>
            )}
          </Box>
          <Box textAlign="end" ps="4" order={{ md: isMany ? "1" : undefined }} whiteSpace="nowrap">
            <Box as="span" color="fg.muted" fontSize="0.7em" me="3">
              {formatCount(option.count)}
            </Box>
            <Box as="span" display="inline-block" minW="4ch" fontWeight="semibold">
              {people === 0 ? "–" : `${option.peoplePercentage}%`}
            </Box>
          </Box>
          <Box gridColumn={{ base: "2 / -1", md: isMany ? "auto" : "2 / -1" }}>
            <Bar
              share={option.peoplePercentage}
              quiet={isRevealed && option.isCorrect === false}
              tall={isMany ? "line" : true}
            />
          </Box>
        </Grid>
      ))}
    </Grid>
  );
}

/** Bars go next to the text if there are many options, so that ten fit on a small projector. */
const manyColumns = "1.6em minmax(0, 5fr) minmax(0, 4fr) auto";
