import { z } from "zod";
import { emailAddress } from "../../platform/shared/email.rules.ts";

export const Person = z.object({
  email: emailAddress,
  everywhere: z
    .boolean()
    .nullish()
    .transform((everywhere) => everywhere ?? false),
});
export type Person = z.output<typeof Person>;
