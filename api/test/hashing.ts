import argon2 from "argon2";

/**
 * While true, passwords are hashed at a low cost. At the service's own cost, hashing takes most of many tests' time.
 */
export const hashing = { isCheap: true };

const { hash } = argon2;
argon2.hash = (async (password: string, options: Parameters<typeof hash>[1]) =>
  hash(password, hashing.isCheap ? { ...options, memoryCost: 64 } : options)) as typeof hash;
