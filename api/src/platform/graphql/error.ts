import { GraphQLError } from "graphql";
import { errorTable } from "../errors.shared.ts";
import { type DomainError, errorDetails, ourFault } from "../errors.ts";

/** An operation that exceeds a limit, with its actual size if known. */
export const overLimit = (message: string, limit: number, actual?: number) =>
  new GraphQLError(message, {
    extensions: { code: "VALIDATION_FAILED", limit, ...(actual !== undefined && { actual }) },
  });

/** An error without the details that Yoga adds for HTTP only. */
export function withoutHttp({ message, nodes, source, positions, path, originalError, extensions }: GraphQLError) {
  const { http: _, ...told } = extensions;
  return new GraphQLError(message, { nodes, source, positions, path, originalError, extensions: told });
}

/** An error for GraphQL, with the HTTP status if it is the whole response. */
export function graphqlError(error: DomainError, at?: GraphQLError, status?: number) {
  const { code, message, retryAfter } = error;
  const http = {
    ...(status !== undefined && { status }),
    ...(retryAfter !== null && { headers: { "retry-after": String(retryAfter) } }),
  };
  const extensions = { code, ...errorDetails(error) };
  // Only Yoga reads this property. It is not enumerable, so no transport sends it.
  if (Object.keys(http).length > 0) Object.defineProperty(extensions, "http", { value: http });
  return new GraphQLError(message, { nodes: at?.nodes ?? null, path: at?.path ?? null, extensions });
}

/** Public error for a bug. */
export const internalError = () => new GraphQLError(ourFault, { extensions: { code: internal } });

/** The code of a bug, the only one outside the table. */
export const internal = "INTERNAL";

/**
 * Gives the code for invalid input to errors without one of our codes, such as the executor's errors about variables.
 */
export function coded<T extends { errors?: readonly GraphQLError[] }>(result: T): T {
  for (const { extensions } of result.errors ?? []) {
    const { code } = extensions;
    if (code !== internal && !(String(code) in errorTable)) extensions.code = "VALIDATION_FAILED";
  }
  return result;
}
