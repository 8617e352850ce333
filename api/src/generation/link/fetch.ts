import { once } from "node:events";
import type { IncomingMessage } from "node:http";
import type { Platform } from "../../platform/platform.ts";
import { agentFor } from "../../platform/public-network.ts";
import { uploads } from "../generation.rules.ts";

const limits = { millis: 10_000, bytes: 5 * 1_048_576, redirects: 3 };

export const pdfType = "application/pdf";

export interface Fetched {
  url: URL;
  type: string;
  charset: string | null;
  language: string | null;
  body: Buffer | null;
}

/** Returns null for any failure: blocked and closed addresses look alike, or users could scan the internal network. */
export async function fetchPublic(
  platform: Platform,
  address: string | URL,
  { types, headers = {}, signal }: { types: string[]; headers?: Record<string, string>; signal?: AbortSignal },
): Promise<Fetched | null> {
  const deadline = AbortSignal.timeout(limits.millis);
  const stopped = signal ? AbortSignal.any([signal, deadline]) : deadline;
  try {
    let url = new URL(address);
    // Redirects are followed here because got reads a redirect's body, which may be endless.
    for (let hop = 0; hop <= limits.redirects; hop++) {
      const answer = await request(platform, url, types, headers, stopped);
      if (answer === null || "body" in answer) return answer;
      url = answer.redirect;
    }
    return null;
  } catch {
    signal?.throwIfAborted();
    return null;
  }
}

async function request(
  { settings, publicUrl }: Platform,
  url: URL,
  types: string[],
  headers: Record<string, string>,
  signal: AbortSignal,
): Promise<Fetched | { redirect: URL } | null> {
  const agent = agentFor(url, settings.fetchAllowHosts);
  if (!agent) return null;
  const { got } = await import("got");
  const stream = got.stream(url, {
    agent,
    signal,
    followRedirect: false,
    throwHttpErrors: false,
    retry: { limit: 0 },
    headers: {
      "user-agent": `Assay (+${publicUrl})`,
      accept: types.join(", "),
      "accept-language": "en, *;q=0.5",
      ...headers,
    },
  });
  // Errors are handled where the stream is read; an unhandled one would end the process.
  stream.on("error", () => {});
  try {
    const [response] = (await once(stream, "response")) as [IncomingMessage];
    const { location } = response.headers;
    const status = response.statusCode ?? 0;
    if (status >= 300 && status < 400 && location) return { redirect: new URL(location, url) };
    if (status !== 200) return null;
    const { type, charset } = contentType(response.headers["content-type"] ?? "");
    const language = response.headers["content-language"] ?? null;
    const body = types.includes(type) ? await collect(stream, type) : null;
    const redirect = body && type === "text/html" ? refreshOf(body, url) : null;
    return redirect ? { redirect } : { url, type, charset, language, body };
  } finally {
    stream.destroy();
  }
}

/** Counts unpacked bytes: a few hundred bytes can unpack to gigabytes. */
async function collect(stream: AsyncIterable<Buffer>, type: string): Promise<Buffer> {
  const most = type === pdfType ? uploads.maxBytes : limits.bytes;
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of stream) {
    size += chunk.length;
    if (size > most) throw new RangeError("More than anyone reads");
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

function contentType(header: string) {
  const [type = "", ...parameters] = header.toLowerCase().split(";");
  const charset = parameters.map((parameter) => /^\s*charset="?([^"\s]+)/.exec(parameter)?.[1]).find(Boolean);
  return { type: type.trim(), charset: charset ?? null };
}

/** Bytes of a page to search for its head, and seconds that a page may be shown before it redirects. */
const refreshing = { bytes: 16_384, seconds: 5 };

/** Comments and scripts, up to the end of the text if they are not closed. */
const hidden = /<!--(?:(?!-->).)*|<script\b(?:(?!<\/script>).)*|<noscript\b(?:(?!<\/noscript>).)*/gis;

/** The target of `<meta http-equiv="refresh">`. The caller follows it like any other redirect. */
function refreshOf(page: Buffer, url: URL): URL | null {
  const head = page.toString("latin1", 0, refreshing.bytes).replace(hidden, "");
  const tags = head.match(/<meta\s[^<>]*>/gi) ?? [];
  const tag = tags.find((one) => /http-equiv\s*=\s*["']?refresh\b/i.test(one)) ?? "";
  const content = /\bcontent\s*=\s*(?:"([^"]*)"|'([^']*)')/i.exec(tag)?.slice(1).join("") ?? "";
  const [, seconds, written = ""] = /^(\d+)(?:\.\d*)?\s*[;,]\s*url\s*=(.+)$/is.exec(content.trim()) ?? [];
  const address = written.trim().replace(/^["']|["']$/g, "");
  const target = address ? URL.parse(address.replaceAll("&amp;", "&"), url) : null;
  return target && Number(seconds) <= refreshing.seconds && target.href !== url.href ? target : null;
}
