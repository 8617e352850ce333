import { Box, chakra, Text } from "@chakra-ui/react";
import { Suspense } from "react";
import { graphql, useLazyLoadQuery } from "react-relay";
import type { TextWordsQuery, TextWordsQuery$variables } from "#relay/TextWordsQuery.graphql.ts";
import { Bar } from "../../ui/charts/Bar.tsx";
import { Boundary } from "../../ui/layout/Boundary.tsx";
import { countOf, formatCount } from "../../ui/text/format.ts";
import { Note } from "../kinds/Note.tsx";

interface TextWordsProps extends TextWordsQuery$variables {
  onSearch: (word: string) => void;
}

/** The most frequent words. Pressing one searches for it. */
export const TextWords = (props: TextWordsProps) => (
  <Boundary fallback={<Note>Couldn't count the words. Close and open this to try again.</Note>}>
    <Suspense fallback={<Note>Counting words…</Note>}>
      <Counted {...props} />
    </Suspense>
  </Boundary>
);

function Counted({ id, filter, onSearch }: TextWordsProps) {
  const { node } = useLazyLoadQuery<TextWordsQuery>(
    graphql`
      query TextWordsQuery($id: ID!, $filter: ResultsFilterInput) {
        node(id: $id) {
          ... on Question {
            words(filter: $filter) {
              texts
              language
              words {
                word
                texts
              }
            }
          }
        }
      }
    `,
    { id, filter },
    { fetchPolicy: "store-and-network" },
  );
  const { texts = 0, language, words = [] } = node?.words ?? {};
  const topWords = words.slice(0, 20);
  const most = topWords[0]?.texts ?? 1;
  if (topWords.length === 0) return <Note>No word is in two answers yet.</Note>;
  return (
    <Box mt="1" mb="3">
      <Note>{`In how many of the newest ${countOf(texts, "answer")} each word is. Press a word to search for it.`}</Note>
      <Box
        as="ol"
        listStyleType="none"
        mt="2"
        aria-label="Most used words"
        lang={language ?? undefined}
        columnGap="6"
        columns={{ base: 1, sm: 2 }}
      >
        {topWords.map(({ word, texts }) => (
          <Box as="li" key={word} breakInside="avoid">
            <Word word={word} texts={texts} share={(100 * texts) / most} onPress={() => onSearch(word)} />
          </Box>
        ))}
      </Box>
    </Box>
  );
}

const Word = ({ word, texts, share, onPress }: { word: string; texts: number; share: number; onPress: () => void }) => (
  <chakra.button
    type="button"
    onClick={onPress}
    display="grid"
    gridTemplateColumns="minmax(0, 1fr) auto"
    columnGap="3"
    w="full"
    py="1.5"
    cursor="pointer"
    textAlign="start"
    fontSize="sm"
    borderRadius="l1"
    _hover={{ bg: "bg.subtle" }}
    _focusVisible={{ outline: "2px solid", outlineColor: "accent", outlineOffset: "2px" }}
  >
    <Text as="bdi" overflowWrap="anywhere">
      {word}
    </Text>
    <Box as="span" color="fg.muted" fontVariantNumeric="tabular-nums">
      {formatCount(texts)}
    </Box>
    <Box as="span" display="block" gridColumn="1 / -1">
      <Bar share={share} />
    </Box>
  </chakra.button>
);
