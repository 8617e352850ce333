import { Box, Grid, Table, Text, VisuallyHidden } from "@chakra-ui/react";
import { graphql, useFragment } from "react-relay";
import type { ItemNote_analysis$key } from "#relay/ItemNote_analysis.graphql.ts";
import type { ItemNote_item$key } from "#relay/ItemNote_item.graphql.ts";
import { Disclosure } from "../ui/Disclosure.tsx";
import { countOf } from "../ui/format.ts";
import { AsOf } from "./AsOf.tsx";
import { isFiltering } from "./address.ts";
import { useFiltering } from "./filtering.ts";
import { correlationInterval } from "./interval.ts";
import { assessmentVerdict, quizVerdict, signed } from "./verdict.ts";

interface ItemNoteProps {
  item: ItemNote_item$key;
  analysis: ItemNote_analysis$key;
  kind: string;
  /** How many answers the figures beside it rest on. */
  counted: number;
}

/** What item analysis says of a question, in a sentence, with its figures a click away. */
export function ItemNote({ item: itemRef, analysis: analysisRef, kind, counted }: ItemNoteProps) {
  const item = useFragment(
    graphql`
      fragment ItemNote_item on ItemAnalysis {
        question {
          text
        }
        facility
        discrimination
        upperLowerDifference
        alphaWithout
        options {
          text
          score
          share
          thirds
        }
      }
    `,
    itemRef,
  );
  const analysis = useFragment(
    graphql`
      fragment ItemNote_analysis on TestAnalysis {
        people
        alpha
        items {
          facility
        }
        ...AsOf_analysis
      }
    `,
    analysisRef,
  );
  const { people, alpha, items } = analysis;
  const filtering = useFiltering();
  const isFiltered = filtering !== null && isFiltering(filtering.filter);
  const isQuiz = kind !== "ASSESSMENT";
  const basis = { people, items: items.length, isFlat: alpha == null && items.length > 1 };
  const verdict = isQuiz ? quizVerdict(item, basis) : assessmentVerdict(item, basis);
  if (verdict === null) return null;
  return (
    <Box mt="3" fontSize="sm">
      <Text textWrap="pretty">{verdict}</Text>
      <AsOf analysis={analysis} counted={counted} />
      {isFiltered && (
        <Text mt="1" color="fg.muted">
          Based on all {countOf(people, "answer")}, whatever the filter.
        </Text>
      )}
      <Disclosure
        summary={
          <>
            Show the figures<VisuallyHidden>: {item.question.text}</VisuallyHidden>
          </>
        }
      >
        {() => (
          <>
            <Grid as="dl" templateColumns="1fr auto" columnGap="4" rowGap="1" my="2" fontVariantNumeric="tabular-nums">
              <Fact name={isQuiz ? "Facility (share right)" : "Facility (share of points)"} value={item.facility} />
              <Fact
                name={`Discrimination (correlation with the rest${range(item.discrimination, people)})`}
                value={item.discrimination}
              />
              <Fact name="Upper third minus lower third" value={item.upperLowerDifference} />
              <Fact name={`Alpha without this question (now ${figure(alpha)})`} value={item.alphaWithout} />
            </Grid>
            <Thirds options={item.options} />
          </>
        )}
      </Disclosure>
    </Box>
  );
}

const figure = (value: number | null | undefined) => (value == null ? "–" : signed(value));

/** What the true value may be, 95 times in 100. */
function range(correlation: number | null | undefined, people: number) {
  if (correlation == null) return "";
  const { low, high } = correlationInterval(correlation, people);
  return `; 95% interval ${signed(low)} to ${signed(high)}`;
}

function Fact({ name, value }: { name: string; value: number | null | undefined }) {
  return (
    <>
      <Box as="dt" color="fg.muted">
        {name}
      </Box>
      <Box as="dd" textAlign="end">
        {figure(value)}
      </Box>
    </>
  );
}

interface ThirdsProps {
  options: readonly { readonly text: string; readonly thirds: readonly number[] }[];
}

/** Which option the weak, the middling and the strong chose. */
function Thirds({ options }: ThirdsProps) {
  return (
    <Box overflowX="auto">
      <Table.Root size="sm">
        <Box as="caption" textAlign="start" color="fg.muted" pb="1">
          Who chose what, by score
        </Box>
        <Table.Header>
          <Table.Row>
            {["Option", "Lower third", "Middle", "Upper"].map((name, place) => (
              <Table.ColumnHeader key={name} scope="col" textAlign={place === 0 ? "start" : "end"}>
                {name}
              </Table.ColumnHeader>
            ))}
          </Table.Row>
        </Table.Header>
        <Table.Body>
          {options.map(({ text, thirds }, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: an option is its place
            <Table.Row key={place}>
              <Table.Cell asChild minW="24" overflowWrap="anywhere" fontWeight="normal">
                <th scope="row" dir="auto">
                  {text}
                </th>
              </Table.Cell>
              {["lower", "middle", "upper"].map((third, place) => (
                <Table.Cell key={third} textAlign="end">
                  {Math.round(100 * (thirds[place] ?? 0))}%
                </Table.Cell>
              ))}
            </Table.Row>
          ))}
        </Table.Body>
      </Table.Root>
    </Box>
  );
}
