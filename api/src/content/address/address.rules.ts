import { z } from "zod";
import { text } from "../../platform/shared/text.rules.ts";
import { addressFrom, formFlaw } from "./address.shared.ts";

/** As it is typed: it may be far too long, and is told so by `formFlaw`. */
const typed = text(1000).transform(addressFrom);

/** Null, or empty, gives the address up. */
export const AddressInput = z.object({
  address: typed
    .superRefine((address, context) => {
      const flaw = address === "" ? null : formFlaw(address);
      if (flaw) context.addIssue({ code: "custom", message: flaw });
    })
    .nullable()
    .transform((address) => address || null)
    .pipe(z.string().nullable())
    .meta({ description: "The last part of the address; null or empty for none.", example: "rivers" }),
});

export const AddressQuestion = z.object({ address: typed });
