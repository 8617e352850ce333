import type { AccessToken } from "../../generated/prisma/client.ts";
import type { Viewer } from "../../platform/identity/viewer.ts";

/** Only a signed-in person sees their tokens; a token sees none, itself included. */
export const maySeeToken = (viewer: Viewer, { userId }: Pick<AccessToken, "userId">): boolean =>
  viewer.token === null && viewer.user?.id === userId;
