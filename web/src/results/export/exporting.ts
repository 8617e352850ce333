/** Null if rows cannot be counted. */
export interface Progress {
  bytes: number;
  rows: number | null;
  total: number;
}

type Counter = (bytes: Uint8Array) => number;

const [lineFeed, quote] = [10, 34];

/** Counts the rows of CSV chunks without the header. A line break within quotes belongs to a cell. */
export function csvRows(): Counter {
  let lines = 0;
  let isQuoted = false;
  return (bytes) => {
    for (const byte of bytes) {
      if (byte === quote) isQuoted = !isQuoted;
      else if (byte === lineFeed && !isQuoted) lines++;
    }
    return Math.max(0, lines - 1);
  };
}

/** Counts the lines of JSON chunks after the first: one for each record, and the closing one at the end. */
export function jsonRows(): Counter {
  let lines = 0;
  return (bytes) => {
    for (const byte of bytes) if (byte === lineFeed) lines++;
    return Math.max(0, lines - 1);
  };
}

const counters: Record<string, () => Counter> = { csv: csvRows, json: jsonRows };

export async function download(
  path: string,
  format: string,
  signal: AbortSignal,
  onProgress: (progress: Progress) => void,
): Promise<{ file: Blob; name: string; total: number }> {
  const response = await fetch(path, { signal });
  if (!response.ok || !response.body) {
    const refusal: { message?: string } | null = await response.json().catch(() => null);
    throw new Error(refusal?.message ?? "Couldn't reach the server. Try again.");
  }
  const total = Number(response.headers.get("x-total-rows"));
  const name = /filename="([^"]+)"/.exec(response.headers.get("content-disposition") ?? "")?.[1] ?? `results.${format}`;
  const count = counters[format]?.();
  const type = response.headers.get("content-type") ?? "";
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let bytes = 0;
  for (const reader = response.body.getReader(); ; ) {
    const { done, value } = await reader.read();
    if (done) break;
    parts.push(value);
    bytes += value.length;
    onProgress({ bytes, rows: count ? Math.min(total, count(value)) : null, total });
  }
  return { file: new Blob(parts, { type }), name, total };
}
