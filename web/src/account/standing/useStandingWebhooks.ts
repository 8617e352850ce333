import { fetchQuery, graphql, useFragment, useRelayEnvironment } from "react-relay";
import type { useStandingWebhooks_user$key } from "#relay/useStandingWebhooks_user.graphql.ts";
import type { useStandingWebhooksQuery } from "#relay/useStandingWebhooksQuery.graphql.ts";

export function useStandingWebhooks(user: useStandingWebhooks_user$key) {
  const environment = useRelayEnvironment();
  const { standingAccess } = useFragment(
    graphql`
      fragment useStandingWebhooks_user on User {
        standingAccess {
          webhooks {
            url
            contentTitle
          }
        }
      }
    `,
    user,
  );
  const reload = () =>
    fetchQuery<useStandingWebhooksQuery>(
      environment,
      graphql`
        query useStandingWebhooksQuery {
          viewer {
            ...useStandingWebhooks_user
          }
        }
      `,
      {},
    ).toPromise();
  return { webhooks: standingAccess?.webhooks ?? [], reload };
}
