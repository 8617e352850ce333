import { Box, Button, Flex, Text } from "@chakra-ui/react";
import { useState } from "react";
import { graphql, useLazyLoadQuery } from "react-relay";
import type { SuggestionQuery } from "#relay/SuggestionQuery.graphql.ts";
import { Optional } from "../../../ui/layout/LazyPart.tsx";
import { useDescription } from "./useDescription.ts";

interface SuggestionProps {
  address: string;
  language: string | null;
  /** The field's current content. */
  description: string;
  onSuggest: (description: string) => void;
}

/**
 * Fills the field with the model's description, if a model that accepts pictures is configured. Keeps the author's own
 * words.
 */
export const Suggestion = (props: SuggestionProps) => (
  <Optional>
    <IfPossible {...props} />
  </Optional>
);

function IfPossible(props: SuggestionProps) {
  const { describesImages } = useLazyLoadQuery<SuggestionQuery>(
    graphql`
      query SuggestionQuery {
        describesImages
      }
    `,
    {},
  );
  return describesImages && <Ask {...props} />;
}

function Ask({ address, language, description, onSuggest }: SuggestionProps) {
  const { ask, isAsking, problem, stop } = useDescription(address, language);
  const [suggested, setSuggested] = useState<string | null>(null);
  const isSuggested = description !== "" && description === suggested;
  if (description.trim() !== "" && !isSuggested && !isAsking) return null;

  async function suggest() {
    const suggestion = await ask();
    if (suggestion === null) return;
    setSuggested(suggestion);
    onSuggest(suggestion);
  }

  return (
    <Box>
      <Flex gap="3" align="center" wrap="wrap">
        {/* One button in all states keeps the focus. */}
        <Button size="sm" variant="outline" colorPalette="ink" onClick={isAsking ? stop : suggest}>
          {isAsking ? "Cancel Suggestion" : isSuggested ? "Suggest Another" : "Suggest a Description"}
        </Button>
        <Text role="status" flex="1 1 12rem" fontSize="sm" color="fg.muted">
          {isAsking
            ? "The AI model is looking at the picture…"
            : isSuggested
              ? "Suggested by AI. Check it before saving."
              : "Sends the picture to the AI model that this site is set up with."}
        </Text>
      </Flex>
      <Text role="alert" color="fg.error" fontSize="sm" fontWeight="medium" mt={problem ? "2" : "0"}>
        {problem}
      </Text>
    </Box>
  );
}
