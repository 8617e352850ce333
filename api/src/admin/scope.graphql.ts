import type { Context } from "../platform/graphql/builder.ts";
import { accessDenied, notSignedIn } from "../platform/identity/viewer.ts";

/** Refuses others at root fields in the same words as REST does. */
export const adminsOnly = {
  authScopes: { admin: true },
  unauthorizedError: (_root: unknown, _args: unknown, { viewer }: Context) =>
    viewer.user ? accessDenied() : notSignedIn(),
};
