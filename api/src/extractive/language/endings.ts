/** A suffix tree over lists of words, in which each word is below the next one. */
export class Endings {
  readonly #before = new Map<string, Endings>();

  add(words: readonly string[]) {
    let node: Endings = this;
    for (const word of words.toReversed()) {
      const next = node.#before.get(word) ?? new Endings();
      node.#before.set(word, next);
      node = next;
    }
  }

  hasLonger(words: readonly string[]): boolean {
    let node: Endings = this;
    for (const word of words.toReversed()) {
      const next = node.#before.get(word);
      if (!next) return false;
      node = next;
    }
    return node.#before.size > 0;
  }
}
