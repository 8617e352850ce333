import { readFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { fileURLToPath } from "node:url";
import argon2 from "argon2";
import type { User } from "../generated/prisma/client.ts";
import { DomainError, invalid } from "../platform/errors.ts";
import type { Platform } from "../platform/platform.ts";
import { fairQueue } from "../platform/work/fair-queue.ts";

const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

// Few passwords are hashed at once, so that takers get fast responses while many people log in. Each address has its
// own queue, so a flood delays only itself.
const inHashQueue = fairQueue({
  atOnce: availableParallelism() > 2 ? 2 : 1,
  each: 50,
  all: 100,
  busy: "Too many people are logging in right now. Please try again in a moment.",
  retryAfter: 5,
});

/** A hash that no password has. Verifying against it takes as long as against a real one. */
export const noPassword = `$argon2id$v=19$m=${cost.memoryCost},t=${cost.timeCost},p=${cost.parallelism}$${"A".repeat(22)}$${"A".repeat(43)}`;

/**
 * Hashes a new password. `who` names the queue: an account, or an address if there is no account yet; `field` names the
 * input in the error. Throws VALIDATION_FAILED for a common password.
 */
export async function hashPassword(password: string, who: string, field = "password"): Promise<string> {
  if (isCommon(password)) throw invalid(field, "Many people use this password. Choose one that is harder to guess.");
  return inHashQueue(who, () => argon2.hash(password, { type: argon2.argon2id, ...cost }));
}

/**
 * Returns null for a wrong password or an unknown user, after equal time. `find` waits in the queue as well, or a flood
 * of logins would reach the database.
 */
export const provenUser = <T extends Pick<User, "password">>(
  find: () => Promise<T | null>,
  password: string,
  who: string,
) =>
  inHashQueue(who, async (): Promise<T | null> => {
    const user = await find();
    const isRight = await argon2.verify(user?.password ?? noPassword, password);
    return isRight ? user : null;
  });

/** `field` names the input in the error. */
export async function requirePassword(platform: Platform, id: string, given: string, field: string): Promise<User> {
  await platform.limits.take("password", id);
  const user = await provenUser(
    async () => {
      const user = await platform.db.user.findUnique({ where: { id } });
      if (!user) throw new DomainError("UNAUTHENTICATED", "Please log in again");
      return user;
    },
    given,
    id,
  );
  if (!user) throw invalid(field, "This is not your current password");
  return user;
}

/** Number of passwords that an attacker would guess first. */
const refused = 3000;

let commonPasswords: Set<string> | undefined;

/** Whether a password, in any case, is among the most common. The list is read on first use. */
function isCommon(password: string): boolean {
  commonPasswords ??= new Set(mostCommon().slice(0, refused));
  return commonPasswords.has(password.toLowerCase());
}

function mostCommon(): string[] {
  const path = fileURLToPath(import.meta.resolve("@zxcvbn-ts/language-common/src/passwords.json"));
  return JSON.parse(readFileSync(path, "utf8"));
}
