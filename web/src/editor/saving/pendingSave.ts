import { z } from "zod";
import type { useSaveMutation } from "#relay/useSaveMutation.graphql.ts";
import { ownPrefix } from "../../account/session/session.ts";
import { localStore } from "../../ui/storage.ts";
import { Draft } from "../draft/draft.ts";

/** A save that has no answer yet, and whether earlier responses are regraded after it. Stored on the device and sent again, with the same key, before any other save. */
const Save = z.object({
  key: z.string(),
  draft: Draft,
  input: z.record(z.string(), z.unknown()),
  isRegraded: z.boolean().default(false),
});
export type Save = Omit<z.infer<typeof Save>, "input"> & { input: useSaveMutation["variables"]["input"] };

const nameOf = (place: string) => `${ownPrefix}saving:${place}`;

export function pendingSave(place: string): Save | null {
  const text = localStore.getItem(nameOf(place));
  if (text === null) return null;
  try {
    return Save.parse(JSON.parse(text)) as Save;
  } catch {
    return null;
  }
}

export const storePendingSave = (place: string, save: Save) => localStore.setItem(nameOf(place), JSON.stringify(save));

export const deletePendingSave = (place: string) => localStore.removeItem(nameOf(place));
