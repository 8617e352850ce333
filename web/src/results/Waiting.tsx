import { Text } from "@chakra-ui/react";
import { formatCount } from "../ui/text/format.ts";

/** Explains why fewer anonymous responses are shown than were submitted. */
export function Waiting({ answers }: { answers: number }) {
  return (
    <Text mb="4" fontSize="sm" color="fg.muted">
      Answers are shown in groups of at least five.
      {answers > 0 && ` ${formatCount(answers)} more ${answers === 1 ? "is" : "are"} waiting.`}
    </Text>
  );
}
