/** What people may say about themselves before they begin. */
export type Details = { name: string; email: string };
export type DetailsErrors = { name?: string; email?: string };

// No wider than the server's rule, so that nobody answers everything and is then refused for their address.
const emailPattern = /^([\w'+-]+\.)*[\w'+-]*[\w+-]@([a-z\d][a-z\d-]*\.)+[a-z]{2,}$/i;

export function checkDetails({ name, email }: Details, isEmailNeeded: boolean): DetailsErrors {
  const errors: DetailsErrors = {};
  if (name.length > 100) errors.name = "Name must be 100 characters or fewer";
  if (isEmailNeeded && email.trim() === "") errors.email = "Please enter your email address";
  else if (email.trim() !== "" && !isEmail(email.trim())) errors.email = "Please enter a valid email address";
  return errors;
}

const isEmail = (text: string) => text.length <= 254 && emailPattern.test(text);
