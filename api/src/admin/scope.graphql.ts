import type { Context } from "../platform/graphql/context.ts";
import { accessDenied, notSignedIn } from "../platform/identity/viewer.ts";

/** Refuses other viewers at root fields with the same message as REST. */
export const adminsOnly = {
  authScopes: { admin: true },
  unauthorizedError: (_root: unknown, _args: unknown, { viewer }: Context) =>
    viewer.user ? accessDenied() : notSignedIn(),
};
