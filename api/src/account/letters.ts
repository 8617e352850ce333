import type { User } from "../generated/prisma/client.ts";
import type { MailDraft } from "../platform/mail/mail.ts";
import type { Platform } from "../platform/platform.ts";

export type Recipient = Pick<User, "email" | "firstName" | "isEmailVerified">;

/** Links start with PUBLIC_URL, never with the Host header, which the client controls. */
const link = ({ publicUrl }: Platform, path: string, token: string) => `${publicUrl}${path}?token=${token}`;

/** An unverified address may be a stranger's, so mail to it contains no user-written text, including names. */
const greeting = ({ firstName, isEmailVerified }: Recipient) => (isEmailVerified ? `Hello ${firstName},` : "Hello,");
const supportLine = ({ settings }: Platform) => `Questions? Write to ${settings.supportEmail}.`;

export const verificationMail = (platform: Platform, user: Recipient, token: string): MailDraft => ({
  kind: "verification",
  recipient: user.email,
  subject: "Verify your email address",
  letter: {
    preview: "Confirm that this email address is yours.",
    heading: "Verify your email address",
    body: [
      greeting(user),
      "Please confirm that this email address is yours. The link works for 24 hours.",
      { action: "Verify email address", url: link(platform, "/verify-email", token) },
    ],
    footer: [
      `You're receiving this because ${user.email} was entered for an account on Assay. If it wasn't you, ignore this email: the address stays unconfirmed.`,
      supportLine(platform),
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
      greeting(user),
      "Choose a new password with the link below. It works once, for an hour. You will then be logged out everywhere.",
      { action: "Choose a new password", url: link(platform, "/reset-password", token) },
    ],
    footer: [
      "You're receiving this because someone asked to reset the password of your account on Assay. If it wasn't you, ignore this email: your password stays as it is.",
      supportLine(platform),
    ],
  },
});

export const passwordChangedMail = (platform: Platform, user: Recipient): MailDraft => ({
  kind: "password-changed",
  recipient: user.email,
  subject: "Your password was changed",
  letter: {
    preview: "If it was you, you don't need to do anything.",
    heading: "Your password was changed",
    body: [
      greeting(user),
      "The password of your account on Assay has just been changed, and all other devices have been logged out. If it was you, you don't need to do anything.",
      "If it wasn't you, someone else may have access to your account. Reset your password now:",
      { action: "Reset my password", url: `${platform.publicUrl}/forgot-password` },
    ],
    footer: ["You're receiving this because it concerns the security of your account on Assay.", supportLine(platform)],
  },
});

export const addressConfirmationMail = (platform: Platform, newEmail: string, token: string): MailDraft => ({
  kind: "address-confirmation",
  recipient: newEmail,
  subject: "Confirm your new email address",
  letter: {
    preview: "Confirm this email address for your account on Assay.",
    heading: "Confirm your new email address",
    body: [
      "Hello,",
      "This email address was entered as the new address of an account on Assay. Please confirm that it is yours. The link works for 24 hours.",
      { action: "Confirm email address", url: link(platform, "/verify-email", token) },
    ],
    footer: [
      "If you didn't ask for this, ignore this email: the account keeps its current address.",
      supportLine(platform),
    ],
  },
});

export const addressApprovalMail = (
  platform: Platform,
  user: Recipient,
  newEmail: string,
  token: string,
): MailDraft => ({
  kind: "address-approval",
  recipient: user.email,
  subject: "Approve your new email address",
  letter: {
    preview: "Someone logged in to your account wants to change its email address.",
    heading: "Approve your new email address",
    body: [
      greeting(user),
      `Someone logged in to your account on Assay wants to change its email address to ${newEmail}. If it was you, approve it here. The link works for 24 hours.`,
      { action: "Approve the new address", url: link(platform, "/approve-address", token) },
      "If it wasn't you, don't approve it: nothing changes. Someone may be logged in to your account, though. A new password logs them out:",
      { action: "Reset my password", url: `${platform.publicUrl}/forgot-password` },
    ],
    footer: ["You're receiving this because it concerns the security of your account on Assay.", supportLine(platform)],
  },
});

export const addressUndoMail = (platform: Platform, user: Recipient, token: string): MailDraft => ({
  kind: "address-changed",
  recipient: user.email,
  subject: "The email address of your account was changed",
  letter: {
    preview: "If it wasn't you, undo the change within a week.",
    heading: "Your email address was changed",
    body: [
      greeting(user),
      `The email address of your account on Assay was ${user.email}. It now has a different, confirmed address. If it was you, you don't need to do anything.`,
      "If it wasn't you, undo the change within a week. This logs everyone out, and we'll email you a link to choose a new password.",
      { action: "Undo the change", url: link(platform, "/undo-address", token) },
    ],
    footer: ["You're receiving this because it concerns the security of your account on Assay.", supportLine(platform)],
  },
});

/** Sent to an address that has just recovered its account. The password is void, so the mail has a reset link. */
export const addressUndoneMail = (platform: Platform, user: Recipient, token: string): MailDraft => ({
  kind: "address-undone",
  recipient: user.email,
  subject: "Your account is restored: choose a new password",
  letter: {
    preview: "The email change was undone. The old password no longer works.",
    heading: "Your account has this email address again",
    body: [
      greeting(user),
      `The email change was undone: your account on Assay has the address ${user.email} again. Everyone was logged out, access tokens were revoked, and the old password no longer works.`,
      "To log in, choose a new password with the link below. It works once, for an hour.",
      { action: "Choose a new password", url: link(platform, "/reset-password", token) },
      "After an hour, request a new link:",
      { action: "Request a new link", url: `${platform.publicUrl}/forgot-password` },
    ],
    footer: ["You're receiving this because it concerns the security of your account on Assay.", supportLine(platform)],
  },
});

export const addressChangedMail = (platform: Platform, user: Recipient): MailDraft => ({
  kind: "address-changed",
  recipient: user.email,
  subject: "The email address of your account was changed",
  letter: {
    preview: "Your account on Assay now has a different email address.",
    heading: "Your email address was changed",
    body: [
      greeting(user),
      `Your account on Assay was created with ${user.email}, which was never confirmed. It now has a different email address.`,
      `If it wasn't you, write to ${platform.settings.supportEmail} immediately, from this address.`,
    ],
    footer: ["This is the last email to this address. It concerns the security of an account on Assay."],
  },
});

/** A user chose this name, so it is not sent to an unverified address, which may be a stranger's. */
const calledBy = ({ isEmailVerified }: Recipient, name: string) => (isEmailVerified ? ` (${name})` : "");

/** Reports that a webhook now sends more data or sends it elsewhere. */
export const accessChangedMail = (platform: Platform, user: Recipient, host: string, path: string): MailDraft => ({
  kind: "webhook-changed",
  recipient: user.email,
  subject: "A webhook was changed in your account",
  letter: {
    preview: "If it was you, you don't need to do anything.",
    heading: "A webhook was changed in your account",
    body: [
      greeting(user),
      `A webhook${calledBy(user, host)} in your account on Assay was changed: it now sends to a different URL, or more data than before. If it was you, you don't need to do anything.`,
      "If it wasn't you, delete it and choose a new password:",
      { action: "View my webhooks", url: `${platform.publicUrl}${path}` },
    ],
    footer: ["You're receiving this because it concerns the security of your account on Assay.", supportLine(platform)],
  },
});

/** Reports that a webhook was turned off. */
export const webhookOffMail = (
  platform: Platform,
  user: Recipient,
  because: "gone" | "failing",
  host: string,
  path: string,
): MailDraft => ({
  kind: "webhook-off",
  recipient: user.email,
  subject: "A webhook was disabled",
  letter: {
    preview: "Its receiver accepts no messages. You can turn it on again and resend missed messages.",
    heading: "A webhook was disabled",
    body: [
      greeting(user),
      because === "gone"
        ? `The receiver of a webhook${calledBy(user, host)} in your account on Assay returned 410 Gone. Nothing is sent to it.`
        : `The receiver of a webhook${calledBy(user, host)} in your account on Assay accepted no message for five days. Nothing is sent to it.`,
      "When the receiver works, turn the webhook on again and resend the missed messages. If you no longer need it, delete it.",
      { action: "View my webhooks", url: `${platform.publicUrl}${path}` },
    ],
    footer: ["You're receiving this because the webhook belongs to your account on Assay.", supportLine(platform)],
  },
});

/** Reports new lasting access to an account (a token or webhook), which can be revoked at `path`. */
export function accessMadeMail(
  platform: Platform,
  user: Recipient,
  made: "token-made" | "webhook-made",
  name: string,
  path: string,
): MailDraft {
  const [what, does, action] =
    made === "token-made"
      ? ["An access token", "programs can use your account with it until you revoke it", "View my access tokens"]
      : [
          "A webhook",
          "it sends events of your items, such as new responses, to its URL until you delete it",
          "View my webhooks",
        ];
  const called = calledBy(user, name);
  return {
    kind: made,
    recipient: user.email,
    subject: `${what} was created in your account`,
    letter: {
      preview: "If it was you, you don't need to do anything.",
      heading: `${what} was created in your account`,
      body: [
        greeting(user),
        `${what}${called} was created in your account on Assay: ${does}. If it was you, you don't need to do anything.`,
        "If it wasn't you, delete it and choose a new password:",
        { action, url: `${platform.publicUrl}${path}` },
      ],
      footer: [
        "You're receiving this because it concerns the security of your account on Assay.",
        supportLine(platform),
      ],
    },
  };
}
