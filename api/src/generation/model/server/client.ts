import { setTimeout as sleep } from "node:timers/promises";
import OpenAI, { APIConnectionError, APIError } from "openai";
import type { ChatCompletionCreateParams } from "openai/resources/chat/completions";
import { perPlatform } from "../../../platform/per-platform.ts";
import type { Platform } from "../../../platform/platform.ts";
import { EndlessAnswer, isPassing } from "./trouble.ts";

/** The services that talking to a model takes. */
export type ModelPlatform = Pick<Platform, "settings" | "log">;

export const clientOf = perPlatform(
  ({ settings }: ModelPlatform) =>
    new OpenAI({
      apiKey: settings.openaiKey ?? "",
      baseURL: settings.openaiBaseUrl,
      // The client's own retries would continue after the creator has left.
      maxRetries: 0,
      organization: null,
      project: null,
      logLevel: "off",
    }),
);

/** Bytes that an answer may have for each requested token, including the protocol around it. */
const bytesPerToken = 512;

/** The response, aborted after `most` bytes, because a server may ignore its token limit. */
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

const tries = 3;
/** Milliseconds. A user waits, so a server that asks for a longer pause counts as failing. */
const longestPause = 15_000;

/** The server's response to a request for at most `limit` tokens. Retries while the problem may be temporary. */
export async function responseTo(
  client: OpenAI,
  request: ChatCompletionCreateParams,
  limit: number,
  signal: AbortSignal,
): Promise<Response> {
  const careful = client.withOptions({
    fetch: async (url, init) => bounded(await fetch(url, init), limit * bytesPerToken),
  });
  for (let attempt = 1; ; attempt++) {
    try {
      return await careful.chat.completions.create(request, { signal }).asResponse();
    } catch (error) {
      signal.throwIfAborted();
      const pause = pauseAfter(error, attempt);
      if (attempt === tries || !(error instanceof APIConnectionError || isPassing(error)) || pause > longestPause)
        throw error;
      await sleep(pause, undefined, { signal });
    }
  }
}

/** Milliseconds. */
export function pauseAfter(error: unknown, attempt: number): number {
  const retryAfter = error instanceof APIError ? Number(error.headers?.get("retry-after")) : 0;
  return retryAfter > 0 ? retryAfter * 1000 : 500 * 2 ** (attempt - 1);
}
