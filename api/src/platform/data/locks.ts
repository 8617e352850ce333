/** Every advisory lock. Numbers never change, because processes of two versions share them during an upgrade. */
export const locks = {
  embeddedOwner: 41_705,
  migrations: 41_706,
  /** Prevents two administrators from removing each other at once. */
  administrators: 41_707,
  /** Prevents a deadlock of two processes that create queues at once. */
  queues: 41_708,
  /** Prevents two processes from finding the same answers to delete. */
  retention: 41_709,
  /** Makes counting of generation slots run one process at a time. */
  generationSlots: 4_170_001,
} as const;

/** Locks with a second number. PostgreSQL keeps the two groups apart, so a number is unique only within its group. */
export const lockClasses = {
  /** Second number: the slot for a process's tallies. Held by its listening connection. */
  tallySlot: 41_707,
  /** Second number: hash of a creator or recipient whose mails of the last day are being counted. */
  resultMails: 41_708,
  /** Second number: hash of a user and an idempotency key whose request is running. */
  idempotencyKey: 41_709,
  /** Second number: hash of an item whose seats are being counted. */
  seats: 41_710,
  /** Second number: hash of a user whose failed logins are being logged. */
  failedSignIns: 41_711,
} as const;
