import { z } from "zod";
import { text } from "../../platform/shared/text.rules.ts";
import { addressFrom, formFlaw } from "./address.shared.ts";

/** An address as typed. The limit is generous because `formFlaw` reports addresses that are too long. */
const typed = text(1000).transform(addressFrom);

/** Null or an empty string removes the address. */
export const AddressInput = z.object({
  address: typed
    .superRefine((address, context) => {
      const flaw = address === "" ? null : formFlaw(address);
      if (flaw) context.addIssue({ code: "custom", message: flaw });
    })
    .nullable()
    .transform((address) => address || null)
    .pipe(z.string().nullable())
    .meta({ description: "Last part of the custom link; null or empty for none.", example: "rivers" }),
});

export const AddressQuestion = z.object({ address: typed });
