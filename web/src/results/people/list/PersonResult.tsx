import { Flex, Text } from "@chakra-ui/react";
import { graphql, useFragment } from "react-relay";
import type { PersonResult_invitation$key } from "#relay/PersonResult_invitation.graphql.ts";
import { Check, X } from "../../../ui/icons.ts";
import { AuthorText } from "../../../ui/text/AuthorText.tsx";
import { formatPercent } from "../../../ui/text/format.ts";

/** The score, the level, and whether the person passed. */
export function PersonResult({ invitation }: { invitation: PersonResult_invitation$key }) {
  const { percentage, skillLevel, passed } = useFragment(
    graphql`
      fragment PersonResult_invitation on Invitation {
        percentage
        skillLevel
        passed
      }
    `,
    invitation,
  );
  if (percentage == null) return <Text color="fg.muted">–</Text>;
  return (
    <Flex wrap="wrap" columnGap="2" align="center">
      <Text fontWeight="semibold" fontVariantNumeric="tabular-nums">
        {formatPercent(percentage)}
      </Text>
      {skillLevel != null && (
        <Text overflowWrap="anywhere">
          <AuthorText>{skillLevel}</AuthorText>
        </Text>
      )}
      {passed != null && (
        <Flex as="span" align="center" gap="1" color={passed ? "fg.success" : "fg.error"}>
          {passed ? <Check size={16} aria-hidden /> : <X size={16} aria-hidden />} {passed ? "Passed" : "Failed"}
        </Flex>
      )}
    </Flex>
  );
}
