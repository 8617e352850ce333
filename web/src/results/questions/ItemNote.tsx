import { Box, Text } from "@chakra-ui/react";
import { graphql, useFragment } from "react-relay";
import type { ItemNote_analysis$key } from "#relay/ItemNote_analysis.graphql.ts";
import type { ItemNote_item$key } from "#relay/ItemNote_item.graphql.ts";
import { countOf } from "../../ui/text/format.ts";
import { useIsFiltered } from "../filter/filtering.ts";
import { AsOf } from "./AsOf.tsx";
import { basisOf, verdictOf } from "./verdict.ts";

interface ItemNoteProps {
  item: ItemNote_item$key;
  analysis: ItemNote_analysis$key;
  kind: string;
  /** How many answers the figures beside it rest on. */
  counted: number;
}

/** What item analysis says of a question, in a sentence. */
export function ItemNote({ item: itemRef, analysis: analysisRef, kind, counted }: ItemNoteProps) {
  const item = useFragment(
    graphql`
      fragment ItemNote_item on ItemAnalysis {
        facility
        discrimination
        options {
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
  const isFiltered = useIsFiltered();
  const verdict = verdictOf(kind, item, basisOf(analysis));
  if (verdict === null) return null;
  return (
    <Box mt="3" fontSize="sm">
      <Text textWrap="pretty">{verdict.fit}</Text>
      <AsOf analysis={analysis} counted={counted} />
      {isFiltered && (
        <Text mt="1" color="fg.muted">
          Based on all {countOf(analysis.people, "answer")}, whatever the filter.
        </Text>
      )}
    </Box>
  );
}
