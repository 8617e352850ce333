/**
 * The place of something in an order that is drawn from a text, such as the key of an attempt with an id: whatever is
 * sorted by it has each of its orders equally often, and always the same one. What is added or removed leaves the others
 * as they were among themselves.
 */
export function rankOf(text: string): number {
  let rank = 0;
  // The zeros spread what the last letters changed over all of the 32 bits.
  for (const letter of `${text}\0\0`) {
    rank = Math.imul(rank ^ letter.charCodeAt(0), 0x85ebca6b);
    rank ^= rank >>> 15;
  }
  return rank;
}
