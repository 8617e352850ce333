import { z } from "zod";
import { Scoring } from "../question/form/form.rules.ts";
import { retentionRule } from "../retention/retention.contract.ts";
import { shownParts, shownTimes } from "./rules.shared.ts";

export const EndingLink = z
  .object({
    url: z.string().meta({ description: "URL with https.", example: "https://example.org/next" }),
    label: z.string().optional().meta({ description: "Text of the link; absent for its host." }),
    afterSeconds: z.int().optional().meta({
      description: "Seconds after which the page follows the link automatically; absent if only the participant does.",
    }),
  })
  .meta({ id: "EndingLink", description: "Link that participants follow at the end." });

const ending = z.object({ text: z.string().optional(), link: EndingLink.optional() }).optional();

const Rules = z.object({
  opensAt: z.iso.datetime().optional().meta({ description: "Time at which the item opens; absent without one." }),
  closesAt: z.iso.datetime().optional().meta({ description: "Time at which the item closes; absent without one." }),
  timeLimit: z
    .int()
    .optional()
    .meta({ description: "Time limit in minutes, from start to submission; absent without a limit.", example: 20 }),
  excludeLate: z
    .literal(true)
    .optional()
    .meta({ description: "Whether statistics exclude late responses; absent if they include them." }),
  signedFields: z.literal(true).optional().meta({
    description: "Whether link parameters are stored only if the link is signed; absent if they are always stored.",
  }),
  invitedOnly: z
    .literal(true)
    .optional()
    .meta({ description: "Whether only people with a personal link may respond; absent if everyone may." }),
  maxAttempts: z
    .int()
    .optional()
    .meta({ description: "Maximum number of stored responses; absent without a limit.", example: 50 }),
  attemptsPerDevice: z.int().optional().meta({
    description:
      "Maximum number of responses per device, as counted by the participant's page; absent without a limit.",
    example: 1,
  }),
  passMark: z
    .int()
    .optional()
    .meta({ description: "Lowest percentage that passes a quiz, before rounding; absent without a pass mark." }),
  anonymous: z.literal(true).optional().meta({
    description:
      "Whether responses are stored without anything that identifies the participant: name, email address and account are omitted, whatever is sent. Absent if responses are not anonymous.",
  }),
  shuffleQuestions: z.literal(true).optional().meta({
    description:
      "Whether the participant's page shows the questions in a different order for each attempt. Data stay in the author's order. Absent if not.",
  }),
  shuffleOptions: z.literal(true).optional().meta({
    description:
      "Whether the participant's page shows three or more options of choices in a different order for each attempt. Options for a text or for none come last. Absent if not.",
  }),
  review: z.literal(true).optional().meta({
    description: "Whether the participant's page shows a list of all answers before they are submitted; absent if not.",
  }),
  author: z.string().optional().meta({
    description: "Author's name as shown on the first screen; absent if not set.",
    example: "Dr Meier, Biology",
  }),
  shown: z
    .object({ what: z.array(z.enum(shownParts)), when: z.enum(shownTimes) })
    .optional()
    .meta({
      description: "Parts of the result that participants see, and when; absent if `showResultsToTakers` decides.",
    }),
});

const what = "Rules about access, times, order and results; absent without any.";
const fieldNames = z
  .array(z.string())
  .optional()
  .meta({
    description:
      "Names of the parameters that links to the item may carry, which are sent with the response, and `sig` if links are signed; absent without any.",
    example: ["class"],
  });
const LinkField = z.object({
  name: z.string().meta({ example: "class" }),
  values: z
    .array(z.string())
    .optional()
    .meta({
      description: "Accepted values; absent if any value is accepted.",
      example: ["7a", "7b"],
    }),
  isGroup: z
    .literal(true)
    .optional()
    .meta({ description: "Whether statistics are also broken down by its values; absent if not." }),
});

/** Rules as takers see them, without the passcode and the endings. */
export const takenRules = Rules.extend({
  fields: fieldNames,
  needsPasscode: z.literal(true).optional().meta({
    description: "Whether participants need a passcode, sent in the `X-Passcode` header; absent if not.",
  }),
})
  .optional()
  .meta({ description: what });
/** Rules as their author wrote them. */
export const writtenRules = Rules.extend({
  fields: z.array(LinkField).optional().meta({ description: "Parameters that links may carry; absent without any." }),
  passcode: z.string().optional().meta({
    description: "Passcode that participants need. Visible only to the owner and administrators; absent without one.",
    example: "blue heron",
  }),
  endings: z
    .object({ everybody: ending, passed: ending, failed: ending })
    .optional()
    .meta({ description: "Texts and links that participants see at the end. Their page gets them with the receipt." }),
  certificate: z
    .object({
      issuer: z.string().optional().meta({ description: "Issuer; absent if not set." }),
      signatory: z.string().optional().meta({ description: "Person who signs for the issuer; absent if not set." }),
      statesResult: z
        .literal(true)
        .optional()
        .meta({ description: "Whether certificates state the percentage; absent if not." }),
    })
    .optional()
    .meta({ description: "Certificate for participants who pass; absent if there is none." }),
  scoring: Scoring.optional().meta({
    description:
      "Scoring of quiz questions with several correct options, unless their answer keys set their own; absent for all or nothing.",
  }),
  retention: retentionRule.optional().meta({ description: "Retention of responses; absent without such a rule." }),
})
  .optional()
  .meta({ description: what });
