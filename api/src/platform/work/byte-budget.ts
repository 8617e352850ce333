import { DomainError } from "../errors.ts";
import { megabyte } from "../limits.shared.ts";
import { perPlatform } from "../per-platform.ts";

interface Bounds {
  /** Bytes that one account or address may hold. */
  each: number;
  all: number;
}

/** A body that is in memory or still arriving. */
export interface HeldBody {
  /** The account or address that sends the body. */
  who: string;
  /** Cuts off a body that is arriving, with the reason; null once it is complete. */
  cut: ((reason: DomainError) => void) | null;
}

export interface ByteBudget {
  /** Counts bytes of a body. Throws UNAVAILABLE if they do not fit and no other body can be cut. */
  hold(body: HeldBody, bytes: number): void;
  release(body: HeldBody): void;
}

/** Seconds after which other bodies have probably arrived. */
export const soon = 10;
const tooMany = () =>
  new DomainError("UNAVAILABLE", "Too much is being sent right now. Please try again in a moment.", {
    retryAfter: soon,
  });

/**
 * Bounds the memory of arriving bodies. The body that has held the most for the longest makes room, so that no sender
 * blocks others.
 */
export function byteBudget({ each, all }: Bounds, now: () => number = performance.now.bind(performance)): ByteBudget {
  const bodies = new Map<HeldBody, { bytes: number; since: number }>();
  let total = 0;

  const ofSender = (who: string) => [...bodies].filter(([body]) => body.who === who);
  const sum = (some: ReturnType<typeof ofSender>) => some.reduce((bytes, [, one]) => bytes + one.bytes, 0);

  function release(body: HeldBody) {
    total -= bodies.get(body)?.bytes ?? 0;
    bodies.delete(body);
  }

  function makeRoom(body: HeldBody, some: ReturnType<typeof ofSender>) {
    const cost = ({ bytes, since }: { bytes: number; since: number }) => bytes * (now() - since);
    const others = some.filter(([other]) => other !== body && other.cut !== null);
    const [costliest] = others.toSorted(([, one], [, other]) => cost(other) - cost(one));
    if (!costliest) {
      release(body);
      throw tooMany();
    }
    release(costliest[0]);
    costliest[0].cut?.(tooMany());
  }

  return {
    hold(body, bytes) {
      const entry = bodies.get(body) ?? { bytes: 0, since: now() };
      entry.bytes += bytes;
      bodies.set(body, entry);
      total += bytes;
      for (let own = ofSender(body.who); sum(own) > each; own = ofSender(body.who)) makeRoom(body, own);
      while (total > all) makeRoom(body, [...bodies]);
    },
    release,
  };
}

/** Shared budget of a process for all bodies larger than `smallBody`. */
export const bodyBudget = perPlatform(() => byteBudget({ each: 40 * megabyte, all: 96 * megabyte }));

/** Bytes up to which a body is not counted. */
export const smallBody = 65_536;
