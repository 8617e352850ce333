import pLimit, { type LimitFunction } from "p-limit";

interface Limits {
  atOnce: number;
  /** How many may wait, in all and for one person. */
  waiting: number;
  waitingOfOne: number;
}

/** A queue for work on behalf of people: one piece of each person's at a time, so that nobody waits behind all of another's. */
export class Turns {
  readonly #limits: Limits;
  readonly #places: LimitFunction;
  readonly #people = new Map<string, { own: LimitFunction; asked: number }>();
  #asked = 0;

  constructor(limits: Limits) {
    this.#limits = limits;
    this.#places = pLimit(limits.atOnce);
  }

  /** Does the work when it is this person's turn; null when too much waits already. */
  take<T>(person: string, work: () => Promise<T>): Promise<T> | null {
    const queue = this.#people.get(person) ?? { own: pLimit(1), asked: 0 };
    const { atOnce, waiting, waitingOfOne } = this.#limits;
    if (this.#asked >= atOnce + waiting || queue.asked > waitingOfOne) return null;
    this.#people.set(person, queue);
    this.#asked += 1;
    queue.asked += 1;
    // Only the first of a person's stands in the common queue.
    return queue
      .own(() => this.#places(work))
      .finally(() => {
        this.#asked -= 1;
        queue.asked -= 1;
        if (queue.asked === 0) this.#people.delete(person);
      });
  }
}
