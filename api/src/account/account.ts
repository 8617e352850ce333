import type { User } from "../generated/prisma/client.ts";
import { DomainError, parse } from "../platform/errors.ts";
import type { Platform } from "../platform/platform.ts";
import { signedIn, type Viewer } from "../platform/viewer.ts";
import { Credentials, Registration } from "./account.rules.ts";
import { hashPassword, verifyPassword } from "./password.ts";
import { openSession, type Session } from "./session.ts";

/** People see their own account, administrators every one. */
export const mayReadUser = ({ user }: Viewer, { id }: Pick<User, "id">): boolean =>
  user !== null && (user.isAdmin || user.id === id);

export async function register(platform: Platform, { address }: Viewer, input: unknown): Promise<Session> {
  const { email, password, firstName, lastName } = parse(Registration, input);
  await platform.limits.take("register", address);
  const [user] = await platform.db.user.createManyAndReturn({
    data: { email, firstName, lastName, password: await hashPassword(password) },
    select: { id: true },
    skipDuplicates: true,
  });
  if (!user) {
    const message = "An account with this email already exists";
    throw new DomainError("CONFLICT", message, { issues: [{ path: "email", message }] });
  }
  return openSession(platform, user.id);
}

/** An unknown address and a wrong password give the same answer after the same work. */
export async function login(platform: Platform, { address }: Viewer, input: unknown): Promise<Session> {
  const { email, password } = parse(Credentials, input);
  await platform.limits.take("loginAddress", address);
  await platform.limits.take("loginAccount", `${email} ${address}`);
  const user = await platform.db.user.findUnique({ where: { email }, select: { id: true, password: true } });
  const isRight = await verifyPassword(user?.password, password);
  if (!user || !isRight) throw new DomainError("INVALID_CREDENTIALS", "Invalid email or password");
  return openSession(platform, user.id);
}

export async function currentUser(platform: Platform, viewer: Viewer): Promise<User> {
  const user = await platform.db.user.findUnique({ where: { id: signedIn(viewer).id } });
  if (!user) throw new DomainError("UNAUTHENTICATED", "Please log in again");
  return user;
}
