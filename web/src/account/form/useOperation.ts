import { useRelayEnvironment } from "react-relay";
import { commitMutation, type GraphQLTaggedNode, type MutationParameters } from "relay-runtime";
import { Refused } from "./refused.ts";

interface Answer {
  __typename: string;
  code?: string;
  message?: string;
  retryAfter?: number | null;
  issues?: readonly { path: string; message: string }[];
}

export function useOperation<M extends MutationParameters>(mutation: GraphQLTaggedNode) {
  const environment = useRelayEnvironment();
  return (variables: M["variables"]) =>
    new Promise<M["response"]>((resolve, reject) =>
      commitMutation<M>(environment, {
        mutation,
        variables,
        onCompleted: (response) => {
          const [answer] = Object.values(response as Record<string, Answer>);
          if (answer?.__typename === "DomainError") reject(new Refused(answer));
          else resolve(response);
        },
        onError: () => reject(new Refused()),
      }),
    );
}
