import { onTestFinished } from "vitest";

interface Result {
  // biome-ignore lint/suspicious/noExplicitAny: a wrong guess about an answer fails the test that makes it
  data?: any;
  errors?: { message: string; extensions?: { code?: string } }[];
}

interface Headers {
  [name: string]: string;
}

/** Sends an operation over HTTP and parses the event stream by hand, so that a test sees every byte. */
export async function openEventStream(
  address: string,
  payload: object,
  { token, ...headers }: { token?: string } & Headers = {},
) {
  const abort = new AbortController();
  onTestFinished(() => abort.abort());
  const response = await fetch(`${address}/graphql`, {
    method: "POST",
    signal: abort.signal,
    headers: {
      "content-type": "application/json",
      accept: "text/event-stream",
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...headers,
    },
    body: JSON.stringify(payload),
  });
  const events: Result[] = [];
  let text = "";
  const waiting = new Set<() => void>();
  const wake = () => {
    for (const go of waiting) go();
  };

  /** Whether the stream ended with `complete` or was cut. */
  const closed = (async () => {
    const decoder = new TextDecoder();
    try {
      for await (const chunk of response.body ?? []) {
        text += decoder.decode(chunk, { stream: true });
        for (let end = text.indexOf("\n\n"); end >= 0; end = text.indexOf("\n\n")) {
          const [, name, data = ""] = /^event: (\w+)\ndata: ?(.*)$/.exec(text.slice(0, end)) ?? [];
          text = text.slice(end + 2);
          if (name === "next") events.push(JSON.parse(data));
          if (name === "complete") return "complete";
          wake();
        }
      }
    } catch {
      return "broken";
    }
    return "cut";
  })();
  void closed.then(wake);

  return {
    status: response.status,
    headers: response.headers,
    events,
    closed,
    close: () => abort.abort(),
    async next(): Promise<Result> {
      for (;;) {
        const event = events.shift();
        if (event) return event;
        const { promise, resolve } = Promise.withResolvers<void>();
        waiting.add(resolve);
        const how = await Promise.race([promise, closed]);
        waiting.delete(resolve);
        if (how && events.length === 0) throw new Error(`The stream ended: ${how}`);
      }
    },
  };
}
