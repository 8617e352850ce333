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
    preview: "One click, and Assay knows that this address is yours.",
    heading: "Verify your email address",
    body: [
      greeting(user),
      "Please confirm that this address belongs to you. The link works for 24 hours.",
      { action: "Verify email address", url: link(platform, "/verify-email", token) },
    ],
    footer: [
      `You receive this because ${user.email} was entered for an account on Assay. If that was not you, ignore this mail: the address stays unconfirmed.`,
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
      "You can choose a new password with the link below. It works once and for one hour. Afterwards you are signed out everywhere.",
      { action: "Choose a new password", url: link(platform, "/reset-password", token) },
    ],
    footer: [
      "You receive this because somebody asked to reset the password of your account on Assay. If that was not you, ignore this mail: your password stays as it is.",
      supportLine(platform),
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
      greeting(user),
      "The password of your account on Assay has just been changed, and all other devices have been logged out. If it was you, there is nothing to do.",
      "If it was not you, somebody else may know how to get into your account. Reset the password now:",
      { action: "Reset my password", url: `${platform.publicUrl}/forgot-password` },
    ],
    footer: ["You receive this because it concerns the security of your account on Assay.", supportLine(platform)],
  },
});

export const addressConfirmationMail = (platform: Platform, newEmail: string, token: string): MailDraft => ({
  kind: "address-confirmation",
  recipient: newEmail,
  subject: "Confirm your new email address",
  letter: {
    preview: "One click, and your account on Assay moves to this address.",
    heading: "Confirm your new email address",
    body: [
      "Hello,",
      "This address was entered as the new one of an account on Assay. Please confirm that it belongs to you. The link works for 24 hours.",
      { action: "Confirm email address", url: link(platform, "/verify-email", token) },
    ],
    footer: [
      "If you did not ask for this, ignore this mail: the account stays where it is, and you have nothing to do with it.",
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
    preview: "Somebody who is signed in to your account wants to change its address.",
    heading: "Approve your new email address",
    body: [
      greeting(user),
      `Somebody who is signed in to your account on Assay wants to change its address to ${newEmail}. If that was you, approve it here. The link works for 24 hours.`,
      { action: "Approve the new address", url: link(platform, "/approve-address", token) },
      "If it was not you, do not approve it: nothing changes. Somebody may be signed in to your account, though. A new password signs them out:",
      { action: "Reset my password", url: `${platform.publicUrl}/forgot-password` },
    ],
    footer: ["You receive this because it concerns the security of your account on Assay.", supportLine(platform)],
  },
});

export const addressUndoMail = (platform: Platform, user: Recipient, token: string): MailDraft => ({
  kind: "address-changed",
  recipient: user.email,
  subject: "The email address of your account was changed",
  letter: {
    preview: "If it was you, there is nothing to do. If not, take your account back within a week.",
    heading: "Your email address was changed",
    body: [
      greeting(user),
      `Your account on Assay, until now under ${user.email}, has another address now, which was confirmed. If it was you, there is nothing to do.`,
      "If it was not you, take the account back within a week. That signs everybody out, and we mail you a link to choose a new password.",
      { action: "Undo the change", url: link(platform, "/undo-address", token) },
    ],
    footer: ["You receive this because it concerns the security of your account on Assay.", supportLine(platform)],
  },
});

/** Sent to an address that has just recovered its account. The password is void, so the mail has a reset link. */
export const addressUndoneMail = (platform: Platform, user: Recipient, token: string): MailDraft => ({
  kind: "address-undone",
  recipient: user.email,
  subject: "Your account is back: choose a new password",
  letter: {
    preview: "The change of address is undone. The old password no longer works.",
    heading: "Your account is back at this address",
    body: [
      greeting(user),
      `The change of address was undone: your account on Assay belongs to ${user.email} again. Everybody was signed out, access tokens ended, and the password you had opens nothing any more.`,
      "To get in, choose a new password with the link below. It works once and for one hour.",
      { action: "Choose a new password", url: link(platform, "/reset-password", token) },
      "If the hour is over, ask for another link:",
      { action: "Ask for a new link", url: `${platform.publicUrl}/forgot-password` },
    ],
    footer: ["You receive this because it concerns the security of your account on Assay.", supportLine(platform)],
  },
});

export const addressChangedMail = (platform: Platform, user: Recipient): MailDraft => ({
  kind: "address-changed",
  recipient: user.email,
  subject: "The email address of your account was changed",
  letter: {
    preview: "Your account on Assay has another address now.",
    heading: "Your email address was changed",
    body: [
      greeting(user),
      `The account on Assay that was made with ${user.email}, an address that was never confirmed, has another address now.`,
      `If that was not you, write to ${platform.settings.supportEmail} at once, from this address.`,
    ],
    footer: ["You receive this one last mail because it concerns the security of an account on Assay."],
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
    preview: "If it was you, there is nothing to do.",
    heading: "A webhook was changed in your account",
    body: [
      greeting(user),
      `A webhook${calledBy(user, host)} of your account on Assay has just been changed: it sends to another address, or more than before. If it was you, there is nothing to do.`,
      "If it was not you, end it, and choose a new password:",
      { action: "Look at my webhooks", url: `${platform.publicUrl}${path}` },
    ],
    footer: ["You receive this because it concerns the security of your account on Assay.", supportLine(platform)],
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
  subject: "Your webhook was switched off",
  letter: {
    preview: "Its receiver accepts no messages. You can turn it on again, and have missed messages sent again.",
    heading: "Your webhook was switched off",
    body: [
      greeting(user),
      because === "gone"
        ? `The receiver of a webhook${calledBy(user, host)} of your account on Assay answered that it is gone for good (410). Nothing is sent there any more.`
        : `The receiver of a webhook${calledBy(user, host)} of your account on Assay has taken no message for five days. Nothing is sent there any more.`,
      "When the receiver works, turn the webhook on again, and have everything since then sent again. If you no longer need it, delete it.",
      { action: "Look at my webhooks", url: `${platform.publicUrl}${path}` },
    ],
    footer: ["You receive this because the webhook belongs to your account on Assay.", supportLine(platform)],
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
      ? ["An access token", "a program can use your account with it until it is revoked", "Look at my access tokens"]
      : [
          "A webhook",
          "what happens to your items, such as new answers, is sent to its address until it is deleted",
          "Look at my webhooks",
        ];
  const called = calledBy(user, name);
  return {
    kind: made,
    recipient: user.email,
    subject: `${what} was made in your account`,
    letter: {
      preview: "If it was you, there is nothing to do.",
      heading: `${what} was made in your account`,
      body: [
        greeting(user),
        `${what}${called} has just been made in your account on Assay: ${does}. If it was you, there is nothing to do.`,
        "If it was not you, end it, and choose a new password:",
        { action, url: `${platform.publicUrl}${path}` },
      ],
      footer: ["You receive this because it concerns the security of your account on Assay.", supportLine(platform)],
    },
  };
}
