/** Why an item is reported; `illegal` includes hateful content, `phishing` questions for passwords or payments. */
export const reportReasons = ["impersonation", "phishing", "illegal", "other"] as const;
export type ReportReason = (typeof reportReasons)[number];

/** In characters. */
export const longestReport = 1000;
