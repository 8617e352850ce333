import { DomainError, isConflict, isUnavailable } from "../../platform/errors.ts";
import { perPlatform } from "../../platform/per-platform.ts";
import { type AttemptRow, type Outcome, storeBatch, storedAs } from "./batch.ts";
import { lanes, processSlot } from "./slot.ts";

declare module "../../platform/work/events.ts" {
  interface Topics {
    /** Items that got answers, or whose figures changed for another reason. */
    results: true;
  }
}

type Written = Exclude<Outcome, "locked">;

interface Waiting {
  row: AttemptRow;
  since: number;
  /** Whether this is a retry. The first try may have been stored without a reply to this process. */
  isRepeated: boolean;
  resolve(outcome: Written): void;
  reject(error: unknown): void;
}

const batchSize = 64;
const queueSize = 5000;
/** Milliseconds after which a statement counts as unresponsive. */
const unresponsiveAfter = 3000;
/**
 * Limits for answers to a locked item: how many may wait, for how long, and the pause between retries. Milliseconds.
 */
const lockedLimits = { size: 1000, patience: 5000, pause: 25 };

/**
 * Stores many takers' attempts in one statement. Attempts that arrive while a statement is running go into the next
 * batch; an idle server writes immediately. `write` resolves after the commit. Answers to a locked item wait
 * separately, so that other items are not delayed.
 */
export const attemptWriter = perPlatform((platform) => {
  const queue: Waiting[] = [];
  const aside = new Map<string, Waiting[]>();
  const trying = new Set<string>();
  const free = Array.from({ length: lanes }, (_, lane) => lane);
  const slot = processSlot(platform);
  const sending = new Map<number, number>();
  let timer: NodeJS.Timeout | null = null;
  let idle: (() => void)[] = [];

  platform.health.watch(() => {
    const late = performance.now() - unresponsiveAfter;
    return [...sending.values()].some((since) => since < late) ? "answers are not being stored" : null;
  });

  const isIdle = () => free.length === lanes && queue.length === 0 && aside.size === 0;
  platform.onStop(async () => {
    if (!isIdle()) await new Promise<void>((resolve) => idle.push(resolve));
  });

  function pump() {
    while (queue.length > 0 && free.length > 0) void send(free.pop() as number, queue.splice(0, batchSize));
    if (isIdle()) {
      for (const resolve of idle) resolve();
      idle = [];
    }
  }

  async function send(lane: number, batch: Waiting[]) {
    sending.set(lane, performance.now());
    try {
      await store(lane, batch);
    } catch (error) {
      if (isContended(error)) for (const one of batch) hold(one);
      else if (platform.health.isSilent) giveUp(batch, error);
      else await storeApart(lane, batch);
    } finally {
      sending.delete(lane);
      free.push(lane);
      pump();
    }
  }

  /** Stores row by row, so that one invalid row does not fail the others. */
  async function storeApart(lane: number, batch: Waiting[]) {
    for (const [index, one] of batch.entries()) {
      one.isRepeated = true;
      try {
        await store(lane, [one]).catch((error) => {
          if (!hasNoTaker(error)) throw error;
          one.row.userId = null;
          return store(lane, [one]);
        });
      } catch (error) {
        if (isContended(error)) hold(one);
        else if (isUnavailable(error)) return giveUp(batch.slice(index), error);
        else one.reject(error);
      }
    }
  }

  /** Rejects everything queued, because the database is unreachable. */
  function giveUp(batch: Waiting[], error: unknown) {
    for (const one of [...batch, ...queue.splice(0)]) one.reject(error);
  }

  async function store(lane: number, batch: Waiting[]) {
    const outcomes = await storeBatch(
      platform,
      slot.current + lane,
      batch.map(({ row }) => row),
    );
    for (const one of batch) {
      const outcome = outcomes.get(one.row.id) ?? "missing";
      if (outcome === "locked") hold(one);
      // The row has the id from this process, so the first try was stored.
      else if (outcome === "known" && one.isRepeated)
        one.resolve(((await storedAs(platform, one.row)) ?? outcome) as Written);
      else one.resolve(outcome);
    }
  }

  function hold(one: Waiting) {
    const waiting = aside.get(one.row.contentId) ?? [];
    aside.set(one.row.contentId, waiting);
    waiting.push(one);
    timer ??= setInterval(tryHeld, lockedLimits.pause);
  }

  function tryHeld() {
    const now = performance.now();
    for (const waiting of aside.values()) {
      const isOver = ({ since }: Waiting) => now - since > lockedLimits.patience;
      for (const one of waiting.filter(isOver)) one.reject(busy());
      waiting.splice(0, waiting.length, ...waiting.filter((one) => !isOver(one)));
    }
    for (const [contentId, waiting] of aside) {
      // A retry may take longer than the pause.
      if (trying.has(contentId)) continue;
      const lane = free.pop();
      if (lane !== undefined) void tryItem(lane, contentId, waiting);
      return;
    }
  }

  async function tryItem(lane: number, contentId: string, waiting: Waiting[]) {
    // Moves to the end, so that every item gets its turn.
    aside.delete(contentId);
    aside.set(contentId, waiting);
    const batch = waiting.splice(0, batchSize);
    trying.add(contentId);
    if (batch.length > 0) await send(lane, batch);
    else free.push(lane);
    trying.delete(contentId);
    if (batch.some((one) => waiting.includes(one))) return;
    aside.delete(contentId);
    queue.unshift(...waiting);
    if (timer && aside.size === 0) {
      clearInterval(timer);
      timer = null;
    }
    pump();
  }

  return {
    write(row: AttemptRow): Promise<Written> {
      const waiting = aside.get(row.contentId);
      if (queue.length >= queueSize || (waiting && waiting.length >= lockedLimits.size)) throw busy();
      return new Promise((resolve, reject) => {
        const one = { row, since: performance.now(), isRepeated: false, resolve, reject };
        if (waiting) waiting.push(one);
        else queue.push(one);
        pump();
      });
    },
  };
});

const busy = () =>
  new DomainError("UNAVAILABLE", "Too many people are submitting right now. Please try again.", { retryAfter: 1 });

/** A lock timeout (55P03), or the victim of a deadlock. */
const isContended = (error: unknown) => isConflict(error) || (error as { code?: string }).code === "55P03";

/** The taker's account was deleted. The attempt is stored without an account, like their earlier ones. */
const hasNoTaker = (error: unknown) => (error as { constraint?: string }).constraint === "attempts_user_id_fkey";
