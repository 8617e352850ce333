import type OpenAI from "openai";
import { APIError } from "openai";
import { Stream } from "openai/core/streaming";
import { z } from "zod";
import { BrokenOff, EndlessAnswer, type Trouble, troubleOf } from "./trouble.ts";

export interface Spent {
  inputTokens: number;
  outputTokens: number;
}

const text = z.union([
  z.string(),
  // Some servers send parts, or the arguments of a tool as an object.
  z.array(z.object({ text: z.string().catch("") })).transform((parts) => parts.map(({ text }) => text).join("")),
  z.record(z.string(), z.unknown()).transform((value) => JSON.stringify(value)),
]);
const Said = z.object({
  content: text.nullish().catch(null),
  refusal: z.string().nullish().catch(null),
  tool_calls: z
    .array(z.object({ function: z.object({ arguments: text.nullish() }).nullish() }))
    .nullish()
    .catch(null),
});
const Part = z.object({
  choices: z
    .array(
      z.object({
        delta: Said.nullish(),
        message: Said.nullish(),
        finish_reason: z.string().nullish().catch(null),
      }),
    )
    .nullish()
    .catch(null),
  usage: z.object({ prompt_tokens: z.number(), completion_tokens: z.number() }).nullish().catch(null),
});

export interface Piece {
  /** Text of the message, or arguments of the tool. */
  text: string;
  refusal: string;
  /** Reason for the end of the answer; null while it continues. */
  ending: string | null;
  /** Tokens of the request and its answer, if the server counts them. */
  usage: Spent | null;
}

/** The pieces of an answer. Only one if the server does not stream although it was asked to. */
export async function* piecesOf(response: Response, client: OpenAI): AsyncGenerator<Piece> {
  if (/\bjson\b/.test(response.headers.get("content-type") ?? "")) {
    const whole = await response.json();
    if (whole?.error) throw new APIError(undefined, whole.error, undefined, response.headers);
    yield pieceOf(whole);
    return;
  }
  for await (const event of Stream.fromSSEResponse<unknown>(response, new AbortController(), client)) {
    yield pieceOf(event);
  }
}

function pieceOf(event: unknown): Piece {
  const { choices, usage } = Part.catch({ choices: null, usage: null }).parse(event);
  const [choice] = choices ?? [];
  const replyPart = choice?.delta ?? choice?.message;
  const handed = replyPart?.tool_calls?.map((call) => call.function?.arguments ?? "") ?? [];
  return {
    text: [replyPart?.content ?? "", ...handed].join(""),
    refusal: replyPart?.refusal ?? "",
    ending: choice?.finish_reason ?? null,
    usage: usage ? { inputTokens: usage.prompt_tokens, outputTokens: usage.completion_tokens } : null,
  };
}

/** Maximum size of an answer for each allowed token, including the protocol around it. */
const perToken = { characters: 8, events: 2 };

/** Collects the pieces of an answer of at most `limit` tokens. */
export function answerWithin(limit: number) {
  let [events, said, refusal] = [0, "", ""];
  let ending: string | null = null;
  let usage: Spent | null = null;
  return {
    add(piece: Piece) {
      events += 1;
      said += piece.text;
      refusal += piece.refusal;
      ending = piece.ending ?? ending;
      // Some servers send a running total in each piece.
      usage = piece.usage ?? usage;
      if (events > limit * perToken.events || said.length > limit * perToken.characters)
        throw new EndlessAnswer("The answer is too long");
    },
    /** Throws BrokenOff if the answer was refused or stopped. `found` is the number of objects in it. */
    judge(found: number) {
      if (refusal && found === 0) throw new BrokenOff("declined", refusal);
      if (ending === "content_filter") throw new BrokenOff("filtered", "The answer was stopped by the content filter");
      if (ending === "length" && found === 0) throw new BrokenOff("cut", "The answer was cut at its limit of tokens");
    },
    said: () => said,
    /** The server's counts; null if it sends none. */
    usage: (): Spent | null => usage,
  };
}

/** Errors in the middle of an answer that a server would send again. */
const lasting = new Set<Trouble>(["quota", "context", "filtered", "model", "key"]);

/** Whether an answer only broke off in the middle, so that the rest can be requested. */
export const isBreak = (error: unknown) =>
  error instanceof TypeError ||
  error instanceof SyntaxError ||
  (error instanceof APIError && !lasting.has(troubleOf(error)));
