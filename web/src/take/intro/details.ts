import { canonicalEmail, emailPattern, longestEmail } from "../../../../api/src/platform/shared/email.shared.ts";
import { isPlainName, isVisible } from "../../../../api/src/platform/shared/names.shared.ts";

import type { Plain } from "../language/t.ts";

export type Details = { name: string; email: string };
type DetailsError = Extract<Plain, "nameTooLong" | "nameEmpty" | "namePlain" | "emailMissing" | "emailWrong">;
export type DetailsErrors = { name?: DetailsError | undefined; email?: DetailsError | undefined };

export function checkDetails({ name, email }: Details, isEmailNeeded: boolean): DetailsErrors {
  const errors: DetailsErrors = {};
  if (name.length > 100) errors.name = "nameTooLong";
  else if (name.trim() !== "" && !isVisible(name)) errors.name = "nameEmpty";
  else if (!isPlainName(name.trim())) errors.name = "namePlain";
  if (isEmailNeeded && email.trim() === "") errors.email = "emailMissing";
  else if (email.trim() !== "" && !isEmail(canonicalEmail(email))) errors.email = "emailWrong";
  return errors;
}

const isEmail = (text: string) => text.length <= longestEmail && emailPattern.test(text);
