import { Box, Flex } from "@chakra-ui/react";
import { memo } from "react";
import { type Grade, grades } from "../../../../../api/src/results/analysis/verdict/grade.shared.ts";
import { Check, CircleAlert, CircleDashed, type Icon, Search } from "../../../ui/icons.ts";

const looks: Record<Grade, { color: string; icon: Icon }> = {
  misleading: { color: "fg.error", icon: CircleAlert },
  contrary: { color: "fg.error", icon: CircleAlert },
  doubtful: { color: "fg.warning", icon: CircleAlert },
  weak: { color: "fg.warning", icon: Search },
  open: { color: "fg.muted", icon: CircleDashed },
  fair: { color: "fg", icon: Check },
  good: { color: "fg.success", icon: Check },
  veryGood: { color: "fg.success", icon: Check },
};

/** A verdict in one word, with a sign, so that it does not depend on its color. */
export const GradeMark = memo(function GradeMark({ grade }: { grade: Grade | null }) {
  if (grade === null) return <Box color="fg.muted">–</Box>;
  const { color, icon: Icon } = looks[grade];
  return (
    <Flex
      as="span"
      align="center"
      gap={{ base: "1", md: "1.5" }}
      fontSize={{ base: "xs", md: "sm" }}
      color={color}
      fontWeight="medium"
    >
      <Box asChild boxSize={{ base: "3.5", md: "4" }} flexShrink="0">
        <Icon aria-hidden />
      </Box>
      {grades[grade]}
    </Flex>
  );
});
