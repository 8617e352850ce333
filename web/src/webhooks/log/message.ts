import { z } from "zod";

const Message = z.object({ data: z.object({ contentId: z.string(), kind: z.string(), title: z.string() }) });

/** Returns the item of a message; null if it does not name one. */
export function itemOf(body: string | null | undefined) {
  const { data } = Message.safeParse(parsed(body));
  return data?.data ?? null;
}

/** Formats a message with one line per field. */
export const inLines = (body: string) => JSON.stringify(parsed(body), null, 2);

const parsed = (body: string | null | undefined): unknown => (body ? JSON.parse(body) : null);
