import { GraphQLError } from "graphql";
import { type DomainError, errorDetails } from "../errors.ts";

/** An error as GraphQL tells it, with the status of the HTTP answer where it is all that is answered. */
export function graphqlError(error: DomainError, at?: GraphQLError, status?: number) {
  const { code, message, retryAfter } = error;
  // For Yoga, which takes it out.
  const http = {
    ...(status !== undefined && { status }),
    ...(retryAfter !== null && { headers: { "retry-after": String(retryAfter) } }),
  };
  return new GraphQLError(message, {
    nodes: at?.nodes ?? null,
    path: at?.path ?? null,
    extensions: {
      code,
      ...errorDetails(error),
      ...(retryAfter !== null && { retryAfter }),
      ...(Object.keys(http).length > 0 && { http }),
    },
  });
}
