import { z } from "zod";

// NUL cannot be stored by PostgreSQL, and half a surrogate pair is not text.
const storable = (value: string) => !value.includes("\0") && value.isWellFormed();

/** Text as people write it: kept as it is, refused when it cannot be stored. */
export const text = (max: number, tooLong = `Must be ${max} characters or fewer`, missing?: string) =>
  z.string(missing).max(max, tooLong).refine(storable, "Contains characters that cannot be stored");

/** Text that must say something. */
export const requiredText = (required: string, max: number, tooLong?: string) =>
  text(max, tooLong, required).refine((value) => value.trim() !== "", required);

/** One e-mail address, trimmed and lower-cased, so that one address is one account. */
const notAnAddress = "Please enter a valid email address";
export const emailAddress = z
  .string(notAnAddress)
  .trim()
  .toLowerCase()
  .max(254, notAnAddress)
  .pipe(z.email(notAnAddress));

/** A link people may follow; never javascript:, data: or mailto:. */
export const webLink = z
  .url({ protocol: /^https?$/, hostname: z.regexes.domain, error: "Please enter a valid URL" })
  .max(2048, "Please enter a valid URL");

const entities: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };

/** Text as it stands in HTML, between tags or in an attribute. */
export const escaped = (text: string) => text.replace(/[&<>"']/g, (character) => entities[character] ?? character);
