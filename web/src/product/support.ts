/** A placeholder in built pages, which the server replaces by the instance's email address. */
const placeholder = "support@assay.example";

// Prerendering has no document.
export const supportEmail =
  globalThis.document?.querySelector<HTMLMetaElement>('meta[name="support-email"]')?.content ?? placeholder;

export const supportMail = (subject?: string) =>
  `mailto:${supportEmail}${subject ? `?subject=${encodeURIComponent(subject)}` : ""}`;
