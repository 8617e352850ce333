import { useEffect, useRef, useState } from "react";
import { graphql } from "react-relay";
import type { useDescriptionMutation } from "#relay/useDescriptionMutation.graphql.ts";
import { Refused } from "../../../product/operation/refused.ts";
import { useOperation } from "../../../product/operation/useOperation.ts";

/** Asks the model to describe a picture. Stopping or leaving the page aborts the request. */
export function useDescription(address: string, language: string | null) {
  const [problem, setProblem] = useState<string | null>(null);
  const abort = useRef<AbortController>(null);
  const [send, isAsking] = useOperation<useDescriptionMutation>(graphql`
    mutation useDescriptionMutation($url: String!, $language: String) {
      describeImage(url: $url, language: $language) {
        __typename
        ... on DescribeImageSuccess {
          data
        }
        ... on DomainError {
          code
          message
          retryAfter
        }
      }
    }
  `);
  useEffect(() => () => abort.current?.abort(), []);

  /** Resolves with null if there is no description. */
  async function ask(): Promise<string | null> {
    const current = new AbortController();
    abort.current = current;
    setProblem(null);
    try {
      const options = { signal: current.signal, cacheConfig: { metadata: { takesLong: true } } };
      return await send({ url: address, language }, options);
    } catch (error) {
      if (!current.signal.aborted) setProblem((error instanceof Refused ? error : new Refused()).message);
      return null;
    }
  }

  return { ask, isAsking, problem, stop: () => abort.current?.abort() };
}
