import { APIError } from "openai";
import { zodResponseFormat } from "openai/helpers/zod";
import type {
  ChatCompletionCreateParamsStreaming,
  ChatCompletionMessageParam,
} from "openai/resources/chat/completions";
import type { z } from "zod";
import { perPlatform } from "../../../platform/per-platform.ts";
import type { ModelPlatform } from "./client.ts";
import { isAboutForm, refusesField, troubleOf } from "./trouble.ts";

export interface Request {
  model: string;
  messages: ChatCompletionMessageParam[];
  /** The shape of the answer: an object. */
  shape: z.ZodObject;
  /** Maximum number of tokens in the answer. */
  limit: number;
}

/** Formats from the strictest to the one that every server understands. */
const forms = ["json_schema", "json_object", "tools", "text"] as const;
const limitNames = ["max_tokens", "max_completion_tokens"] as const;

/** The request format for a server. */
export interface Dialect {
  form: (typeof forms)[number];
  /** Parameter names for the token limit of an answer, the next one to try first; empty if the server accepts none. */
  limitNames: (typeof limitNames)[number][];
  /** Whether the server counts tokens in a stream. */
  counts: boolean;
  /** Maximum number of tokens in a request and its answer. */
  contextTokens: number;
}

/** The format that each server understood, by URL and model. */
export const dialects = perPlatform((_platform: ModelPlatform) => new Map<string, Dialect>());

export const firstDialect = (baseUrl: string, contextTokens: number): Dialect => ({
  form: "json_schema",
  // OpenAI's newer models refuse `max_tokens`, the only name that most other servers know.
  limitNames: new URL(baseUrl).hostname === "api.openai.com" ? [...limitNames].reverse() : [...limitNames],
  counts: true,
  contextTokens,
});

/** The next simpler form; null after the simplest. */
export function simpler(dialect: Dialect): Dialect | null {
  const form = forms[forms.indexOf(dialect.form) + 1];
  return form ? { ...dialect, form } : null;
}

/** The format for the next try after a refusal; null if no other format can help. */
export function after(error: unknown, dialect: Dialect): Dialect | null {
  if (!(error instanceof APIError)) return null;
  const [limitName, ...others] = dialect.limitNames;
  const isRefused = troubleOf(error) === "refused";
  if (isRefused && limitName && refusesField(error, limitName)) return { ...dialect, limitNames: others };
  if (isRefused && dialect.counts && refusesField(error, "stream_options")) return { ...dialect, counts: false };
  if (!isRefused && !isAboutForm(error)) return null;
  return simpler(dialect) ?? (dialect.counts ? { ...dialect, counts: false } : null);
}

export function bodyOf(
  { form, limitNames: [limitName], counts }: Dialect,
  { model, messages, shape, limit }: Request,
): ChatCompletionCreateParamsStreaming {
  const body = {
    model,
    messages,
    stream: true as const,
    ...(counts && { stream_options: { include_usage: true } }),
    ...(limitName && { [limitName]: limit }),
  };
  const response_format = zodResponseFormat(shape, "answer");
  const { name, schema = {} } = response_format.json_schema;
  switch (form) {
    case "json_schema":
      return { ...body, response_format };
    case "json_object":
      return { ...body, messages: withShape(messages, schema), response_format: { type: "json_object" } };
    case "tools": {
      const tool = { name, description: "Takes the answer.", parameters: schema };
      return {
        ...body,
        tools: [{ type: "function", function: tool }],
        tool_choice: { type: "function", function: { name } },
      };
    }
    case "text":
      return { ...body, messages: withShape(messages, schema) };
  }
}

function withShape(messages: ChatCompletionMessageParam[], schema: object): ChatCompletionMessageParam[] {
  const words = `Answer with JSON only, without any other words, that fits this JSON schema:\n${JSON.stringify(schema)}`;
  return messages.map((message) =>
    message.role === "system" ? { ...message, content: `${message.content}\n${words}` } : message,
  );
}
