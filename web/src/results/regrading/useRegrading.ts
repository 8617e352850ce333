import { useEffect, useEffectEvent, useState } from "react";
import { fetchQuery, graphql, useRelayEnvironment } from "react-relay";
import type { useRegradingQuery } from "#relay/useRegradingQuery.graphql.ts";

export type Regraded = NonNullable<NonNullable<useRegradingQuery["response"]["node"]>["regrading"]>;
export type RegradingProgress = ReturnType<typeof useRegrading>;

/** Milliseconds between progress checks of a regrading. */
const pace = 500;

/** Checks a regrading until it is over, and reloads its consequences (`reload`) before reporting the end. */
export function useRegrading(id: string | null, reload: () => Promise<void>) {
  const environment = useRelayEnvironment();
  const [regrading, setRegrading] = useState<Regraded | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const [tries, setTries] = useState(0);

  const tell = useEffectEvent(async (next: Regraded, isCurrent: () => boolean) => {
    if (next.isOver) await reload();
    if (isCurrent()) setRegrading(next);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: `tries` starts again.
  useEffect(() => {
    if (id === null) return;
    let isUnmounted = false;
    let timer: ReturnType<typeof setTimeout>;
    async function look(id: string) {
      const options = { networkCacheConfig: { force: true } };
      try {
        const response = await fetchQuery<useRegradingQuery>(environment, query, { id }, options).toPromise();
        const regrading = response?.node?.regrading;
        if (!regrading) throw new Error("The regrade no longer exists");
        await tell(regrading, () => !isUnmounted);
        if (!isUnmounted && !regrading.isOver) timer = setTimeout(look, pace, id);
      } catch {
        if (!isUnmounted) setFailed(true);
      }
    }
    setRegrading(null);
    void look(id);
    return () => {
      isUnmounted = true;
      clearTimeout(timer);
    };
  }, [environment, id, tries]);

  function retry() {
    setFailed(false);
    setTries(tries + 1);
  }
  return { regrading, hasFailed, retry };
}

const query = graphql`
  query useRegradingQuery($id: ID!) {
    node(id: $id) {
      ... on Regrading @alias(as: "regrading") {
        total
        done
        changed
        mails
        isOver
      }
    }
  }
`;
