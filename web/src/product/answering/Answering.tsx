import { Badge, Box, Text } from "@chakra-ui/react";
import { AuthorText } from "../../ui/text/AuthorText.tsx";
import { type Answering, factsOf, rightOf } from "./facts.ts";

/** Shows the answer format except the options: a summary, the rows, and the correct answer. */
export function AnsweringFacts({ question }: { question: Answering }) {
  const facts = factsOf(question);
  const right = rightOf(question);
  const rows = question.form?.rows;
  return (
    <>
      {facts.length > 0 && (
        <Text color="fg.muted" fontSize="sm" overflowWrap="anywhere">
          {facts.join(" · ")}
        </Text>
      )}
      {rows && rows.length > 0 && (
        <Box as="ul" listStyleType="none" mt="2">
          {rows.map((row) => (
            <Text as="li" key={row} py="1" overflowWrap="anywhere">
              <AuthorText>{row}</AuthorText>
            </Text>
          ))}
        </Box>
      )}
      {right && (
        <Box as="ul" listStyleType="none" mt="2">
          {right.map((text) => (
            <Text as="li" key={text} py="1" overflowWrap="anywhere">
              <AuthorText>{text}</AuthorText> <Badge variant="subtle">Correct answer</Badge>
            </Text>
          ))}
        </Box>
      )}
    </>
  );
}
