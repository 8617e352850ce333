import { Box, Heading, Text } from "@chakra-ui/react";
import { graphql, useFragment } from "react-relay";
import type { Corrections_attempt$key } from "#relay/Corrections_attempt.graphql.ts";
import { AuthorText } from "../../ui/text/AuthorText.tsx";
import { formatDateTime } from "../../ui/text/format.ts";
import { ItemLanguage } from "../../ui/text/writing.ts";
import { BeforeAfter } from "./BeforeAfter.tsx";
import { inWords } from "./change.ts";

/**
 * The times at which a response was regraded, with the results before and after, and the reasons. Renders nothing if it
 * never was.
 */
export function Corrections({ attempt: attemptRef }: { attempt: Corrections_attempt$key }) {
  const attempt = useFragment(
    graphql`
      fragment Corrections_attempt on Attempt {
        score
        credit
        totalQuestions
        percentage
        skillLevel
        passed
        content {
          language
        }
        corrections {
          correctedAt
          reason
          before {
            ...BeforeAfter_grade @relay(mask: false)
          }
        }
      }
    `,
    attemptRef,
  );
  const { corrections, content } = attempt;
  if (corrections.length === 0) return null;
  return (
    <Box as="section" mt="6" ps="4" borderInlineStartWidth="3px" borderColor="accent">
      <Heading as="h4" size="sm">
        Corrected
      </Heading>
      <ItemLanguage value={content.language ?? null}>
        <Box as="ol" listStyleType="none">
          {corrections.map(({ correctedAt, reason, before }, place) => (
            <Box as="li" key={correctedAt} mt="1">
              <Text>
                <BeforeAfter {...inWords(before, corrections[place + 1]?.before ?? attempt)} />
                <Text as="span" fontSize="sm" color="fg.muted">
                  {" · "}
                  <time dateTime={correctedAt}>{formatDateTime(correctedAt)}</time>
                </Text>
              </Text>
              {reason && (
                <Text fontSize="sm" maxW="prose" overflowWrap="anywhere" whiteSpace="pre-line">
                  <AuthorText>{reason}</AuthorText>
                </Text>
              )}
            </Box>
          ))}
        </Box>
      </ItemLanguage>
    </Box>
  );
}
