import type { User } from "../generated/prisma/client.ts";
import type { MailDraft } from "../platform/mail.ts";
import type { Platform } from "../platform/platform.ts";

type Recipient = Pick<User, "email" | "firstName" | "isEmailVerified">;

/** Links begin with PUBLIC_URL, never with what a request says its host is. */
const link = ({ publicUrl }: Platform, path: string, token: string) => `${publicUrl}${path}?token=${token}`;

/** To an address that nobody has proven goes nothing that somebody wrote: it may be a stranger's, and the name a message. */
const hello = ({ firstName, isEmailVerified }: Recipient) => (isEmailVerified ? `Hello ${firstName},` : "Hello,");
const help = ({ settings }: Platform) => `Questions? Write to ${settings.supportEmail}.`;

export const verificationMail = (platform: Platform, user: Recipient, token: string): MailDraft => ({
  kind: "verification",
  recipient: user.email,
  subject: "Verify your email address",
  letter: {
    preview: "One click, and Assay knows that this address is yours.",
    heading: "Verify your email address",
    body: [
      hello(user),
      "Please confirm that this address belongs to you. The link works once and for 24 hours.",
      { action: "Verify email address", url: link(platform, "/verify-email", token) },
    ],
    footer: [
      `You receive this because ${user.email} was entered for an account on Assay. If that was not you, ignore this mail: the address stays unconfirmed.`,
      help(platform),
    ],
  },
});

export const resetMail = (platform: Platform, user: Recipient, token: string): MailDraft => ({
  kind: "reset",
  recipient: user.email,
  subject: "Reset your password",
  letter: {
    preview: "Choose a new password for your account on Assay.",
    heading: "Reset your password",
    body: [
      hello(user),
      "You can choose a new password with the link below. It works once and for one hour. Afterwards you are signed out everywhere.",
      { action: "Choose a new password", url: link(platform, "/reset-password", token) },
    ],
    footer: [
      "You receive this because somebody asked to reset the password of your account on Assay. If that was not you, ignore this mail: your password stays as it is.",
      help(platform),
    ],
  },
});

export const passwordChangedMail = (platform: Platform, user: Recipient): MailDraft => ({
  kind: "password-changed",
  recipient: user.email,
  subject: "Your password was changed",
  letter: {
    preview: "If it was you, there is nothing to do.",
    heading: "Your password was changed",
    body: [
      hello(user),
      "The password of your account on Assay has just been changed, and whoever was signed in elsewhere has been signed out. If it was you, there is nothing to do.",
      "If it was not you, somebody else may know how to get into your account. Reset the password now:",
      { action: "Reset my password", url: `${platform.publicUrl}/forgot-password` },
    ],
    footer: ["You receive this because it concerns the security of your account on Assay.", help(platform)],
  },
});

export const addressChangedMail = (platform: Platform, user: Recipient, oldAddress: string): MailDraft => ({
  kind: "address-changed",
  recipient: oldAddress,
  subject: "The email address of your account was changed",
  letter: {
    preview: "Your account on Assay has another address now.",
    heading: "Your email address was changed",
    body: [
      hello(user),
      `Your account on Assay, until now under ${oldAddress}, has just been given another address. From now on you sign in with the new one, and mails go there.`,
      `If that was not you, write to ${platform.settings.supportEmail} at once, from this address.`,
    ],
    footer: ["You receive this one last mail because it concerns the security of your account on Assay."],
  },
});
