/**
 * Returns the paths of a response's values, such as `attempts.participantName`. Replaces ids in keys by stars and
 * leaves out nulls.
 */
export function pathsOf(value: unknown, path: string[] = []): string[] {
  if (value === null || value === undefined) return [];
  if (typeof value !== "object") return [path.join(".")];
  if (Array.isArray(value)) return [...new Set(value.flatMap((one) => pathsOf(one, path)))];
  const paths = Object.entries(value).flatMap(([key, one]) =>
    pathsOf(one, [...path, /^[a-z]\w*$/i.test(key) ? key : "*"]),
  );
  return [...new Set(paths)];
}
