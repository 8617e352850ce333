import { Agent, request as httpRequest } from "node:http";
import autocannon from "autocannon";
import { isShort, sized } from "./size.ts";

export interface Request {
  method?: "GET" | "POST";
  path: string;
  body?: unknown;
  headers?: Record<string, string>;
}

const connections = 64;
/** Milliseconds between autocannon's checks whether its time is over. */
const sample = sized(1000, 100);

/** Returns the answered requests per second. Each connection sends all requests, or its own share of them. */
export async function throughput(url: string, requests: Request[], seconds: number, sent: "all" | "shared" = "all") {
  const written = requests.map(({ method = "GET", path, body, headers = {} }) => ({
    method,
    path,
    headers: { ...headers, ...(body !== undefined && { "content-type": "application/json" }) },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  }));
  let connected = 0;
  const result = await autocannon({
    url,
    connections,
    ...(isShort ? { amount: 2 * connections } : { duration: seconds }),
    sampleInt: sample,
    requests: sent === "all" ? written : written.slice(0, 1),
    ...(sent === "shared" && {
      setupClient(client) {
        const mine = connected++;
        client.setRequests(written.filter((_, index) => index % connections === mine));
      },
    }),
  });
  if (result.non2xx + result.errors > 0)
    throw new Error(`${result.non2xx} refusals and ${result.errors} errors at ${requests[0]?.path}`);
  return result["2xx"] / result.duration;
}

const agent = new Agent({ keepAlive: true, maxSockets: 256 });

export function once(
  url: string,
  { method = "GET", path, body, headers = {} }: Request,
): Promise<{ status: number; text: string }> {
  const payload = body === undefined || Buffer.isBuffer(body) ? body : JSON.stringify(body);
  return new Promise((resolve, reject) => {
    const outgoing = httpRequest(
      `${url}${path}`,
      { method, agent, headers: { ...headers, ...(payload !== undefined && { "content-type": "application/json" }) } },
      (response) => {
        const chunks: Buffer[] = [];
        response.on("data", (chunk) => chunks.push(chunk));
        response.on("end", () => resolve({ status: response.statusCode ?? 0, text: Buffer.concat(chunks).toString() }));
      },
    );
    outgoing.on("error", reject);
    outgoing.end(payload);
  });
}

/**
 * Returns latencies in milliseconds from the time each request was due, so that a stall counts for all requests behind
 * it.
 */
export async function openLoop(rate: number, seconds: number, send: () => Promise<unknown>): Promise<number[]> {
  const latencies: number[] = [];
  const begin = performance.now();
  const answers: Promise<unknown>[] = [];
  for (let index = 0; index < Math.max(1, rate * seconds); ) {
    const due = begin + (index * 1000) / rate;
    if (due > performance.now()) {
      await new Promise((resolve) => setTimeout(resolve, 1));
      continue;
    }
    answers.push(send().then(() => latencies.push(performance.now() - due)));
    index++;
  }
  await Promise.all(answers);
  return latencies;
}

export async function sequential(times: number, send: () => Promise<unknown>): Promise<number[]> {
  const latencies: number[] = [];
  for (let index = 0; index < times; index++) {
    const begin = performance.now();
    await send();
    latencies.push(performance.now() - begin);
  }
  return latencies;
}

export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN;
}

export const median = (values: readonly number[]) => percentile(values, 0.5);
