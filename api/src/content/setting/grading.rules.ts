import { Scoring } from "../question/form/form.rules.ts";
import { CertificateEdit } from "./certificate.rules.ts";
import { number, own } from "./setting.rules.ts";

/** Grading of a quiz. */
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
