import { z } from "zod";

const Message = z.object({ data: z.object({ contentId: z.string(), kind: z.string(), title: z.string() }) });

/** The item that a message tells of; null if it does not say. */
export function itemOf(body: string | null | undefined) {
  const { data } = Message.safeParse(parsed(body));
  return data?.data ?? null;
}

/** A message with a line for each of its fields. */
export const inLines = (body: string) => JSON.stringify(parsed(body), null, 2);

const parsed = (body: string | null | undefined): unknown => (body ? JSON.parse(body) : null);
