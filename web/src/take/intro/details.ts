import { isVisible, lengthOf, trimmed } from "../../../../api/src/platform/shared/characters.shared.ts";
import { canonicalEmail, emailPattern, longestEmail } from "../../../../api/src/platform/shared/email.shared.ts";
import { isPlainName } from "../../../../api/src/platform/shared/names.shared.ts";

import type { Plain } from "../language/t.ts";

export type Details = { name: string; email: string };
type DetailsError = Extract<Plain, "nameTooLong" | "namePlain" | "emailMissing" | "emailWrong">;
export type DetailsErrors = { name?: DetailsError | undefined; email?: DetailsError | undefined };

export function checkDetails({ name, email }: Details, isEmailNeeded: boolean): DetailsErrors {
  const errors: DetailsErrors = {};
  if (lengthOf(name, 100) > 100) errors.name = "nameTooLong";
  else if (!isPlainName(trimmed(name))) errors.name = "namePlain";
  if (isVisible(email)) {
    if (!isEmail(canonicalEmail(email))) errors.email = "emailWrong";
  } else if (isEmailNeeded) errors.email = "emailMissing";
  return errors;
}

function isEmail(text: string): boolean {
  if (text.trim().length > longestEmail) return false;
  const address = canonicalEmail(text);
  return address.length <= longestEmail && emailPattern.test(address);
}
