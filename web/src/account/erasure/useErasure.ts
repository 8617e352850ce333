import { useEffect, useState } from "react";
import { fetchQuery, graphql, useRelayEnvironment } from "react-relay";
import type { useErasureQuery } from "#relay/useErasureQuery.graphql.ts";

export type Erased = NonNullable<useErasureQuery["response"]["erasure"]>;

/** Milliseconds between progress checks of an erasure. */
const pace = 500;

/** Repeats a request for an erasure's progress until it is done. */
export function useErasure(key: string) {
  const environment = useRelayEnvironment();
  const [erasure, setErasure] = useState<Erased>();
  const [hasFailed, setFailed] = useState(false);
  const [tries, setTries] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `tries` begins anew.
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    let request: { unsubscribe(): void };
    function look() {
      request = fetchQuery<useErasureQuery>(
        environment,
        graphql`
          query useErasureQuery($key: String!) {
            erasure(key: $key) {
              key
              isDone
              isEverywhere
              createdAt
              doneAt
              mails
              mailStops
              salt
              addressHash
              items {
                ...WhatIsThere_item @relay(mask: false)
              }
            }
          }
        `,
        { key },
        { networkCacheConfig: { force: true } },
      ).subscribe({
        next({ erasure }) {
          if (!erasure) return setFailed(true);
          setErasure(erasure);
          if (!erasure.isDone) timer = setTimeout(look, pace);
        },
        error: () => setFailed(true),
      });
    }
    look();
    return () => {
      clearTimeout(timer);
      request.unsubscribe();
    };
  }, [environment, key, tries]);
  function retry() {
    setFailed(false);
    setTries(tries + 1);
  }
  return { erasure, hasFailed, retry };
}
