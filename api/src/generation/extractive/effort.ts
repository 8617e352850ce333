/** For each character of a source. Ordinary texts need less than one; only made-up ones, in which nothing fits, reach it. */
const perCharacter = 8;

/**
 * How much has been looked at, counted in names, terms and places, and when it is enough: each gap is compared with all
 * names or terms of its source, so that without an end twice the text could be four times the work.
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
