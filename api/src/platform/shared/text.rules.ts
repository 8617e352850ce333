import { z } from "zod";
import { isVisible, lengthOf, trimmed } from "./characters.shared.ts";
import { isPlainName } from "./names.shared.ts";
import { isWebAddress } from "./web-address.shared.ts";

// PostgreSQL cannot store NUL, and half a surrogate pair is not text.
const storable = (value: string) => !value.includes("\0") && value.isWellFormed();

/** First check of every text that another rule reads, so that no later rule runs on an oversized text. */
export const boundedText = (max: number, tooLong: string, notText: Parameters<typeof z.string>[0] = tooLong) =>
  z.string(notText).max(max, { error: tooLong, abort: true });

const storableText = (longest: z.core.$ZodCheck<string>, missing?: string) =>
  z
    .string({ error: ({ input }) => (input == null ? missing : undefined) })
    .check(longest)
    .refine(storable, "Contains characters that cannot be stored");

const longestOf = (max: number) => `Must be ${max} characters or fewer`;

/** Text written by programs, such as keys and ids. Its limit is in code units. */
export const text = (max: number, tooLong = longestOf(max), missing?: string) =>
  storableText(z.maxLength(max, { error: tooLong, abort: true }), missing);

/** Text written by people. Its limit is in visible characters. */
export const writing = (max: number, tooLong = longestOf(max), missing?: string) =>
  storableText(atMost(max, tooLong), missing);

function atMost(max: number, tooLong: string) {
  const longest = z.maxLength(max, { error: tooLong, abort: true });
  const { check } = longest._zod;
  longest._zod.check = (payload) => {
    const { value } = payload;
    if (typeof value === "string" && value.length > max && lengthOf(value, max) > max) return check(payload);
  };
  return longest;
}

export const requiredText = (required: string, max: number, tooLong?: string) =>
  writing(max, tooLong, required).refine(isVisible, required);

/** Text that may be empty, without the white space around it. */
export const trimmedText = (max: number) => writing(max).transform(trimmed).pipe(z.string());

/** Optional text. Missing or blank text becomes null. */
export const optionalText = (max: number, tooLong?: string) =>
  writing(max, tooLong)
    .nullish()
    .transform((value) => trimmed(value) || null)
    .pipe(z.string().nullable());

/** An optional line that must not work as a link; see `isPlainName`. */
export const plainLine = (max: number) =>
  optionalText(max).refine(
    (text) => text === null || isPlainName(text),
    "Cannot contain links, line breaks or control characters",
  );

/** Turns blank text into null, for optional values. */
export const blankToNull = (value: unknown) => (typeof value === "string" ? trimmed(value) || null : value);

/** A name of a person or thing, which must not work as a message in mails. */
export const nameText = (label: string, max: number, tooLong?: string) =>
  requiredText(`${label} is required`, max, tooLong).refine(
    isPlainName,
    `${label} cannot contain links, line breaks or control characters`,
  );

/** Maximum number of characters in a URL. */
export const longestLink = 2048;

const link = (protocol: RegExp, error: string) =>
  boundedText(longestLink, error)
    .check(z.url({ protocol, hostname: z.regexes.domain, error, abort: true }))
    .refine(isWebAddress, error);

/** A time in ISO 8601 with its offset, such as 2026-11-22T09:30:00Z. */
export const timeText = (error: string) => boundedText(40, error).check(z.iso.datetime({ offset: true, error }));

export const webLink = link(/^https?$/, "Please enter a valid URL");
export const secureLink = link(/^https$/, "Enter a URL that starts with https://");
