import { Badge, Box, Flex, Table, Text } from "@chakra-ui/react";
import { graphql, useFragment } from "react-relay";
import type { UserRow_user$key } from "#relay/UserRow_user.graphql.ts";
import { capitalized } from "../../../../api/src/platform/shared/words.shared.ts";
import { countOf, formatCount, formatDate } from "../../ui/text/format.ts";
import { Email } from "../Email.tsx";
import { AdminButton } from "./AdminButton.tsx";

export function UserRow({ user: userRef, isViewer }: { user: UserRow_user$key; isViewer: boolean }) {
  const user = useFragment(
    graphql`
      fragment UserRow_user on User {
        firstName
        lastName
        email
        currentPlan
        isAdmin
        isEmailVerified
        totalQuizzes
        totalSurveys
        createdAt
        ...AdminButton_user
      }
    `,
    userRef,
  );
  const { currentPlan, isEmailVerified, totalQuizzes, totalSurveys } = user;
  const joined = formatDate(user.createdAt);
  const planName = capitalized(currentPlan.toLowerCase());
  return (
    <Table.Row>
      <Table.Cell asChild ps="0" minW="0" fontWeight="normal">
        <th scope="row">
          <Flex wrap="wrap" align="center" columnGap="2" fontWeight="medium">
            <Box as="span" dir="auto" overflowWrap="anywhere">
              {user.firstName} {user.lastName}
            </Box>
            {user.isAdmin && (
              <Badge variant="subtle" colorPalette="accent">
                Admin
              </Badge>
            )}
            {isViewer && <Badge>You</Badge>}
          </Flex>
          <Text fontSize="sm" color="fg.muted" overflowWrap="anywhere">
            <Email email={user.email} />
          </Text>
          <Text hideFrom="md" fontSize="sm" color="fg.muted">
            {planName}, {isEmailVerified ? "verified" : "not verified"}
            <br />
            {countOf(totalQuizzes, "quiz", "quizzes")}, {countOf(totalSurveys, "survey")}
            <br />
            Joined {joined}
          </Text>
        </th>
      </Table.Cell>
      <Table.Cell hideBelow="md">{planName}</Table.Cell>
      <Table.Cell hideBelow="md">
        {isEmailVerified ? (
          "Yes"
        ) : (
          <Box as="span" color="fg.muted">
            No
          </Box>
        )}
      </Table.Cell>
      <Table.Cell hideBelow="md" textAlign="end">
        {formatCount(totalQuizzes)}
      </Table.Cell>
      <Table.Cell hideBelow="md" textAlign="end">
        {formatCount(totalSurveys)}
      </Table.Cell>
      <Table.Cell hideBelow="md" whiteSpace="nowrap">
        <time dateTime={user.createdAt}>{joined}</time>
      </Table.Cell>
      <Table.Cell textAlign="end" pe="0">
        <AdminButton user={user} isViewer={isViewer} />
      </Table.Cell>
    </Table.Row>
  );
}
