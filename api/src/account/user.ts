import type { User } from "../generated/prisma/client.ts";
import { DomainError } from "../platform/errors.ts";
import type { Platform } from "../platform/platform.ts";
import { signedIn, type Viewer } from "../platform/viewer.ts";

/** The whole row of whoever is signed in. */
export async function currentUser(platform: Platform, viewer: Viewer): Promise<User> {
  const user = await platform.db.user.findUnique({ where: { id: signedIn(viewer).id } });
  if (!user) throw new DomainError("UNAUTHENTICATED", "Please log in again");
  return user;
}
