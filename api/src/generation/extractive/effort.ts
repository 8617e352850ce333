/**
 * Per character of the source. Ordinary texts need less than one; only artificial ones, in which nothing fits, reach
 * the limit.
 */
const perCharacter = 8;

/**
 * Counts what was examined (names, terms, positions) and sets a limit: each gap is compared with all names or terms, so
 * the work could grow with the square of the length.
 */
export class Effort {
  examined = 0;
  readonly #most: number;

  constructor(characters: number) {
    this.#most = perCharacter * characters;
  }

  get isSpent(): boolean {
    return this.examined >= this.#most;
  }
}
