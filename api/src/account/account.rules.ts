import { z } from "zod";
import { emailAddress, requiredText, text } from "../platform/text.rules.ts";

const password = text(128, "Password must be 128 characters or fewer").min(8, "Password must be at least 8 characters");
const name = (label: string) => requiredText(`${label} is required`, 50, `${label} must be less than 50 characters`);

export const Registration = z
  .object({
    email: emailAddress,
    password,
    confirmPassword: z.string(),
    firstName: name("First name"),
    lastName: name("Last name"),
  })
  .refine(({ password, confirmPassword }) => password === confirmPassword, {
    path: ["confirmPassword"],
    message: "Passwords don't match",
  });

export const Credentials = z.object({
  email: emailAddress,
  password: z.string().min(1, "Password is required").max(128, "Password must be 128 characters or fewer"),
});

export const RefreshRequest = z.object({ refreshToken: z.string().min(1, "A refresh token is required").max(200) });
