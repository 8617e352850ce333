import { useEffect, useEffectEvent } from "react";
import { fetchQuery, useRelayEnvironment } from "react-relay";
import type { DashboardScreenQuery } from "#relay/DashboardScreenQuery.graphql.ts";
import dashboardScreenQuery from "#relay/DashboardScreenQuery.graphql.ts";

const maxPage = 100;

/**
 * Coming back to the page finds it up to date, as far down as it had been opened; so does the function it answers. A
 * failure leaves it as it was.
 */
export function useFocusRefresh(variables: DashboardScreenQuery["variables"]) {
  const environment = useRelayEnvironment();
  const refresh = () => {
    if (variables.first > maxPage) return;
    fetchQuery<DashboardScreenQuery>(environment, dashboardScreenQuery, variables).subscribe({
      error: () => undefined,
    });
  };
  const comeBack = useEffectEvent(() => {
    if (document.visibilityState !== "hidden") refresh();
  });

  useEffect(() => {
    const listener = () => comeBack();
    document.addEventListener("visibilitychange", listener);
    return () => document.removeEventListener("visibilitychange", listener);
  }, []);
  return refresh;
}
