import type { Prisma } from "../generated/prisma/client.ts";
import { invalid } from "../platform/errors.ts";
import { digest } from "../platform/secret.ts";

/** The user whose password a link may set, while it works. */
export const resetLink = (token: string) =>
  ({ passwordResetToken: digest(token), passwordResetExpires: { gt: new Date() } }) satisfies Prisma.UserWhereInput;

export const resetRefused = () =>
  invalid("token", "This reset link is invalid or has expired. Please request a new one.");
