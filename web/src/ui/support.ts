// The server writes its SUPPORT_EMAIL into the page.
export const supportEmail =
  document.querySelector<HTMLMetaElement>('meta[name="support-email"]')?.content ?? "support@assay.example";

export const supportMail = (subject?: string) =>
  `mailto:${supportEmail}${subject ? `?subject=${encodeURIComponent(subject)}` : ""}`;
