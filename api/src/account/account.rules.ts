import { z } from "zod";
import { scopes, withReading } from "../platform/identity/scopes.shared.ts";
import { shapes } from "../platform/shape/shape.rules.ts";
import { emailAddress } from "../platform/shared/email.rules.ts";
import { nameText, text } from "../platform/shared/text.rules.ts";

export const passwordRule = "At least 8 characters";
export const changedPasswordRule = `${passwordRule} with uppercase, lowercase and numbers`;

const example = "Ada-1815-Lovelace";
const tooShort = "Password must be at least 8 characters";
const password = text(128, "Password must be 128 characters or fewer", tooShort).min(8, tooShort);
/** Patterns with Unicode classes would not work in every consumer of the contract. */
const has = (pattern: RegExp) => (value: string) => pattern.test(value);
const newPasswordText = password.meta({ description: `${passwordRule}.`, example });
const again = { description: "The same password again.", example };
const name = (label: string) => nameText(label, 50, `${label} must be less than 50 characters`);
const firstName = name("First name").meta({ description: "Given name.", example: "Ada" });
const lastName = name("Last name").meta({ description: "Family name.", example: "Lovelace" });
const email = emailAddress.meta({
  description: "Email address of the account, in upper or lower case.",
  example: "ada@example.com",
});

const requiredText = (label: string) =>
  z
    .string(`${label} is required`)
    .min(1, `${label} is required`)
    .max(128, `${label} must be 128 characters or fewer`)
    .meta({ description: `${label}.`, example });
const secret = (missing: string) =>
  z
    .string(missing)
    .min(1, missing)
    .max(200)
    .meta({ description: "Token in the emailed link.", example: "q5f0K1ZyTgqv0cXo7a2uGk8oJ1mWb3rD" });
const mismatch = { path: ["confirmPassword"], message: "Passwords don't match" };

export const unknownZone = "Unknown time zone. Please choose one such as Europe/Berlin";

/** "EST" and "+05:30" are refused, because programs disagree on what they mean. */
function isTimeZone(name: string): boolean {
  if (name !== "UTC" && !name.includes("/")) return false;
  try {
    return Boolean(new Intl.DateTimeFormat("en", { timeZone: name }));
  } catch {
    return false;
  }
}

const timeZone = text(64, unknownZone, unknownZone)
  .refine(isTimeZone, unknownZone)
  .meta({ description: "IANA name of the time zone that days are counted in.", example: "Europe/Berlin" });
export const TimeZoneFound = z.object({ timeZone });

const endWebhooks = z
  .boolean()
  .nullish()
  .meta({ description: "Whether the webhooks of all the account's items end as well; kept by default." });
export const SignOut = z.object({ endWebhooks });

export const Registration = z
  .object({
    email,
    password: newPasswordText,
    confirmPassword: z.string(mismatch.message).meta(again),
    firstName,
    lastName,
    timeZone: timeZone.nullish(),
  })
  .refine(({ password, confirmPassword }) => password === confirmPassword, mismatch);

export const Credentials = z.object({ email, password: requiredText("Password") });

export const RefreshRequest = z.object({
  refreshToken: secret("A refresh token is required").meta({ description: "The session's latest refresh token." }),
});

export const ResetRequest = z.object({ email });

export const PasswordReset = z
  .object({
    token: secret("The password reset link is missing or invalid."),
    password: newPasswordText,
    confirmPassword: z.string().min(8, "Please confirm your password").meta(again),
    endWebhooks,
  })
  .refine(({ password, confirmPassword }) => password === confirmPassword, mismatch);

export const Verification = z.object({ token: secret("Invalid verification link. No token provided.") });
export const MailedToken = z.object({ token: secret("This link is invalid: it has no token.") });

/** Text rule that reads an empty string as absent. */
const orEmpty = (rule: z.ZodType<string, string>, wrongType?: string) =>
  z
    .string(wrongType)
    .transform((value) => value || null)
    .pipe(rule.nullable())
    .nullish();

/** A missing field stays unchanged. */
export const Profile = z.object({
  firstName: firstName.optional(),
  lastName: lastName.optional(),
  email: email.optional().meta({
    description:
      "New email address, which must be verified. If the current one is verified, it stays valid until then and must approve the new one, unless `currentPassword` is given.",
  }),
  currentPassword: orEmpty(requiredText("Current password"), "Current password is required").meta({
    description: "Current password. With it, a new email address needs no approval from the current one.",
    example,
  }),
  timeZone: orEmpty(timeZone).meta({
    description: "IANA name of the time zone that days are counted in; unchanged if omitted.",
    example: "Europe/Berlin",
  }),
});

export const PasswordChange = z
  .object({
    currentPassword: requiredText("Current password"),
    newPassword: password
      .refine(has(/\p{Lu}/u), "Password must contain at least one uppercase letter")
      .refine(has(/\p{Ll}/u), "Password must contain at least one lowercase letter")
      .refine(has(/\p{Nd}/u), "Password must contain at least one number")
      .meta({ description: `${changedPasswordRule}.`, example }),
    confirmPassword: z.string().min(1, "Please confirm your new password").meta(again),
    endWebhooks,
  })
  .refine(({ newPassword, confirmPassword }) => newPassword === confirmPassword, mismatch);

const leftContent = ["keep", "delete"] as const;

export const AccountDeletion = z.object({
  password: requiredText("Password"),
  content: z.enum(leftContent, "Choose what happens to your content").register(shapes, { name: "LeftContent" }).meta({
    description:
      "`keep`: the items stay, private and without an owner. `delete`: the items and their responses are deleted.",
  }),
});

export const plans = ["free", "pro", "enterprise"] as const;

export const tokenDays = [30, 90, 365] as const;

const maxTokenItems = 100;

const shorthand = "Choose what the token may do: read or write, or scopes of your choice";

const TokenFields = z.object({
  name: name("A name").meta({
    description: "Purpose of the token, as named by its owner.",
    example: "Nightly report",
  }),
  scope: z.enum(["read", "write"], shorthand).register(shapes, { name: "TokenScope" }).nullish().meta({
    description: "Shorthand for scopes: `read` for all that read, `write` for all, including scopes added later.",
    example: "read",
  }),
  scopes: z
    .array(z.enum(scopes).register(shapes, { name: "AccessScope" }))
    .min(1, "Choose at least one scope")
    .max(scopes.length, `Choose up to ${scopes.length} scopes`)
    .nullish()
    .transform((asked) => asked && withReading(asked))
    .meta({
      description: "Scopes of the token, instead of `scope`. Each `:write` includes the `:read` of the same name.",
      example: ["content:read", "results:read"],
    }),
  items: z
    .array(z.string().register(shapes, { name: "ID" }))
    .min(1, "Choose at least one item")
    .max(maxTokenItems, `A token is for up to ${maxTokenItems} items`)
    .nullish()
    .meta({
      description: "Ids of the items that the token is restricted to; all current and future items if omitted.",
    }),
  expiresInDays: z
    .literal(tokenDays, `Choose ${tokenDays.join(", ")} days, or never`)
    .nullish()
    .meta({ description: "Days until the token expires; valid until it is revoked if omitted." }),
});

export const NewAccessToken = TokenFields.refine(({ scope, scopes }) => scope != null || scopes != null, {
  path: ["scope"],
  message: shorthand,
})
  .refine(({ scope, scopes }) => scope == null || scopes == null, {
    path: ["scopes"],
    message: "Send either scope or scopes",
  })
  .meta({ example: { name: "Nightly report", scopes: ["content:read", "results:read"], expiresInDays: 30 } });
