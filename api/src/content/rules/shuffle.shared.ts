/**
 * The rank of an entry in an order derived from a text, such as the key of an attempt with an id. Sorting by rank gives
 * every order equally often, and always the same order for the same texts. Adding or removing entries doesn't change
 * the order of the others.
 */
export function rankOf(text: string): number {
  let rank = 0;
  // The zeros spread the effect of the last letters over all 32 bits.
  for (const letter of `${text}\0\0`) {
    rank = Math.imul(rank ^ letter.charCodeAt(0), 0x85ebca6b);
    rank ^= rank >>> 15;
  }
  return rank;
}
