export function getIn(target: unknown, path: readonly string[]): unknown {
  let part = target;
  for (const step of path) part = (part as Record<string, unknown> | null | undefined)?.[step];
  return part;
}

/** Returns a copy with another value at a path. Unchanged parts are shared. */
export function setIn<Value>(target: Value, [step, ...rest]: readonly string[], value: unknown): Value {
  if (step === undefined) return value as Value;
  const part = setIn((target as Record<string, unknown>)[step], rest, value);
  if (!Array.isArray(target)) return { ...target, [step]: part };
  return target.with(Number(step), part) as Value;
}

export function isSame(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (typeof one !== "object" || typeof other !== "object" || one === null || other === null) return false;
  const [names, others] = [Object.keys(one), Object.keys(other)];
  return names.length === others.length && names.every((name) => isSame(getIn(one, [name]), getIn(other, [name])));
}
