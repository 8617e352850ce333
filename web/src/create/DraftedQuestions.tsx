import { Badge, Box, Flex, Text } from "@chakra-ui/react";
import { graphql, useFragment } from "react-relay";
import type {
  DraftedQuestions_content$data,
  DraftedQuestions_content$key,
} from "#relay/DraftedQuestions_content.graphql.ts";
import { LetterBadge } from "../ui/LetterBadge.tsx";
import { Notice } from "../ui/Notice.tsx";
import { Section } from "../ui/Section.tsx";

interface DraftedQuestionsProps {
  content: DraftedQuestions_content$key;
  notices: readonly string[];
}

/** Questions nobody has read yet, each with the passage it came from, for their creator to judge. */
export function DraftedQuestions({ content, notices }: DraftedQuestionsProps) {
  const { draftedBy, questions } = useFragment(
    graphql`
      fragment DraftedQuestions_content on Content {
        draftedBy
        questions {
          id
          text
          options
          correctAnswer
          passage
          passageAnchor {
            page
            paragraph
            second
          }
        }
      }
    `,
    content,
  );
  return (
    <Section
      title="Read before you share"
      lead={
        draftedBy === "EXTRACTIVE"
          ? "Made from the sentences of its source. Edit what does not fit."
          : "Written by a language model, which can be wrong. Edit what does not fit."
      }
      actions={draftedBy === "EXTRACTIVE" && <Badge variant="outline">Drafted without AI</Badge>}
    >
      {notices.map((notice) => (
        <Notice key={notice}>{notice}</Notice>
      ))}
      <Box as="ol" listStyleType="none">
        {questions.map((question, place) => (
          <Flex as="li" key={question.id} gap="4" py="5" borderTopWidth={place === 0 ? undefined : "1px"}>
            <Text fontFamily="heading" fontSize="xl" color="fg.muted" minW="6" aria-hidden>
              {place + 1}
            </Text>
            <Drafted question={question} />
          </Flex>
        ))}
      </Box>
    </Section>
  );
}

type Question = DraftedQuestions_content$data["questions"][number];

function Drafted({ question: { text, options, correctAnswer, passage, passageAnchor } }: { question: Question }) {
  return (
    <Box minW="0">
      <Text fontFamily="heading" textStyle="lg" overflowWrap="anywhere">
        {text}
      </Text>
      <Box as="ol" listStyleType="none" mt="2">
        {options.map((option, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: options stay as they are
          <Flex as="li" key={index} gap="3" py="0.5" align="baseline">
            <LetterBadge option={index} marked={index === correctAnswer} />
            <Text overflowWrap="anywhere" minW="0">
              {option}
            </Text>
            {index === correctAnswer && <Badge variant="subtle">Correct answer</Badge>}
          </Flex>
        ))}
      </Box>
      {passage && (
        <Box as="figure" mt="3" ps="4" borderInlineStartWidth="2px" color="fg.muted" fontSize="sm">
          <Box as="blockquote" overflowWrap="anywhere">
            {passage}
          </Box>
          <Text as="figcaption" mt="1">
            From the source{placeOf(passageAnchor)}
          </Text>
        </Box>
      )}
    </Box>
  );
}

/** Where in the source, as people look it up. */
function placeOf(anchor: Question["passageAnchor"]): string {
  if (anchor?.page != null) return `, page ${anchor.page}`;
  if (anchor?.paragraph != null) return `, paragraph ${anchor.paragraph}`;
  if (anchor?.second == null) return "";
  const minutes = Math.floor(anchor.second / 60);
  return `, at ${minutes}:${String(Math.floor(anchor.second % 60)).padStart(2, "0")}`;
}
