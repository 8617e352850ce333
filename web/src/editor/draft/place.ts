export function valueAt(whole: unknown, path: readonly string[]): unknown {
  let found = whole;
  for (const step of path) found = (found as Record<string, unknown> | null | undefined)?.[step];
  return found;
}

/** A copy of the value with another value at a path. Unchanged parts are shared. */
export function withAt<Whole>(whole: Whole, [step, ...rest]: readonly string[], value: unknown): Whole {
  if (step === undefined) return value as Whole;
  const part = withAt((whole as Record<string, unknown>)[step], rest, value);
  if (!Array.isArray(whole)) return { ...whole, [step]: part };
  return whole.with(Number(step), part) as Whole;
}

export function isSame(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (typeof one !== "object" || typeof other !== "object" || one === null || other === null) return false;
  const [names, others] = [Object.keys(one), Object.keys(other)];
  return names.length === others.length && names.every((name) => isSame(valueAt(one, [name]), valueAt(other, [name])));
}
