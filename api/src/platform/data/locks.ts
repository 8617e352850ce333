/**
 * Every advisory lock of the service, by name. The numbers stay as they are: during an upgrade, processes of the old
 * code and of the new have to meet at the same ones. No two in one group may be alike.
 */
export const locks = {
  /** Held by the process that owns an embedded database, for as long as it lives. */
  embeddedOwner: 41_705,
  /** Held while the database is brought to the newest migration. */
  migrations: 41_706,
  /** Held while an administrator is made or unmade, so that two of them cannot remove each other at once. */
  administrators: 41_707,
  /** Held while the queues are made: two processes that make them at once lock each other out. */
  queues: 41_708,
  /** Held while a place for a generation is taken, so that the places are counted one after the other. */
  generationPlaces: 4_170_001,
} as const;

/** Locks with a second number, as in `pg_advisory_lock(class, number)`; PostgreSQL keeps them apart from the others. */
export const lockClasses = {
  /** With the number of the slot a process writes its tallies to; held by its listening connection. */
  tallySlot: 41_707,
  /** With the hash of a creator or recipient whose mails of today are being counted. */
  resultMails: 41_708,
  /** With the hash of a user and a key of theirs whose request is being done. */
  idempotencyKey: 41_709,
} as const;
