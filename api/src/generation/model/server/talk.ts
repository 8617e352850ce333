import { estimateTokenCount } from "tokenx";
import { answerWithin, isBreak, piecesOf, type Spent } from "./answer.ts";
import { clientOf, type ModelPlatform, responseTo } from "./client.ts";
import { after, bodyOf, type Dialect, dialects, firstDialect, type Request, simpler } from "./dialect.ts";
import { objectReader } from "./objects.ts";

/** A request to a model for objects of a shape. */
interface Wish extends Omit<Request, "model"> {
  /** Tells the wanted objects apart from those around and inside them. */
  isWanted(value: Record<string, unknown>): boolean;
}

export interface Talk {
  /** Maximum number of tokens in a request and its answer. */
  contextTokens(): number;
  /** Limits the model to half of the last request, which was too long. False if nothing useful would be left. */
  shrink(): boolean;
  /**
   * Yields each wanted object once it is complete, in whatever format the server needs. Ends if the stream breaks.
   * Throws an APIError for a server error, and BrokenOff or EndlessAnswer for the answer.
   */
  objects(wish: Wish, signal: AbortSignal): AsyncGenerator<Record<string, unknown>>;
  /** Tokens so far, counted by the server or otherwise estimated. */
  spent(): Spent;
}

const leastContext = 2000;

/** Talks to a model of the configured server, in the format that it understood last. */
export function talkWith(platform: ModelPlatform, model: string): Talk {
  const client = clientOf(platform);
  const dialectsByModel = dialects(platform);
  const key = `${client.baseURL} ${model}`;
  const first = firstDialect(client.baseURL, platform.settings.openaiContextTokens);
  /** The format to try next. Every talk with the same model shares a format that was understood. */
  let lastDialect: Dialect | null = null;
  const dialect = () => lastDialect ?? dialectsByModel.get(key) ?? first;
  let lastSize = 0;
  const spent: Spent = { inputTokens: 0, outputTokens: 0 };

  async function understood(request: Request, signal: AbortSignal) {
    let [current, refusal]: [Dialect | null, unknown] = [dialect(), null];
    while (current) {
      try {
        const response = await responseTo(client, bodyOf(current, request), request.limit, signal);
        return { response, asked: current };
      } catch (error) {
        signal.throwIfAborted();
        refusal ??= error;
        current = after(error, current);
      }
    }
    throw refusal;
  }

  async function* objects({ isWanted, ...wish }: Wish, signal: AbortSignal) {
    const request = { ...wish, model };
    lastSize = sizeOf(request) + request.limit;
    const { response, asked } = await understood(request, signal);
    const reader = objectReader(isWanted);
    const answer = answerWithin(wish.limit);
    let objectCount = 0;
    let isWhole = true;
    try {
      try {
        for await (const piece of piecesOf(response, client)) {
          answer.add(piece);
          for (const object of reader.read(piece.text)) {
            objectCount += 1;
            dialectsByModel.set(key, asked);
            yield object;
          }
        }
      } catch (error) {
        signal.throwIfAborted();
        if (!isBreak(error)) throw error;
        isWhole = false;
        platform.log.warn({ err: error }, "An answer of the model broke off");
      }
      for (const object of reader.rest()) {
        objectCount += 1;
        dialectsByModel.set(key, asked);
        yield object;
      }
      answer.judge(objectCount);
      lastDialect = objectCount === 0 && isWhole ? simpler(asked) : null;
    } finally {
      const { inputTokens, outputTokens } = answer.usage() ?? {
        inputTokens: sizeOf(request),
        outputTokens: estimateTokenCount(answer.said()),
      };
      spent.inputTokens += inputTokens;
      spent.outputTokens += outputTokens;
    }
  }

  return {
    contextTokens: () => dialect().contextTokens,
    shrink() {
      const contextTokens = Math.floor(Math.min(dialect().contextTokens, lastSize) / 2);
      dialectsByModel.set(key, { ...dialect(), contextTokens });
      return contextTokens >= leastContext;
    },
    objects,
    spent: () => ({ ...spent }),
  };
}

/** Approximate tokens of an image of 1,600 pixels. */
const tokensOfImage = 1000;

function sizeOf({ messages }: Request): number {
  const partsOf = ({ content }: Request["messages"][number]): readonly object[] =>
    typeof content === "string" ? [{ text: content }] : (content ?? []);
  const parts = messages.flatMap(partsOf);
  const texts = parts.map((part) => ("text" in part ? part.text : "")).join("\n");
  return estimateTokenCount(texts) + parts.filter((part) => "image_url" in part).length * tokensOfImage;
}
