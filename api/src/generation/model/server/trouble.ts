import { APIConnectionError, APIError } from "openai";
import type { Settings } from "../../../platform/settings.ts";

/** An answer that exceeds every limit. */
export class EndlessAnswer extends Error {}

/** An answer that its server or model broke off. */
export class BrokenOff extends Error {
  readonly trouble: "declined" | "filtered" | "cut";
  constructor(trouble: BrokenOff["trouble"], words: string) {
    super(words);
    this.trouble = trouble;
  }
}

export type Trouble = keyof typeof words;

/** The problem, and the steps that the creator and an administrator can take. */
const words = {
  busy: () => "The AI service is busy. Please try again in a few minutes.",
  quota: () => "The AI service's quota is used up. Ask an administrator to check its plan and billing.",
  key: () => "The AI service refused the key. Ask an administrator to check OPENAI_API_KEY.",
  model: ({ openaiModel }: Settings) =>
    `The AI service does not have the model “${openaiModel}”. Ask an administrator to check OPENAI_MODEL.`,
  address: () => "The AI service does not answer at its URL. Ask an administrator to check OPENAI_BASE_URL.",
  context: () =>
    "This is more than the AI model can read at once. Use a shorter source or fewer questions, or ask an administrator to check OPENAI_CONTEXT_TOKENS.",
  declined: () =>
    "The AI model declined to write about this. Word it differently or choose another source. An administrator can find the model's reason in the log.",
  filtered: () =>
    "The AI service's content filter stopped the answer. Word it differently or choose another part of the source. An administrator can change the filter with the provider.",
  cut: () =>
    "The AI model's answer ended before the first question was whole. Ask for fewer questions, or ask an administrator to raise OPENAI_OUTPUT_TOKENS.",
  unusable: () => "The AI service did not return enough usable questions. Please try again.",
  slow: () => "The AI service took too long. Please try again, or ask for fewer questions.",
  refused: () => "The AI service refused the request. An administrator can find the reason in the log.",
  own: () => "The AI service has a problem. Please try again in a few minutes.",
  unreachable: () => "The AI service could not be reached. Please try again in a moment.",
};

/** Troubles whose messages are about questions and their source. */
export const aboutQuestions: ReadonlySet<Trouble> = new Set<Trouble>([
  "context",
  "declined",
  "filtered",
  "cut",
  "unusable",
  "slow",
]);

export const inWords = (trouble: Trouble, settings: Settings): string => words[trouble](settings);

/** Classifies a server error. Servers agree on few codes, so their messages are read as well. */
export function troubleOf(error: unknown): Trouble {
  if (error instanceof EndlessAnswer) return "unusable";
  if (error instanceof BrokenOff) return error.trouble;
  if (!(error instanceof APIError) || error instanceof APIConnectionError) return "unreachable";
  const status = statusOf(error);
  const errorText = saidBy(error);
  if (status === 402 || /insufficient[_ ](quota|balance|credit|funds)|exceeded your current quota/.test(errorText))
    return "quota";
  if (
    /context[_ ](length|window|size)|maximum context|prompt is too long|too many (input )?tokens/.test(errorText) ||
    status === 413
  )
    return "context";
  if (/content[_ ](filter|policy|management)/.test(errorText)) return "filtered";
  if (
    /model_not_found|(unknown|invalid|no such) model/.test(errorText) ||
    /\b(not found|does not exist|not exist|unknown)/.test(from(/model\b/, errorText))
  )
    return "model";
  if (status === 429) return "busy";
  if (status === 401 || status === 403) return "key";
  if ((status === 404 || status === 405) && !isAboutForm(error)) return "address";
  return status !== undefined && status < 500 ? "refused" : "own";
}

/** Whether a server or its model refuses images. Each server words this differently. */
export const refusesImages = (error: unknown) =>
  error instanceof APIError &&
  (/image|multi-?modal|vision|mmproj/.test(saidBy(error)) ||
    /\b(must be a|expected a|valid) string/.test(from(/content\b/, saidBy(error))));

/** Whether a retry may help. */
export const isPassing = (error: unknown) =>
  error instanceof APIError &&
  ["busy", "own", "refused"].includes(troubleOf(error)) &&
  [408, 409, 429, 500, 502, 503, 504, 529].includes(Number(statusOf(error))) &&
  !isAboutForm(error);

/** Whether a server objects to the format of a request rather than to its content. */
export const isAboutForm = (error: APIError) =>
  /response_format|json_schema|json_object|structured|grammar|schema|guided|tool|function|stream_options/.test(
    saidBy(error),
  );

/** An error within an answer may have its status as a code. */
const statusOf = ({ status, code }: APIError): number | undefined => status ?? (Number(code) || undefined);

/** The part of a text that starts with a word; empty without the word. */
const from = (word: RegExp, text: string) => text.slice(text.match(word)?.index ?? text.length);

const saidBy = ({ code, type, message, error }: APIError) =>
  [code, type, message, typeof error === "object" ? JSON.stringify(error) : error].join(" ").toLowerCase();

/** Whether a server refuses a field of the request. */
export const refusesField = (error: unknown, field: string) =>
  error instanceof APIError && [400, 422].includes(Number(statusOf(error))) && saidBy(error).includes(field);
