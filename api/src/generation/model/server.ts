import { setTimeout as sleep } from "node:timers/promises";
import OpenAI, { APIConnectionError, APIError } from "openai";
import type { ChatCompletionCreateParamsStreaming } from "openai/resources/chat/completions";
import { perPlatform } from "../../platform/per.ts";
import { itemReader } from "./items.ts";

export const clientOf = perPlatform(
  ({ settings }) =>
    new OpenAI({
      apiKey: settings.openaiKey ?? "",
      baseURL: settings.openaiBaseUrl,
      // Its own retries sleep on when the creator has left.
      maxRetries: 0,
      organization: null,
      project: null,
      logLevel: "off",
    }),
);

/** What a question may take, in any script, and a whole answer; the most that common models write. */
const tokens = { base: 1000, each: 750, most: 16_000 };
/** What an answer may have for each token that was asked for: what is written, and all that a server wraps it in. */
const perToken = { characters: 8, events: 2, bytes: 512 };

/** The server wrote on when it should have been done long since. */
export class EndlessAnswer extends Error {}

/** How many tokens a model may write about so many questions. */
export const answerLimit = (questionCount: number): number =>
  Math.min(tokens.most, tokens.base + tokens.each * questionCount);

/** The limit under the name that the server knows it by. */
export function limitFor(baseUrl: string, limit: number) {
  // OpenAI's newer models refuse the older name, which is the one that all other servers know.
  return new URL(baseUrl).hostname === "api.openai.com" ? { max_completion_tokens: limit } : { max_tokens: limit };
}

/** The response, whose body breaks off when it gets too long: a server need not keep to the limit it was given. */
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
/** Somebody watches: a server that wants to be left alone for longer is as good as one that refuses. */
const longestPause = 15_000;

/**
 * Asks the server and yields each item of its answer, as JSON, once that is complete. A stream that breaks off ends; one
 * without an end throws EndlessAnswer.
 */
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

/** The stream of an answer. Waits and tries again when the server is busy or stumbles. */
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

/** As long as the server says, or a little longer each time. */
function pauseAfter(error: unknown, attempt: number): number {
  const asked = error instanceof APIError ? Number(error.headers?.get("retry-after")) : 0;
  return asked > 0 ? asked * 1000 : 500 * 2 ** (attempt - 1);
}
