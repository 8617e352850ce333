import { invalid } from "./errors.ts";

/** Legitimate input has fewer levels. Deeper input is meant to exhaust the stack. */
const deepest = 64;

export const tooDeep = () => invalid("", `Nothing may be nested more than ${deepest} levels deep`);

/** Whether a JSON value is too deep for recursive code. Works level by level, without recursion. */
export function isTooDeep(value: unknown): boolean {
  let level = [value];
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > deepest) return true;
    level = level.flatMap((part) => (typeof part === "object" && part !== null ? Object.values(part) : []));
  }
  return false;
}

/** Counts the depth of brackets while a text is read in parts; throws if it gets too deep. */
export function nestingCounter() {
  let depth = 0;
  return function count(token: string) {
    if (token === "{" || token === "(" || token === "[") {
      if (++depth > deepest) throw tooDeep();
    } else if (token === "}" || token === ")" || token === "]") depth--;
  };
}
