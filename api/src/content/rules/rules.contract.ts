import { z } from "zod";
import { Scoring } from "../question/form/form.rules.ts";
import { retentionRule } from "../retention/retention.contract.ts";
import { shownParts, shownTimes } from "./rules.shared.ts";

export const EndingLink = z
  .object({
    url: z.string().meta({ description: "An https address.", example: "https://example.org/next" }),
    label: z.string().optional().meta({ description: "What the link says; absent where that is its host." }),
    afterSeconds: z.int().optional().meta({
      description: "The page follows it by itself after as many seconds; absent where only the taker does.",
    }),
  })
  .meta({ id: "EndingLink", description: "Where takers go on to." });

const ending = z.object({ text: z.string().optional(), link: EndingLink.optional() }).optional();

const Rules = z.object({
  opensAt: z.iso
    .datetime()
    .optional()
    .meta({ description: "From when on it can be answered; absent where that is always." }),
  closesAt: z.iso
    .datetime()
    .optional()
    .meta({ description: "Until when it can be answered; absent where that is always." }),
  timeLimit: z
    .int()
    .optional()
    .meta({ description: "Minutes from the start to the hand-in; absent without a limit.", example: 20 }),
  excludeLate: z
    .literal(true)
    .optional()
    .meta({ description: "Figures do not count what comes late; absent where they do." }),
  signedFields: z
    .literal(true)
    .optional()
    .meta({ description: "What a link says is kept only where it is signed; absent where it always is." }),
  invitedOnly: z
    .literal(true)
    .optional()
    .meta({ description: "Only people with a personal link may answer; absent where everybody may." }),
  maxAttempts: z
    .int()
    .optional()
    .meta({ description: "How many answers are stored at most; absent without a limit.", example: 50 }),
  attemptsPerDevice: z.int().optional().meta({
    description: "How often one can answer on a device, as the taker's page counts; absent without a limit.",
    example: 1,
  }),
  passMark: z
    .int()
    .optional()
    .meta({ description: "The lowest percentage that passes a quiz, before rounding; absent without one." }),
  anonymous: z.literal(true).optional().meta({
    description:
      "Answers are stored without anything that says whose they are: name, address and account are left out, whatever is sent. Absent where they are not anonymous.",
  }),
  shuffleQuestions: z
    .literal(true)
    .optional()
    .meta({ description: "The taker's page asks in an order of each attempt's own; data stay in the author's." }),
  shuffleOptions: z.literal(true).optional().meta({
    description: "So it does with three or more options of choices; those for a text or for none come last.",
  }),
  review: z
    .literal(true)
    .optional()
    .meta({ description: "The taker's page shows a list of all answers before they are submitted." }),
  author: z.string().optional().meta({
    description: "Who asks, as takers read it on the first screen; absent where nobody is named.",
    example: "Dr Meier, Biology",
  }),
  shown: z
    .object({ what: z.array(z.enum(shownParts)), when: z.enum(shownTimes) })
    .optional()
    .meta({ description: "What takers see of their answers; absent where `showResultsToTakers` decides." }),
});

const what = "Who may answer, when, in which order, and what is shown; absent without any such rule.";
const fieldNames = z
  .array(z.string())
  .optional()
  .meta({
    description:
      "The names of what its link may carry, which is sent with the answers, and `sig` where it is signed; absent without any.",
    example: ["class"],
  });
const LinkField = z.object({
  name: z.string().meta({ example: "class" }),
  values: z
    .array(z.string())
    .optional()
    .meta({
      description: "The only values that are taken; absent where any are.",
      example: ["7a", "7b"],
    }),
  isGroup: z.literal(true).optional().meta({ description: "Figures are counted by its values as well." }),
});

/** Rules as takers see them, without the passcode and the endings. */
export const takenRules = Rules.extend({
  fields: fieldNames,
  needsPasscode: z.literal(true).optional().meta({
    description: "Takers need a passcode, which their requests bring in the header `X-Passcode`; absent without one.",
  }),
})
  .optional()
  .meta({ description: what });
/** Rules as their author wrote them. */
export const writtenRules = Rules.extend({
  fields: z.array(LinkField).optional().meta({ description: "What links may carry; absent without any." }),
  passcode: z.string().optional().meta({
    description: "What takers have to know; only its owner and administrators read it. Absent without one.",
    example: "blue heron",
  }),
  endings: z
    .object({ everybody: ending, passed: ending, failed: ending })
    .optional()
    .meta({ description: "What takers read at the end. Their page gets it with the receipt." }),
  certificate: z
    .object({
      issuer: z.string().optional().meta({ description: "Who issues them; absent where they name nobody." }),
      signatory: z.string().optional().meta({ description: "Who signs for it; absent where nobody does." }),
      statesResult: z.literal(true).optional().meta({ description: "They state the percentage; absent if not." }),
    })
    .optional()
    .meta({ description: "Who passes can have a certificate; absent where nobody can." }),
  scoring: Scoring.optional().meta({
    description: "How questions with several right options score, unless their keys say so; absent for all or nothing.",
  }),
  retention: retentionRule.optional().meta({ description: "How long answers are kept; absent without such a rule." }),
})
  .optional()
  .meta({ description: what });
