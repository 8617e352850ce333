/** Per character of the source. Only artificial texts, in which no distractor fits, reach the limit. */
const perCharacter = 2;

/** Limits comparisons: each gap meets all names or terms, so the work could grow with the square of the length. */
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
