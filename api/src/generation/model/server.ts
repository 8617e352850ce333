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

const tries = 3;
/** Somebody watches: a server that wants to be left alone for longer is as good as one that refuses. */
const longestPause = 15_000;

/** Asks the server and yields each item of its answer, as JSON, once that is complete. A stream that breaks off ends. */
export async function* itemsFrom(
  client: OpenAI,
  request: Omit<ChatCompletionCreateParamsStreaming, "stream">,
  signal: AbortSignal,
): AsyncGenerator<string> {
  const stream = await begun(client, request, signal);
  const read = itemReader();
  try {
    for await (const { choices } of stream) yield* read(choices[0]?.delta?.content ?? "");
  } catch (error) {
    signal.throwIfAborted();
    if (!(error instanceof APIError || error instanceof TypeError || error instanceof SyntaxError)) throw error;
  }
}

/** The stream of an answer. Waits and tries again when the server is busy or stumbles. */
async function begun(
  client: OpenAI,
  request: Omit<ChatCompletionCreateParamsStreaming, "stream">,
  signal: AbortSignal,
) {
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
