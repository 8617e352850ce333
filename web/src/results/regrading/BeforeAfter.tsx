import { Box, VisuallyHidden } from "@chakra-ui/react";
import { graphql } from "react-relay";
import { ArrowRight } from "../../ui/icons.ts";
import { AuthorText } from "../../ui/text/AuthorText.tsx";

graphql`
  fragment BeforeAfter_grade on Grade {
    score
    credit
    totalQuestions
    percentage
    skillLevel
    passed
  }
`;

interface BeforeAfterProps {
  from: string;
  to: string;
  /** Whether the values are the author's words. */
  isWritten: boolean;
}

/** "50% → 75%", read aloud with "to" between the values. */
export function BeforeAfter({ from, to, isWritten }: BeforeAfterProps) {
  const format = (text: string) => (isWritten ? <AuthorText>{text}</AuthorText> : text);
  return (
    <Box as="span" fontVariantNumeric="tabular-nums" overflowWrap="anywhere">
      <Box as="span" color="fg.muted" fontWeight="normal">
        {format(from)}
      </Box>
      <VisuallyHidden> to </VisuallyHidden>
      <Box asChild display="inline-block" boxSize="3.5" mx="1.5" verticalAlign="-0.1em" _rtl={{ scale: "-1 1" }}>
        <ArrowRight aria-hidden />
      </Box>
      {format(to)}
    </Box>
  );
}
