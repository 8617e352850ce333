import { Box, Grid, Text } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { graphql, useFragment } from "react-relay";
import type { AccountFacts_user$key } from "#relay/AccountFacts_user.graphql.ts";
import { capitalized } from "../../../../api/src/platform/shared/words.shared.ts";
import { formatDate } from "../../ui/text/format.ts";

export function AccountFacts({ user }: { user: AccountFacts_user$key }) {
  const { key, currentPlan, isEmailVerified, createdAt } = useFragment(
    graphql`
      fragment AccountFacts_user on User {
        key
        currentPlan
        isEmailVerified
        createdAt
      }
    `,
    user,
  );
  return (
    <Box as="dl">
      <Fact term="Account ID">
        <Text as="span" fontFamily="mono" fontSize="sm">
          {key || "Loading..."}
        </Text>
      </Fact>
      <Fact term="Current Plan">{capitalized(currentPlan.toLowerCase())} Plan</Fact>
      <Fact term="Email Verification">
        <Text as="span" fontWeight="medium" color={isEmailVerified ? "fg.success" : "fg.warning"}>
          {isEmailVerified ? "Verified" : "Unverified"}
        </Text>
      </Fact>
      <Fact term="Account Created">{createdAt ? formatDate(createdAt) : "Unknown"}</Fact>
    </Box>
  );
}

const Fact = ({ term, children }: { term: string; children: ReactNode }) => (
  <Grid
    templateColumns={{ base: "1fr", sm: "12rem 1fr" }}
    columnGap="6"
    py="3"
    borderBottomWidth="1px"
    _last={{ borderBottomWidth: "0" }}
  >
    <Text as="dt" color="fg.muted">
      {term}
    </Text>
    <Text as="dd" overflowWrap="anywhere">
      {children}
    </Text>
  </Grid>
);
