/** Comparisons per character of the source. Only artificial texts without fitting distractors reach the limit. */
const perCharacter = 2;

/**
 * Limits comparisons. Each gap is compared with all names or terms, so the work could grow with the square of the
 * length.
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
