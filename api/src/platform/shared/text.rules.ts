import { z } from "zod";
import { canonicalEmail, emailPattern, longestEmail } from "./email.shared.ts";
import { isPlainName, isVisible } from "./names.shared.ts";
import { isWebAddress } from "./web-address.shared.ts";

// NUL cannot be stored by PostgreSQL, and half a surrogate pair is not text.
const storable = (value: string) => !value.includes("\0") && value.isWellFormed();

/** Text as people write it: kept as it is, refused when it cannot be stored. */
export const text = (max: number, tooLong = `Must be ${max} characters or fewer`, missing?: string) =>
  z
    .string({ error: ({ input }) => (input == null ? missing : undefined) })
    .max(max, tooLong)
    .refine(storable, "Contains characters that cannot be stored");

/** Text that must say something, in characters that can be seen. */
export const requiredText = (required: string, max: number, tooLong?: string) =>
  text(max, tooLong, required).refine(isVisible, required);

/** What a person or a thing is called, here and in mails: no message to whoever reads it. */
export const nameText = (label: string, max: number, tooLong?: string) =>
  requiredText(`${label} is required`, max, tooLong).refine(
    isPlainName,
    `${label} cannot contain links, line breaks or control characters`,
  );

/** One e-mail address, in the one form that stands for one account. */
const notAnAddress = "Please enter a valid email address";
export const emailAddress = z
  .string(notAnAddress)
  .trim()
  .max(longestEmail, notAnAddress)
  .transform(canonicalEmail)
  .pipe(z.string().max(longestEmail, notAnAddress).regex(emailPattern, notAnAddress));

/** A link people may follow. */
export const webLink = z
  .url({ protocol: /^https?$/, hostname: z.regexes.domain, error: "Please enter a valid URL" })
  .max(2048, "Please enter a valid URL")
  .refine(isWebAddress, "Please enter a valid URL");
