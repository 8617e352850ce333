/**
 * Reasons to report an item. `illegal` includes hateful content, and `phishing` includes questions for passwords or
 * payments.
 */
export const reportReasons = ["impersonation", "phishing", "illegal", "other"] as const;
export type ReportReason = (typeof reportReasons)[number];

/** Characters. */
export const longestReport = 1000;
