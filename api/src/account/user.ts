import type { User } from "../generated/prisma/client.ts";
import type { Transaction } from "../platform/data/database.ts";
import { DomainError } from "../platform/errors.ts";
import { signedIn, type Viewer } from "../platform/identity/viewer.ts";
import type { Platform } from "../platform/platform.ts";

const signInAgain = () => new DomainError("UNAUTHENTICATED", "Please log in again");

export async function currentUser(platform: Platform, viewer: Viewer): Promise<User> {
  const user = await platform.db.user.findUnique({ where: { id: signedIn(viewer).id } });
  if (!user) throw signInAgain();
  return user;
}

export async function holdUser(tx: Transaction, id: string): Promise<User> {
  await tx.$queryRaw`SELECT id FROM users WHERE id = ${id} FOR UPDATE`;
  const user = await tx.user.findUnique({ where: { id } });
  if (!user) throw signInAgain();
  return user;
}
