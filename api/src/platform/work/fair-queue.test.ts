import { expect, it } from "vitest";
import { fairQueue } from "./fair-queue.ts";

const bounds = { atOnce: 1, eachAtOnce: 2, each: 4, all: 6, busy: "Not now", retryAfter: 3 };
const refusal = { code: "UNAVAILABLE", message: "Not now", retryAfter: 3 };

/** `done` lists the work in the order it started. Each piece ends on demand. */
function aQueue(part: Partial<typeof bounds> = {}) {
  const inTurn = fairQueue({ ...bounds, ...part });
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  const ask = (who: string) => {
    const asked = inTurn(who, () => {
      begun.push(who);
      return new Promise<string>((resolve) => ends.push(() => resolve(who)));
    });
    asked.catch(() => {});
    return asked;
  };
  const drain = async () => {
    for (let end = ends.shift(); end; end = ends.shift()) {
      end();
      await new Promise(setImmediate);
    }
  };
  return { inTurn, ask, begun, drain, ends };
}

it("serves those who ask in turns", async () => {
  const { ask, begun, drain } = aQueue({ all: 20 });
  for (const who of "aaaabbc") ask(who);
  await drain();
  expect(begun.join("")).toBe("aabcaba");
});

it("does so much at once, also after work that failed", async () => {
  const { inTurn, ask, begun } = aQueue({ atOnce: 2 });
  const fails = inTurn("a", async () => {
    throw new Error("no");
  });
  ask("a");
  ask("b");
  await expect(fails).rejects.toThrow("no");
  await new Promise(setImmediate);
  expect(begun).toEqual(["a", "b"]);
  ask("c");
  await new Promise(setImmediate);
  expect(begun).toEqual(["a", "b"]);
});

it("keeps a place free of those who have their share of places", async () => {
  const { ask, begun, drain, ends } = aQueue({ atOnce: 2, eachAtOnce: 1, all: 20 });
  for (const who of "aaab") ask(who);
  expect(begun.join("")).toBe("ab");
  ends.pop()?.();
  await new Promise(setImmediate);
  expect(begun.join("")).toBe("ab");
  await drain();
  expect(begun.join("")).toBe("abaa");
});

it("lets nobody wait for more than their share", async () => {
  const { ask, begun, drain } = aQueue({ each: 2, all: 20 });
  const asked = [..."aaab"].map(ask);
  await expect(ask("a")).rejects.toMatchObject(refusal);
  await drain();
  expect(await Promise.all(asked)).toEqual(["a", "a", "a", "b"]);
  expect(begun.join("")).toBe("aaba");
});

it("gives a place of the longest line to a sender with fewer, and refuses a sender with as many", async () => {
  const { ask, begun, drain } = aQueue();
  const asked = [..."aaaaabb"].map(ask);
  const honest = ask("c");
  await expect(asked[4]).rejects.toMatchObject(refusal);
  await expect(ask("a")).rejects.toMatchObject(refusal);
  const late = ask("d");
  await expect(asked[3]).rejects.toMatchObject(refusal);
  await expect(ask("b")).rejects.toMatchObject(refusal);
  await drain();
  expect(await Promise.all([honest, late])).toEqual(["c", "d"]);
  expect(begun.join("")).toBe("aabcdab");
});
