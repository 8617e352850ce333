import type { AccessToken } from "../../generated/prisma/client.ts";
import type { Viewer } from "../../platform/identity/viewer.ts";

/** A token is seen by the person it speaks for, when signed in; by no token, that one included. */
export const maySeeToken = (viewer: Viewer, { userId }: Pick<AccessToken, "userId">): boolean =>
  viewer.tokenScope === null && viewer.user?.id === userId;
