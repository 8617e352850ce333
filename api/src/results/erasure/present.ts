import type { Erasure } from "../../generated/prisma/client.ts";
import type { ErasedItem } from "./erased-items.ts";
import type * as contract from "./erasure.contract.ts";
import type { ErasurePreview } from "./erasure.ts";

/** The owner of the item is only for the log. */
const presentItem = ({
  contentId,
  title,
  isInTrash,
  attempts,
  deletedAttempts,
  messages,
  invitations = 0,
}: ErasedItem) => ({
  contentId,
  title,
  isInTrash,
  attempts,
  deletedAttempts,
  messages,
  invitations,
});

export const presentPreview = ({ items, ...preview }: ErasurePreview): contract.ErasurePreview => ({
  ...preview,
  items: items.map(presentItem),
});

export const presentErasure = ({ id, address, items, userId: _, ...erasure }: Erasure): contract.Erasure => ({
  id,
  state: address === null ? "done" : "erasing",
  items: items.map(presentItem),
  ...erasure,
});
