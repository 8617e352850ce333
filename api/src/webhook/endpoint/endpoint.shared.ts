/** `perItem` limits the webhooks of a single item, `others` an account's webhooks of several items or of all. */
export const most = { perItem: 5, others: 20, items: 100 } as const;
