import { GraphQLError } from "graphql";
import { type DomainError, errorDetails } from "../errors.ts";

/** An error for GraphQL, with the HTTP status if it is the whole response. */
export function graphqlError(error: DomainError, at?: GraphQLError, status?: number) {
  const { code, message, retryAfter } = error;
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
