import { useEffect, useEffectEvent } from "react";
import { fetchQuery, useRelayEnvironment } from "react-relay";
import { useNavigationType } from "react-router-dom";
import type { DashboardScreenQuery } from "#relay/DashboardScreenQuery.graphql.ts";
import dashboardScreenQuery from "#relay/DashboardScreenQuery.graphql.ts";
import { type listVariables, pageSize } from "./filters.ts";

const maxPage = 100;

/**
 * Refetches all loaded rows when the page becomes visible. Returns a function to refetch now; a failure leaves the list
 * as it was.
 */
export function useFocusRefresh(variables: ReturnType<typeof listVariables>, rows: number, isKept: boolean) {
  const environment = useRelayEnvironment();
  const refetch = (first: number) => {
    if (first > maxPage) return;
    const query = fetchQuery<DashboardScreenQuery>(environment, dashboardScreenQuery, { ...variables, first });
    query.subscribe({ error: () => undefined });
  };
  const refresh = () => refetch(Math.max(pageSize, rows));
  const comeBack = useEffectEvent(() => {
    if (document.visibilityState !== "hidden") refresh();
  });

  // Back restores the loaded rows; a link opens the list at its start.
  const isBack = useNavigationType() === "POP";
  const begin = useEffectEvent(() => {
    if (!isKept) return;
    if (isBack) refresh();
    else refetch(pageSize);
  });
  useEffect(() => begin(), []);

  useEffect(() => {
    const listener = () => comeBack();
    document.addEventListener("visibilitychange", listener);
    return () => document.removeEventListener("visibilitychange", listener);
  }, []);
  return refresh;
}
