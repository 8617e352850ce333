import { Box, Flex } from "@chakra-ui/react";
import { letterOf } from "../../editor/question/letter.ts";
import { AuthorText } from "../../ui/text/AuthorText.tsx";

/** The feedback on each option that has one, by the option's letter. */
export const OptionFeedback = ({ texts }: { texts: readonly string[] }) => (
  <Box as="ul" aria-label="Feedback by option" listStyleType="none" fontSize="sm" color="fg.muted" mt="2">
    {texts.map(
      (text, place) =>
        text && (
          // biome-ignore lint/suspicious/noArrayIndexKey: an option is its place
          <Flex as="li" key={place} gap="2">
            <b>{letterOf(place)}</b>
            <Box minW="0" whiteSpace="pre-wrap" overflowWrap="anywhere">
              <AuthorText>{text}</AuthorText>
            </Box>
          </Flex>
        ),
    )}
  </Box>
);
