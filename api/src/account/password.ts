import { availableParallelism } from "node:os";
import argon2 from "argon2";
import type { User } from "../generated/prisma/client.ts";
import { DomainError, invalid } from "../platform/errors.ts";
import type { Platform } from "../platform/platform.ts";
import { fairQueue } from "../platform/work/fair-queue.ts";

const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

// Two at a time, or one where there are no more than two cores, leave the rest to the takers, however many people
// sign in at once. A flood waits behind itself: each address has its own line, and the wait is a few seconds at most.
const turn = fairQueue({
  atOnce: availableParallelism() > 2 ? 2 : 1,
  each: 50,
  all: 100,
  busy: "Too many people are signing in just now. Please try again in a moment.",
  retryAfter: 5,
});

/** The hash of no password; finding that out takes as long as with a real one. */
export const noPassword = `$argon2id$v=19$m=${cost.memoryCost},t=${cost.timeCost},p=${cost.parallelism}$${"A".repeat(22)}$${"A".repeat(43)}`;

/** `who` asks: an account, or an address as long as there is none. */
export const hashPassword = (password: string, who: string): Promise<string> =>
  turn(who, () => argon2.hash(password, { type: argon2.argon2id, ...cost }));

/**
 * Who is found, if the password is theirs; nobody takes just as long. Looks them up only when it is their turn: were
 * all who come at once looked up at once, everybody else would wait for that.
 */
export const provenUser = <T extends Pick<User, "password">>(
  find: () => Promise<T | null>,
  password: string,
  who: string,
) =>
  turn(who, async (): Promise<T | null> => {
    const user = await find();
    const isRight = await argon2.verify(user?.password ?? noPassword, password);
    return isRight ? user : null;
  });

/** The user, who has just proven to know the password; `field` names where it was asked for. */
export async function requirePassword(platform: Platform, id: string, given: string, field: string): Promise<User> {
  await platform.limits.take("password", id);
  const user = await provenUser(
    async () => {
      const found = await platform.db.user.findUnique({ where: { id } });
      if (!found) throw new DomainError("UNAUTHENTICATED", "Please log in again");
      return found;
    },
    given,
    id,
  );
  if (!user) throw invalid(field, "This is not your current password");
  return user;
}
