import { useState } from "react";
import { type UseMutationConfig, useRelayEnvironment } from "react-relay";
import {
  type CacheConfig,
  commitMutation,
  type GraphQLTaggedNode,
  type IEnvironment,
  type MutationConfig,
  type MutationParameters,
} from "relay-runtime";
import { UnreadableAnswer } from "../unreadable.ts";
import { type Refusal, Refused } from "./refused.ts";

interface Answer extends Refusal {
  __typename: string;
  data?: unknown;
}

/** The data that a mutation selects on success. */
export type OperationData<M extends MutationParameters> =
  Extract<M["response"][keyof M["response"]], { readonly data: unknown }> extends { readonly data: infer D }
    ? D
    : never;

export type OperationOptions<M extends MutationParameters> = Partial<
  Pick<UseMutationConfig<M>, "optimisticResponse" | "optimisticUpdater" | "updater">
> & {
  cacheConfig?: CacheConfig;
  /** Aborts waiting for the response. */
  signal?: AbortSignal;
};

const unknownAnswer = "The server gave an answer this page does not know. Reload it and try again.";

/**
 * Runs a mutation of one field, which selects `__typename`. Resolves with the data on success. Rejects with Refused on
 * a refusal or without a response, and with the reason of `signal` when that is aborted.
 */
export const operate = <M extends MutationParameters>(
  environment: IEnvironment,
  mutation: GraphQLTaggedNode,
  variables: M["variables"],
  { signal, ...options }: OperationOptions<M> = {},
) =>
  new Promise<OperationData<M>>((resolve, reject) => {
    const { dispose } = commitMutation<M>(environment, {
      ...(options as Partial<MutationConfig<M>>),
      mutation,
      variables,
      onCompleted(response) {
        const [answer] = Object.values(response as Record<string, Answer>);
        if (answer?.__typename.endsWith("Success")) resolve(answer.data as OperationData<M>);
        else reject(new Refused(answer?.__typename === "DomainError" ? answer : new UnreadableAnswer(unknownAnswer)));
      },
      onError: (error) => reject(new Refused(error)),
    });
    signal?.addEventListener("abort", () => {
      dispose();
      reject(signal.reason);
    });
  });

/** Returns a mutation as `operate` runs it, and whether it is running. */
export function useOperation<M extends MutationParameters>(mutation: GraphQLTaggedNode) {
  const environment = useRelayEnvironment();
  const [running, setRunning] = useState(0);
  const run = (variables: M["variables"], options?: OperationOptions<M>) => {
    setRunning((count) => count + 1);
    return operate<M>(environment, mutation, variables, options).finally(() => setRunning((count) => count - 1));
  };
  return [run, running > 0] as const;
}
