/** An answer that is none: a proxy's page, or nothing at all. */
export class UnreadableAnswer extends Error {}
