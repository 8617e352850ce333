import { useEffect, useEffectEvent } from "react";
import { fetchQuery, useRelayEnvironment } from "react-relay";
import type { DashboardScreenQuery } from "#relay/DashboardScreenQuery.graphql.ts";
import dashboardScreenQuery from "#relay/DashboardScreenQuery.graphql.ts";

const maxPage = 100;

/** Coming back to the page finds it up to date, as far down as it had been opened. A failure leaves it as it was. */
export function useFocusRefresh(variables: DashboardScreenQuery["variables"]) {
  const environment = useRelayEnvironment();
  const refresh = useEffectEvent(() => {
    if (document.visibilityState === "hidden" || variables.first > maxPage) return;
    fetchQuery<DashboardScreenQuery>(environment, dashboardScreenQuery, variables).subscribe({
      error: () => undefined,
    });
  });

  useEffect(() => {
    const listener = () => refresh();
    document.addEventListener("visibilitychange", listener);
    return () => document.removeEventListener("visibilitychange", listener);
  }, []);
}
