import { z } from "zod";
import { percentage, Receipt, skillLevel } from "../../attempt/attempt.contract.ts";
import { Start } from "../../attempt/attempt.rules.ts";
import { promised, timestamp } from "../../platform/rest/operation.ts";
import { shapes } from "../../platform/shape/shape.rules.ts";

const tag = "Taking";

const attemptKey = Start.shape.attemptKey.meta({
  description: "The attempt key of the submission: a random UUID (version 4). Other kinds of keys find no response.",
  example: "0d9f7a52-6a3e-4b0e-9f0c-5a9d3f1f2b7c",
});

const PreviousResult = z.object({ percentage, skillLevel }).register(shapes, {
  name: "PreviousResult",
  description: "The result of your own response before its last regrading, as far as participants may see it.",
});

export const OwnAnswers = z
  .object({
    state: z
      .enum(["STORED", "HIDDEN", "ERASED"])
      .register(shapes, { name: "OwnAnswersState" })
      .describe(
        "State of the response. `HIDDEN`: it is stored, but the item is private now or in the trash. `ERASED`: the participant has erased it.",
      ),
    completedAt: timestamp.optional().describe("Time of submission; absent once the response is erased."),
    receipt: Receipt.optional().describe("The current receipt; only with `STORED`."),
    previous: PreviousResult.optional().describe(
      "Result before the last regrading; absent if there was none that participants may see.",
    ),
  })
  .meta({ id: "OwnAnswers", description: "Your own response, as anyone with its key can read it." });
export type OwnAnswers = z.output<typeof OwnAnswers>;

export const readOwnAnswers = promised({
  operationId: "readOwnAnswers",
  tag,
  summary: "Read the receipt of your own response by its key",
  description:
    "Available to anyone with the attempt key, on any device and even after the closing, with the results that participants may see by then. 404 for a key without a response, for anonymous responses, and for the key of a personal link, which the owner has too.",
  body: Start.extend({
    attemptKey,
    language: z.string().nullish().meta({
      description: "BCP 47 tag of the receipt's language; defaults to the language of the response.",
      example: "en",
    }),
  }),
  answers: { 200: { description: "The response.", body: OwnAnswers } },
  refusals: ["RATE_LIMITED"],
});

export const eraseOwnAnswers = promised({
  operationId: "eraseOwnAnswers",
  tag,
  summary: "Erase your own response by its key",
  description:
    "Available to anyone who may read the response. Removes it from every figure with its start and revokes its certificate, as a deletion by the owner does; emails about it are deleted too. It cannot be undone, and submitting again with the same key is refused. The owner's log shows that a participant erased a response, but not who. Repeating it changes nothing.",
  body: Start.extend({ attemptKey }),
  answers: { 200: { description: "The response is erased.", body: z.object({ erased: z.literal(true) }) } },
  refusals: ["RATE_LIMITED"],
});
