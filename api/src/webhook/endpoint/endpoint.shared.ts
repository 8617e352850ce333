/** `perItem` counts webhooks of that item alone, `others` an account's that are of several items or of all. */
export const most = { perItem: 5, others: 20, items: 100 } as const;
