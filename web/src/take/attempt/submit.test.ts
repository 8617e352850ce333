import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Interception, Refusal } from "./api.ts";
import type { Delay } from "./attempt.ts";
import { deliver } from "./submit.ts";

const refusal = (status: number, headers: Record<string, string> = {}) =>
  new Refusal(new Response(null, { status, headers }), { message: "No" });

const intercepted = (status: number) => new Interception(new Response(null, { status }));

function delivery(...outcomes: (Error | "ok")[]) {
  const leaving = new AbortController();
  const events = new EventTarget();
  const delays: Delay[] = [];
  const browser = { online: true };
  const send = vi.fn(async () => {
    const outcome = outcomes[Math.min(send.mock.calls.length, outcomes.length) - 1];
    if (outcome instanceof Error) throw outcome;
    return outcome;
  });
  const answer = deliver(send, {
    signal: leaving.signal,
    onDelay: (delay) => delays.push(delay),
    network: { isOnline: () => browser.online, events },
  });
  answer.catch(() => {});
  return { answer, send, delays, leaving, events, browser };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe("delivering", () => {
  it("answers at once when all is well", async () => {
    const { answer, delays } = delivery("ok");
    await expect(answer).resolves.toBe("ok");
    expect(delays).toEqual([]);
  });

  it("tries again, later each time, while the network is down or the server busy", async () => {
    const { answer, send, delays } = delivery(new TypeError("Failed to fetch"), refusal(503), refusal(429), "ok");
    await vi.advanceTimersByTimeAsync(1900);
    expect(send).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(700);
    expect(send).toHaveBeenCalledTimes(2);
    await vi.advanceTimersByTimeAsync(15_000);
    await expect(answer).resolves.toBe("ok");
    expect(delays).toEqual(["unreachable", "busy", "busy"]);
  });

  it("waits as long as the server asks, and otherwise not much more than a minute", async () => {
    const { send } = delivery(refusal(503, { "Retry-After": "120" }), ...Array(20).fill(refusal(500)));
    await vi.advanceTimersByTimeAsync(119_000);
    expect(send).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(31_000);
    expect(send.mock.calls.length).toBeGreaterThan(1);
    await vi.advanceTimersByTimeAsync(600_000);
    const before = send.mock.calls.length;
    await vi.advanceTimersByTimeAsync(76_000);
    expect(send.mock.calls.length).toBeGreaterThan(before);
  });

  it("waits five minutes for a server that asks for hours", async () => {
    const { answer } = delivery(refusal(503, { "Retry-After": "86400" }), "ok");
    await vi.advanceTimersByTimeAsync(299_000);
    await vi.advanceTimersByTimeAsync(77_000);
    await expect(answer).resolves.toBe("ok");
  });

  it.each([200, 400, 401, 403, 404, 409, 413])("tries again after a %i from something in between", async (status) => {
    const { answer, delays } = delivery(intercepted(status), intercepted(502), "ok");
    await vi.advanceTimersByTimeAsync(60_000);
    await expect(answer).resolves.toBe("ok");
    expect(delays).toEqual(["intercepted", "busy"]);
  });

  it("tries again when the page becomes visible", async () => {
    const { answer, events, delays } = delivery(refusal(503, { "Retry-After": "200" }), "ok");
    await vi.advanceTimersByTimeAsync(0);
    expect(delays).toEqual(["busy"]);
    events.dispatchEvent(new Event("visibilitychange"));
    await expect(answer).resolves.toBe("ok");
  });

  it("tries again as soon as the device is online", async () => {
    const { answer, delays, events, browser } = delivery(new TypeError("Failed to fetch"), "ok");
    browser.online = false;
    await vi.advanceTimersByTimeAsync(0);
    expect(delays).toEqual(["offline"]);
    events.dispatchEvent(new Event("online"));
    await expect(answer).resolves.toBe("ok");
  });

  it.each([400, 403, 404, 409])("takes %i as an answer", async (status) => {
    const { answer, send } = delivery(refusal(status), "ok");
    await expect(answer).rejects.toMatchObject({ status });
    expect(send).toHaveBeenCalledTimes(1);
  });

  it("stops when the taker leaves", async () => {
    const { answer, send, leaving } = delivery(refusal(503), "ok");
    await vi.advanceTimersByTimeAsync(0);
    leaving.abort();
    await expect(answer).rejects.toThrow();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(send).toHaveBeenCalledTimes(1);
  });
});
