import type { Settings } from "../../../platform/settings.ts";
import type { Usage } from "../../generator.ts";
import type { Spent } from "./answer.ts";

/** Number of tokens that a price applies to. */
const priced = 1_000_000;

/** Total usage, with its cost if both prices are set. */
export function usageOf(
  spent: readonly Spent[],
  { openaiInputPrice, openaiOutputPrice }: Pick<Settings, "openaiInputPrice" | "openaiOutputPrice">,
): Usage {
  const inputTokens = spent.reduce((sum, one) => sum + one.inputTokens, 0);
  const outputTokens = spent.reduce((sum, one) => sum + one.outputTokens, 0);
  const hasPrice = openaiInputPrice !== null && openaiOutputPrice !== null;
  const cost = hasPrice ? (inputTokens * openaiInputPrice + outputTokens * openaiOutputPrice) / priced : null;
  return { inputTokens, outputTokens, cost };
}
