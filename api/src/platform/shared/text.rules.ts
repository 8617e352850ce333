import { z } from "zod";
import { isPlainName, isVisible } from "./names.shared.ts";
import { isWebAddress } from "./web-address.shared.ts";

// PostgreSQL cannot store NUL, and half a surrogate pair is not text.
const storable = (value: string) => !value.includes("\0") && value.isWellFormed();

export const text = (max: number, tooLong = `Must be ${max} characters or fewer`, missing?: string) =>
  z
    .string({ error: ({ input }) => (input == null ? missing : undefined) })
    .max(max, tooLong)
    .refine(storable, "Contains characters that cannot be stored");

export const requiredText = (required: string, max: number, tooLong?: string) =>
  text(max, tooLong, required).refine(isVisible, required);

/** Text that may be missing; then, and when it is empty, null. */
export const optionalText = (max: number, tooLong?: string) =>
  text(max, tooLong)
    .nullish()
    .transform((value) => value?.trim() || null)
    .pipe(z.string().nullable());

/** For what may be missing: blank text is none. */
export const blankToNull = (value: unknown) => (typeof value === "string" ? value.trim() || null : value);

/** A name of a person or thing, which must not work as a message in mails. */
export const nameText = (label: string, max: number, tooLong?: string) =>
  requiredText(`${label} is required`, max, tooLong).refine(
    isPlainName,
    `${label} cannot contain links, line breaks or control characters`,
  );

const link = (protocol: RegExp, error: string) =>
  z.url({ protocol, hostname: z.regexes.domain, error }).max(2048, error).refine(isWebAddress, error);

export const webLink = link(/^https?$/, "Please enter a valid URL");
export const secureLink = link(/^https$/, "Enter an address that begins with https://");
