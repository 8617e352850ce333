import type { User } from "../generated/prisma/client.ts";
import { inTransaction, type Transaction } from "../platform/data/database.ts";
import { DomainError, parse } from "../platform/errors.ts";
import { addressAt } from "../platform/identity/address.ts";
import type { Viewer } from "../platform/identity/viewer.ts";
import type { Platform } from "../platform/platform.ts";
import { Credentials, Registration } from "./account.rules.ts";
import { sendVerification } from "./address/verification.ts";
import { addressTaken, requireFree, requireReachable } from "./address.ts";
import { logFailedSignIn, logged } from "./log/log.ts";
import { hashPassword, provenUser } from "./password.ts";
import { requireZone } from "./profile/time-zone.ts";
import { openSession, type Session } from "./session.ts";

export async function register(platform: Platform, { address }: Viewer, input: unknown): Promise<Session> {
  const { email, password, firstName, lastName, timeZone = null } = parse(Registration, input);
  await platform.limits.take("register", address);
  await requireReachable(platform, email);
  await requireZone(platform, timeZone);
  const data = { email, firstName, lastName, timeZone, password: await hashPassword(password, address ?? email) };
  return inTransaction(platform.db, async (tx) => {
    const [user] = await tx.user.createManyAndReturn({ data, skipDuplicates: true });
    if (!user) throw addressTaken();
    await requireFree(tx, email, user.id);
    await sendVerification(platform, tx, user);
    return signIn(platform, tx, address, user);
  });
}

/** An unknown address and a wrong password get the same response after the same work. */
export async function login(platform: Platform, { address }: Viewer, input: unknown): Promise<Session> {
  const { email, password } = parse(Credentials, input);
  const { limits, log } = platform;
  let userId: string | null = null;
  const find = async () => {
    const user = await platform.db.user.findUnique({ where: { email }, select: { id: true, password: true } });
    userId = user?.id ?? null;
    return user;
  };
  const prove = async () => {
    const user = await provenUser(find, password, address ?? email);
    if (!user) return null;
    return inTransaction(platform.db, async (tx) =>
      (await holdPassword(tx, user)) ? signIn(platform, tx, address, user) : null,
    );
  };
  const session = await limits.guess("loginAddress", address, () =>
    limits.guess("loginAccount", addressAt(address, email), prove),
  );
  if (session) return session;
  if (userId !== null)
    logFailedSignIn(platform, userId, address).catch((err) => log.warn({ err }, "A failed sign-in was not logged"));
  throw new DomainError("INVALID_CREDENTIALS", "Invalid email or password");
}

async function signIn(
  platform: Platform,
  tx: Transaction,
  address: string | null,
  user: Pick<User, "id">,
): Promise<Session> {
  const session = await openSession(platform, tx, user.id);
  const actor = { user, sessionId: session.sessionId, tokenId: null, address };
  await logged(tx, actor, user.id, { action: "signed_in" });
  return session;
}

const holdPassword = async (tx: Transaction, { id, password }: Pick<User, "id" | "password">) =>
  (await tx.$executeRaw`SELECT id FROM users WHERE id = ${id} AND password = ${password} FOR SHARE`) === 1;
