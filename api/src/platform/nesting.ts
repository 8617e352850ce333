import { invalid } from "./errors.ts";

/** Nothing that is asked here nests deeper; what does is meant to exhaust a stack. */
const deepest = 64;

export const tooDeep = () => invalid("", `Nothing may be nested more than ${deepest} levels deep`);

/** Whether a value read from JSON nests too deep for what recurses into it later. Looks level by level itself. */
export function isTooDeep(value: unknown): boolean {
  let level = [value];
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > deepest) return true;
    level = level.flatMap((part) => (typeof part === "object" && part !== null ? Object.values(part) : []));
  }
  return false;
}

/** Counts how deep brackets nest while a text is read from left to right; refuses what nests too deep. */
export function nestingCounter() {
  let depth = 0;
  return function count(token: string) {
    if (token === "{" || token === "(" || token === "[") {
      if (++depth > deepest) throw tooDeep();
    } else if (token === "}" || token === ")" || token === "]") depth--;
  };
}
