import { Box, Text } from "@chakra-ui/react";
import { graphql, useFragment } from "react-relay";
import type { Wordings_result$key } from "#relay/Wordings_result.graphql.ts";
import { Disclosure } from "../../../ui/layout/Disclosure.tsx";
import { AuthorText } from "../../../ui/text/AuthorText.tsx";
import { countOf } from "../../../ui/text/format.ts";
import { useWriting } from "../../../ui/text/writing.ts";
import { useQuestionFigures } from "../../figures/QuestionFigures.tsx";
import { hasKeyOf } from "../charted.ts";
import { rateOf } from "../overview.ts";

export function Wordings({ result }: { result: Wordings_result$key }) {
  const { written } = useWriting();
  const { question: now, wordings } = useFragment(
    graphql`
      fragment Wordings_result on QuestionResult {
        question {
          options: plainOptions
        }
        wordings {
          sinceRevision
          question {
            text: plainText
            options: plainOptions
          }
        }
      }
    `,
    result,
  );
  return (
    <Box mt="1">
      <Disclosure summary={`${countOf(wordings.length, "wording")}, joined`}>
        {() => (
          <Box as="ol" listStyleType="none" fontSize="sm" mt="1">
            {wordings.map(({ sinceRevision, question }, wording) => (
              <Box as="li" key={sinceRevision} py="2" borderTopWidth="1px">
                <Text {...written(question.text)} whiteSpace="pre-line" overflowWrap="anywhere">
                  {question.text}
                </Text>
                {question.options.map(
                  (text, place) =>
                    text !== now.options[place] && (
                      <Text key={text} color="fg.muted" overflowWrap="anywhere">
                        {String.fromCharCode(65 + place)} · <AuthorText like={question.text + text}>{text}</AuthorText>
                      </Text>
                    ),
                )}
                <Text color="fg.muted" fontVariantNumeric="tabular-nums">
                  From version {sinceRevision} · <AnswersTo wording={wording} />
                </Text>
              </Box>
            ))}
          </Box>
        )}
      </Disclosure>
    </Box>
  );
}

function AnswersTo({ wording }: { wording: number }) {
  const tally = useQuestionFigures().wordings[wording];
  if (!tally) return null;
  const hasKey = tally.right !== null || hasKeyOf(tally);
  const rate = hasKey ? rateOf(tally) : null;
  return `${countOf(tally.people, "answer")}${rate === null ? "" : ` · ${rate}% right`}`;
}
