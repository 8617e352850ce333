/** Every advisory lock. Numbers never change, because processes of two versions meet at them during an upgrade. */
export const locks = {
  embeddedOwner: 41_705,
  migrations: 41_706,
  /** Two administrators must not remove each other at once. */
  administrators: 41_707,
  /** Two processes that create queues at once deadlock. */
  queues: 41_708,
  /** Two processes that look for answers to delete would find the same ones. */
  retention: 41_709,
  /** Slots for generations are counted one after the other. */
  generationSlots: 4_170_001,
} as const;

/** Locks with a second number. PostgreSQL keeps both groups apart, so a number is unique only within its group. */
export const lockClasses = {
  /** With the slot a process writes its tallies to; held by its listening connection. */
  tallySlot: 41_707,
  /** With the hash of a creator or recipient whose mails of today are being counted. */
  resultMails: 41_708,
  /** With the hash of a user and an idempotency key whose request is running. */
  idempotencyKey: 41_709,
  /** With the hash of an item whose seats are being counted. */
  seats: 41_710,
  /** With the hash of a user whose failed sign-ins are being logged. */
  failedSignIns: 41_711,
} as const;
