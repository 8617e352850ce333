import { z } from "zod";
import { canonicalEmail, emailPattern, longestEmail } from "./email.shared.ts";
import { boundedText } from "./text.rules.ts";

const notAnAddress = "Please enter a valid email address";
export const emailAddress = z
  .string(notAnAddress)
  .trim()
  .pipe(boundedText(longestEmail, notAnAddress))
  .transform(canonicalEmail)
  .pipe(boundedText(longestEmail, notAnAddress).regex(emailPattern, notAnAddress));
