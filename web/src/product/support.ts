/** Stands for the instance's own address in every page that is built; the server fills that in. */
const placeholder = "support@assay.example";

// While pages are written out at the build there is no document.
export const supportEmail =
  globalThis.document?.querySelector<HTMLMetaElement>('meta[name="support-email"]')?.content ?? placeholder;

export const supportMail = (subject?: string) =>
  `mailto:${supportEmail}${subject ? `?subject=${encodeURIComponent(subject)}` : ""}`;
