import { setTimeout as sleep } from "node:timers/promises";
import OpenAI, { APIConnectionError, APIError } from "openai";
import type { ChatCompletionCreateParamsStreaming } from "openai/resources/chat/completions";
import { perPlatform } from "../../platform/per-platform.ts";
import { itemReader } from "./items.ts";

export const clientOf = perPlatform(
  ({ settings }) =>
    new OpenAI({
      apiKey: settings.openaiKey ?? "",
      baseURL: settings.openaiBaseUrl,
      // The client's own retries would sleep on after the creator has left.
      maxRetries: 0,
      organization: null,
      project: null,
      logLevel: "off",
    }),
);

/** Tokens: allowance for an answer, for each question in any script, and the most that common models write. */
const tokens = { base: 1000, each: 750, most: 16_000 };
/** The most an answer may have for each requested token, including the protocol around it. */
const perToken = { characters: 8, events: 2, bytes: 512 };

export class EndlessAnswer extends Error {}

export const answerLimit = (questionCount: number): number =>
  Math.min(tokens.most, tokens.base + tokens.each * questionCount);

export function limitFor(baseUrl: string, limit: number) {
  // OpenAI's newer models refuse `max_tokens`, the only name that other servers know.
  return new URL(baseUrl).hostname === "api.openai.com" ? { max_completion_tokens: limit } : { max_tokens: limit };
}

/** The response, aborted beyond `most` bytes: a server may ignore its token limit. */
function bounded(response: Response, most: number): Response {
  let size = 0;
  const body = response.body?.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        size += chunk.byteLength;
        if (size > most) controller.error(new EndlessAnswer("The answer is too long"));
        else controller.enqueue(chunk);
      },
    }),
  );
  return new Response(body, response);
}

type Request = Omit<ChatCompletionCreateParamsStreaming, "stream">;

const tries = 3;
/** Milliseconds. A user waits, so a server that asks for a longer pause counts as failing. */
const longestPause = 15_000;

/** Yields each item as JSON once it is complete. A broken stream ends; an endless one throws EndlessAnswer. */
export async function* itemsFrom(
  client: OpenAI,
  request: Request,
  limit: number,
  signal: AbortSignal,
): AsyncGenerator<string> {
  const stream = await begun(
    client.withOptions({ fetch: async (url, init) => bounded(await fetch(url, init), limit * perToken.bytes) }),
    { ...request, ...limitFor(client.baseURL, limit) },
    signal,
  );
  const read = itemReader();
  let [events, characters] = [0, 0];
  try {
    for await (const { choices } of stream) {
      const text = choices[0]?.delta?.content ?? "";
      events += 1;
      characters += text.length;
      if (events > limit * perToken.events || characters > limit * perToken.characters) {
        throw new EndlessAnswer("The answer is too long");
      }
      yield* read(text);
    }
  } catch (error) {
    signal.throwIfAborted();
    if (!(error instanceof APIError || error instanceof TypeError || error instanceof SyntaxError)) throw error;
  }
}

async function begun(client: OpenAI, request: Request, signal: AbortSignal) {
  for (let attempt = 1; ; attempt++) {
    try {
      return await client.chat.completions.create({ ...request, stream: true }, { signal });
    } catch (error) {
      signal.throwIfAborted();
      const pause = pauseAfter(error, attempt);
      if (attempt === tries || !isPassing(error) || pause > longestPause) throw error;
      await sleep(pause, undefined, { signal });
    }
  }
}

const isPassing = (error: unknown) =>
  error instanceof APIConnectionError ||
  (error instanceof APIError && [408, 409, 429, 500, 502, 503, 504, 529].includes(Number(error.status)));

/** Milliseconds. */
export function pauseAfter(error: unknown, attempt: number): number {
  const asked = error instanceof APIError ? Number(error.headers?.get("retry-after")) : 0;
  return asked > 0 ? asked * 1000 : 500 * 2 ** (attempt - 1);
}
