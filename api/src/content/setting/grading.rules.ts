import { z } from "zod";
import { shapes } from "../../platform/shape/shape.rules.ts";
import { Scoring } from "../question/form/form.rules.ts";
import { CertificateEdit } from "./certificate.rules.ts";
import { countingAttempts, mostRetakes } from "./limits.shared.ts";
import { choice, number, own } from "./setting.rules.ts";

export const CountingAttempt = z.enum(countingAttempts).register(shapes, { name: "CountingAttempt" });

/** Grading, and the attempts of a person. */
export const grading = {
  passMark: number({
    description: "Lowest percentage that passes a quiz, before rounding.",
    seenBy: "everyone",
    kinds: ["QUIZ"],
    max: 100,
    noun: "a percentage",
    field: {
      label: "Pass mark, in percent",
      hint: "Participants see whether they passed.",
      placeholder: "None",
      words: (percent) => `pass mark ${percent}%`,
    },
  }),
  retakes: number({
    description:
      "Number of further attempts with a personal link, until the pass mark is reached. None if responses are anonymous.",
    seenBy: "everyone",
    max: mostRetakes,
    noun: "a number",
    field: {
      label: "Further attempts",
      hint: "With personal links, until people pass.",
      placeholder: "None",
      words: (further) => `up to ${1 + Number(further)} attempts`,
    },
  }),
  counts: choice(
    {
      description: "Attempt of a person that counts; the last one if omitted.",
      seenBy: "everyone",
      labels: { LAST: "Last", BEST: "Best", FIRST: "First" },
      field: {
        label: "Attempt that counts",
        hint: "Results leave out the others.",
        words: (counts) => `${counts.toLowerCase()} attempt counts`,
      },
    },
    CountingAttempt,
  ),
  certificate: own(
    {
      description: "Certificate for participants who pass. Requires a pass mark. Replaced as a whole.",
      seenBy: "owner",
      kinds: ["QUIZ"],
    },
    CertificateEdit.nullish(),
  ),
  scoring: own(
    {
      description:
        "Scoring of quiz questions with several correct options, unless their answer keys set their own. All or nothing if omitted.",
      seenBy: "owner",
      kinds: ["QUIZ"],
    },
    Scoring.nullish(),
  ),
};
