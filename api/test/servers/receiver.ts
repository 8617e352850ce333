import { text } from "node:stream/consumers";
import { Webhook } from "standardwebhooks";
import { aSite } from "./site.ts";

interface Call {
  headers: Record<string, string>;
  body: string;
}

export async function aReceiver() {
  const calls: Call[] = [];
  const control: { status: number; answer: string; headers: Record<string, string>; until?: Promise<unknown> } = {
    status: 200,
    answer: "thanks",
    headers: {},
  };
  const site = await aSite(async (request, response) => {
    calls.push({ headers: request.headers as Call["headers"], body: await text(request) });
    await control.until;
    response.writeHead(control.status, control.headers).end(control.answer);
  });
  return {
    ...site,
    calls,
    control,
    ids: () => calls.map(({ headers }) => headers["webhook-id"]),
    /** Returns the message of a call. Throws unless the scheme's own library accepts the signature. */
    verified: (secret: string, call = calls.at(-1)) =>
      // biome-ignore lint/suspicious/noExplicitAny: what a test reads out of it is its own business
      new Webhook(secret).verify(call?.body ?? "", call?.headers ?? {}) as any,
  };
}
