import { z } from "zod";
import { canonicalEmail, emailPattern, longestEmail } from "./email.shared.ts";

const notAnAddress = "Please enter a valid email address";
export const emailAddress = z
  .string(notAnAddress)
  .trim()
  .max(longestEmail, notAnAddress)
  .transform(canonicalEmail)
  .pipe(z.string().max(longestEmail, notAnAddress).regex(emailPattern, notAnAddress));
