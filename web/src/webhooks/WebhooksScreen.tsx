import { Box, Button, Link as ChakraLink, Flex } from "@chakra-ui/react";
import { lazy, Suspense, useState } from "react";
import { graphql, type PreloadedQuery, usePaginationFragment, usePreloadedQuery } from "react-relay";
import { Link, Navigate } from "react-router-dom";
import type { WebhooksScreen_user$key } from "#relay/WebhooksScreen_user.graphql.ts";
import type { WebhooksScreenPaginationQuery } from "#relay/WebhooksScreenPaginationQuery.graphql.ts";
import type { WebhooksScreenQuery } from "#relay/WebhooksScreenQuery.graphql.ts";
import { webhooksHome } from "../product/kind.ts";
import { EmptyState } from "../ui/layout/EmptyState.tsx";
import { Page } from "../ui/layout/Page.tsx";
import { WebhookRow } from "./WebhookRow.tsx";

// Rarely used, so loaded on request.
const NewEndpointDialog = lazy(async () => ({
  default: (await import("./form/NewEndpointDialog.tsx")).NewEndpointDialog,
}));

const pageSize = 50;

/** All webhooks of the account, including those of single items. */
export function WebhooksScreen({ queryRef }: { queryRef: PreloadedQuery<WebhooksScreenQuery> }) {
  const { viewer } = usePreloadedQuery<WebhooksScreenQuery>(
    graphql`
      query WebhooksScreenQuery {
        viewer {
          ...VerificationBanner_user
          ...ForAdmins_user
          ...WebhooksScreen_user
        }
      }
    `,
    queryRef,
  );
  return viewer ? <Webhooks user={viewer} /> : <Navigate to={`/login?redirect=${webhooksHome}`} replace />;
}

function Webhooks({ user }: { user: WebhooksScreen_user$key }) {
  const { data, loadNext, hasNext, isLoadingNext } = usePaginationFragment<
    WebhooksScreenPaginationQuery,
    WebhooksScreen_user$key
  >(
    graphql`
      fragment WebhooksScreen_user on User
      @refetchable(queryName: "WebhooksScreenPaginationQuery")
      @argumentDefinitions(first: { type: "Int", defaultValue: 50 }, after: { type: "String" }) {
        webhooks(first: $first, after: $after)
          @connection(key: "WebhooksScreen_webhooks")
          @required(action: THROW) {
          edges {
            node {
              id
              ...WebhookRow_webhook
            }
          }
        }
      }
    `,
    user,
  );
  const [open, setOpen] = useState<boolean>();
  const { edges } = data.webhooks;
  const create = <Button onClick={() => setOpen(true)}>New Endpoint</Button>;
  return (
    <Page
      title="Webhooks"
      breadcrumbs={[{ label: "Profile", to: "/profile" }, { label: "Webhooks" }]}
      lead="Notify other services about your items"
      width="narrow"
      actions={edges.length > 0 && create}
    >
      {edges.length === 0 ? (
        <Box borderTopWidth="1px">
          <EmptyState title="No endpoints yet" headingLevel="h2" action={create}>
            Send a signed message to a spreadsheet, a chat or another program whenever someone responds or an item
            changes. Find a sample program for{" "}
            <ChakraLink asChild display="inline">
              <Link to="/developers#webhooks">developers</Link>
            </ChakraLink>
            .
          </EmptyState>
        </Box>
      ) : (
        <Box as="ul" listStyleType="none">
          {edges.map(({ node }) => (
            <WebhookRow key={node.id} webhook={node} />
          ))}
        </Box>
      )}
      {hasNext && (
        <Flex justify="center" mt="6">
          <Button
            variant="outline"
            colorPalette="ink"
            aria-disabled={isLoadingNext}
            onClick={() => !isLoadingNext && loadNext(pageSize)}
          >
            {isLoadingNext ? "Loading..." : "Show more"}
          </Button>
        </Flex>
      )}
      <Suspense fallback={null}>
        {open !== undefined && <NewEndpointDialog open={open} onClose={() => setOpen(false)} />}
      </Suspense>
    </Page>
  );
}
