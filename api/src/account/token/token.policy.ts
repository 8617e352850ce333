import type { AccessToken } from "../../generated/prisma/client.ts";
import type { Viewer } from "../../platform/identity/viewer.ts";

/** Only a person who logged in sees their tokens. A token sees none, including itself. */
export const maySeeToken = (viewer: Viewer, { userId }: Pick<AccessToken, "userId">): boolean =>
  viewer.token === null && viewer.user?.id === userId;
