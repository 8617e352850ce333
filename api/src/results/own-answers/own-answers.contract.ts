import { z } from "zod";
import { percentage, Receipt, skillLevel } from "../../attempt/attempt.contract.ts";
import { Start } from "../../attempt/attempt.rules.ts";
import { promised, timestamp } from "../../platform/rest/operation.ts";

const tag = "Taking";

const attemptKey = Start.shape.attemptKey.meta({
  description:
    "The key that the answers were handed in with: a random UUID (version 4). No other kind of key leads to answers.",
  example: "0d9f7a52-6a3e-4b0e-9f0c-5a9d3f1f2b7c",
});

const OwnAnswers = z
  .object({
    state: z.enum(["STORED", "HIDDEN", "ERASED"]).meta({
      description:
        "`HIDDEN`: they are stored, but the item is private now or in the trash. `ERASED`: their taker has erased them.",
    }),
    completedAt: timestamp.optional().meta({ description: "When they were handed in; absent once they are erased." }),
    receipt: Receipt.optional().meta({ description: "The receipt as it is now; with `STORED` alone." }),
    previous: z.object({ percentage, skillLevel }).optional().meta({
      description: "The result before its last correction; absent if there was none that takers may know of.",
    }),
  })
  .meta({ id: "OwnAnswers", description: "One's own answers, as whoever has their key reads them." });
export type OwnAnswers = z.output<typeof OwnAnswers>;

export const readOwnAnswers = promised({
  operationId: "readOwnAnswers",
  tag,
  summary: "Read the receipt for one's own answers by their key",
  description:
    "For whoever has the attempt key, on any device and after the closing as well; with what takers may be shown by then. 404 for a key without answers, for anonymous answers, and for the key of a personal link, which the owner has too.",
  body: Start.extend({
    attemptKey,
    language: z.string().nullish().meta({
      description: "In which it is wanted, as BCP 47 has it; else that in which the answers were given.",
      example: "en",
    }),
  }),
  answers: { 200: { description: "The answers.", body: OwnAnswers } },
  refusals: ["RATE_LIMITED"],
});

export const eraseOwnAnswers = promised({
  operationId: "eraseOwnAnswers",
  tag,
  summary: "Erase one's own answers by their key",
  description:
    "For whoever may read them. They are taken out of every figure with their start, and their certificate is revoked, as when the owner deletes them; the mails about them go too. It cannot be undone, and answers sent again with the same key are refused. The owner's log says that a participant erased them, but not who. Again it changes nothing.",
  body: Start.extend({ attemptKey }),
  answers: { 200: { description: "They are erased.", body: z.object({ erased: z.literal(true) }) } },
  refusals: ["RATE_LIMITED"],
});
