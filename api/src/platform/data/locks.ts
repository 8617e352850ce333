/**
 * Every advisory lock of the service. The numbers never change, because processes of two versions must meet at the same
 * locks during an upgrade, and are unique within a group.
 */
export const locks = {
  /** Held by the process that owns an embedded database, for its whole life. */
  embeddedOwner: 41_705,
  migrations: 41_706,
  /** Held while the administrator flag changes, so that two administrators cannot remove each other at once. */
  administrators: 41_707,
  /** Held while the queues are created; two processes that create them at once deadlock. */
  queues: 41_708,
  /** Held while a slot for a generation is taken, so that slots are counted one after the other. */
  generationSlots: 4_170_001,
} as const;

/** Locks with a second number, as in `pg_advisory_lock(class, number)`; PostgreSQL keeps both groups apart. */
export const lockClasses = {
  /** With the slot a process writes its tallies to; held by its listening connection. */
  tallySlot: 41_707,
  /** With the hash of a creator or recipient whose mails of today are being counted. */
  resultMails: 41_708,
  /** With the hash of a user and an idempotency key whose request is running. */
  idempotencyKey: 41_709,
} as const;
