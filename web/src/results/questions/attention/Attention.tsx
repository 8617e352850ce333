import { Box, Button, Flex, Heading, Link, Text } from "@chakra-ui/react";
import { memo, useId, useState } from "react";
import { Link as RouterLink, useSearchParams } from "react-router-dom";
import { fewestAttempts } from "../../../../../api/src/results/analysis/verdict/grade.shared.ts";
import { editQuestionPath } from "../../../product/kind.ts";
import { LinkButton } from "../../../ui/form/LinkButton.tsx";
import { AuthorText } from "../../../ui/text/AuthorText.tsx";
import { countOf, formatCount } from "../../../ui/text/format.ts";
import type { Analysis } from "../../figures/analysis.ts";
import { withTab } from "../../tabs.ts";
import { anchorOf } from "../anchor.ts";
import { type AskedQuestion, useReasons } from "./useReasons.ts";

interface AttentionProps {
  itemKey: string;
  kind: string;
  questions: readonly AskedQuestion[];
  analysis: Analysis;
}

/** More would hide the table below. */
const firstReasons = 5;

/** The questions that need a look, each with its reason and a link to where it is fixed. */
export const Attention = memo(function Attention({ itemKey, kind, questions, analysis }: AttentionProps) {
  const id = useId();
  const [address] = useSearchParams();
  const [isWhole, setWhole] = useState(false);
  const reasons = useReasons(kind, questions, analysis);
  if (analysis.people < fewestAttempts) return null;
  if (reasons.length === 0)
    return (
      <Text mb="4" fontWeight="medium">
        No question needs a look.
      </Text>
    );
  return (
    <Box
      as="section"
      aria-labelledby={id}
      mb="7"
      ps="4"
      borderInlineStartWidth="3px"
      borderColor="fg.warning"
      breakInside="avoid"
    >
      <Heading as="h2" id={id} size="lg">
        Look at {countOf(reasons.length, "question")}
      </Heading>
      <Box as="ol" listStyleType="none">
        {(isWhole ? reasons : reasons.slice(0, firstReasons)).map(({ question, reason }) => (
          <Flex
            as="li"
            key={question.id}
            wrap="wrap"
            align="center"
            columnGap="6"
            rowGap="1"
            py="2.5"
            borderBottomWidth="1px"
            _last={{ borderBottomWidth: 0 }}
          >
            <Box flex="1 1 20rem" minW="0">
              <Link asChild variant="plain" fontWeight="medium" display="inline">
                <RouterLink
                  to={{ search: `?${withTab(address, "questions")}`, hash: `#${anchorOf(question.id)}` }}
                  preventScrollReset
                >
                  <Box as="span" lineClamp="1" overflowWrap="anywhere">
                    {question.number}. <AuthorText>{question.text}</AuthorText>
                  </Box>
                </RouterLink>
              </Link>
              <Text fontSize="sm" textWrap="pretty">
                {reason.sentence}
              </Text>
            </Box>
            <LinkButton
              to={editQuestionPath(itemKey, question.key)}
              aria-label={`${reason.cure} of question ${question.number}`}
              variant="outline"
              colorPalette="ink"
              size="sm"
              _print={{ display: "none" }}
            >
              {reason.cure}
            </LinkButton>
          </Flex>
        ))}
      </Box>
      {!isWhole && reasons.length > firstReasons && (
        <Button
          variant="ghost"
          colorPalette="ink"
          size="sm"
          onClick={() => setWhole(true)}
          _print={{ display: "none" }}
        >
          Show all {formatCount(reasons.length)}
        </Button>
      )}
    </Box>
  );
});
