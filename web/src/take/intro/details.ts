import { canonicalEmail, emailPattern, longestEmail } from "../../../../api/src/platform/shared/email.shared.ts";
import { isPlainName, isVisible } from "../../../../api/src/platform/shared/names.shared.ts";

export type Details = { name: string; email: string };
export type DetailsErrors = { name?: string; email?: string };

export function checkDetails({ name, email }: Details, isEmailNeeded: boolean): DetailsErrors {
  const errors: DetailsErrors = {};
  if (name.length > 100) errors.name = "Name must be 100 characters or fewer";
  else if (name.trim() !== "" && !isVisible(name)) errors.name = "Name is required";
  else if (!isPlainName(name.trim())) errors.name = "Name cannot contain links, line breaks or control characters";
  if (isEmailNeeded && email.trim() === "") errors.email = "Please enter your email address";
  else if (email.trim() !== "" && !isEmail(canonicalEmail(email))) errors.email = "Please enter a valid email address";
  return errors;
}

const isEmail = (text: string) => text.length <= longestEmail && emailPattern.test(text);
