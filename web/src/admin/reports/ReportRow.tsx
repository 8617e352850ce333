import { Box, Button, Flex, Link, Text } from "@chakra-ui/react";
import { graphql, useFragment } from "react-relay";
import { Link as RouterLink } from "react-router-dom";
import type { ReportRow_report$key } from "#relay/ReportRow_report.graphql.ts";
import type { ReportRowCloseMutation } from "#relay/ReportRowCloseMutation.graphql.ts";
import { perform } from "../../product/operation/perform.ts";
import { type OperationOptions, useOperation } from "../../product/operation/useOperation.ts";
import { noAnswerToEnd, pressing, useIntention } from "../../ui/intention.ts";
import { AuthorText } from "../../ui/text/AuthorText.tsx";
import { TimeAgo } from "../../ui/text/TimeAgo.tsx";
import { toast } from "../../ui/toast.tsx";
import { useItemAddress } from "../items/useItemAddress.ts";

const reasons: Record<string, string> = {
  IMPERSONATION: "Pretends to be someone else",
  PHISHING: "Asks for passwords or payment",
  ILLEGAL: "Hateful or illegal",
  OTHER: "Something else",
};

interface ReportRowProps {
  report: ReportRow_report$key;
  /** The id of the connection. */
  list: string;
  onClosed: () => void;
}

export function ReportRow({ report: reportRef, list, onClosed }: ReportRowProps) {
  const { id, content, reason, text, createdAt } = useFragment(
    graphql`
      fragment ReportRow_report on ContentReport {
        id
        content {
          key
          title
        }
        reason
        text
        createdAt
      }
    `,
    reportRef,
  );
  const [close, isClosing] = useOperation<ReportRowCloseMutation>(graphql`
    mutation ReportRowCloseMutation($id: ID!, $idempotencyKey: String!) {
      closeReport(id: $id, idempotencyKey: $idempotencyKey) {
        __typename
        ... on DomainError { code message retryAfter }
      }
    }
  `);
  const intention = useIntention();
  const { linkTo } = useItemAddress();

  async function end() {
    const options: OperationOptions<ReportRowCloseMutation> = {
      updater(store, response) {
        if (!response || response.closeReport.__typename === "DomainError") return;
        store.delete(id);
        const connection = store.get(list);
        connection?.setValue(Number(connection.getValue("totalCount")) - 1, "totalCount");
      },
    };
    const run = () => pressing(intention, (idempotencyKey) => close({ id, idempotencyKey }, options));
    if (!(await perform("Couldn't close the report", run, noAnswerToEnd))) return;
    toast.show({ title: "Report closed" });
    onClosed();
  }

  if (!content) return null;
  return (
    <Flex
      as="li"
      direction={{ base: "column", md: "row" }}
      align={{ md: "start" }}
      justify="space-between"
      gap="3"
      py="4"
      borderBottomWidth="1px"
    >
      <Box minW="0">
        <Link asChild fontWeight="medium" overflowWrap="anywhere">
          <RouterLink dir="auto" {...linkTo(content.key)}>
            <AuthorText>{content.title}</AuthorText>
          </RouterLink>
        </Link>
        <Text fontSize="sm" color="fg.muted">
          {reasons[reason] ?? reason} · <TimeAgo iso={createdAt} />
        </Text>
        {text && (
          <Text mt="2" dir="auto" whiteSpace="pre-wrap" overflowWrap="anywhere">
            {text}
          </Text>
        )}
      </Box>
      <Button
        variant="outline"
        colorPalette="ink"
        flex="none"
        alignSelf="start"
        aria-disabled={isClosing}
        aria-label={`Close Report: ${content.title}`}
        onClick={() => !isClosing && end()}
      >
        {isClosing ? "Closing..." : "Close Report"}
      </Button>
    </Flex>
  );
}
