import { Box, Link, Text } from "@chakra-ui/react";
import { graphql, useFragment } from "react-relay";
import { Link as RouterLink } from "react-router-dom";
import type { OtherWebhooks_webhooks$key } from "#relay/OtherWebhooks_webhooks.graphql.ts";
import { webhookPath, webhooksHome } from "../../product/kind.ts";

/** Names the webhooks of several items that include this one, and links to those of the account. */
export function OtherWebhooks({ webhooks: webhooksRef }: { webhooks: OtherWebhooks_webhooks$key }) {
  const webhooks = useFragment(
    graphql`
      fragment OtherWebhooks_webhooks on Webhook @relay(plural: true) {
        id
        url
        allItems
        pausedAt
        disabledAt
      }
    `,
    webhooksRef,
  );
  return (
    <Box mt="5" fontSize="sm" color="fg.muted">
      {webhooks.length > 0 && (
        <>
          <Text>Other webhooks for this item:</Text>
          <Box as="ul" ps="5" my="1">
            {webhooks.map(({ id, url, allItems, pausedAt, disabledAt }) => (
              <Box as="li" key={id} overflowWrap="anywhere">
                <Link asChild display="inline">
                  <RouterLink to={webhookPath(id)}>{url}</RouterLink>
                </Link>{" "}
                ({allItems ? "all items" : "several items"}
                {disabledAt ? ", disabled" : pausedAt && ", paused"})
              </Box>
            ))}
          </Box>
        </>
      )}
      <Text>
        For all items or other events, use the{" "}
        <Link asChild display="inline">
          <RouterLink to={webhooksHome}>webhooks of your account</RouterLink>
        </Link>
        .
      </Text>
    </Box>
  );
}
