import { z } from "zod";
import { difficulties, formats, limits, type Scale } from "../../../../api/src/content/content.shared.ts";
import { scoringRules } from "../../../../api/src/content/question/form/form.shared.ts";
import { retentionWays } from "../../../../api/src/content/retention/retention.shared.ts";
import { shownTimes } from "../../../../api/src/content/setting/limits.shared.ts";
import type { Kind } from "../../product/kind.ts";
import { simpleOf, simpleShape } from "../rules/simple.ts";
import { draftAnswering, usualAnswering } from "./answering.ts";
import { DraftEndings, noEndings } from "./endings.ts";

// The state of the form. Numbers are stored as typed, and an entry keeps its key when it moves.

const DraftOption = z.object({
  key: z.string(),
  text: z.string(),
  weight: z.string(),
  feedback: z.string().default(""),
});
export type DraftOption = z.infer<typeof DraftOption>;

/** Questions with one answer are "single_choice" in every kind of item. */
export const draftTypes = ["single_choice", "multi_select", "scale", "matrix", "text", "number"] as const;
export type DraftType = (typeof draftTypes)[number];

const DraftQuestion = z.object({
  key: z.string(),
  questionText: z.string(),
  questionType: z.enum(draftTypes),
  options: z.array(DraftOption),
  /** The key of the correct option. Null when none is marked. */
  correct: z.string().nullable(),
  explanation: z.string(),
  ...draftAnswering,
});
export type DraftQuestion = z.infer<typeof DraftQuestion>;

const DraftLevel = z.object({
  key: z.string(),
  name: z.string(),
  from: z.string(),
  to: z.string(),
  description: z.string(),
  encouragingMessage: z.string(),
  followUpContent: z.string(),
});
export type DraftLevel = z.infer<typeof DraftLevel>;

const Shown = z.object({
  isOwn: z.boolean().default(false),
  SCORE: z.boolean().default(true),
  RIGHT_ANSWERS: z.boolean().default(false),
  EXPLANATIONS: z.boolean().default(false),
  OTHERS_ANSWERS: z.boolean().default(false),
  when: z.enum(shownTimes).default("AT_ONCE"),
});
const usuallyShown = Shown.parse({});

/** The default of an item without a rule. A new item uses the account's rule; a stored one keeps its own. */
export const noRetention = { what: "USUAL" as const, days: "" };

const DraftRetention = z.object({
  what: z.enum(["USUAL", "KEEP", ...retentionWays]),
  days: z.string(),
});

const noCertificate = { isOn: false, issuer: "", signatory: "", statesResult: true };

const DraftCertificate = z.object({
  isOn: z.boolean(),
  issuer: z.string(),
  signatory: z.string(),
  statesResult: z.boolean(),
});
/** `values` has one value per line. */
const DraftField = z.object({ key: z.string(), name: z.string(), values: z.string(), isGroup: z.boolean() });

/** Settings with a form of their own, without any that are set. */
const noOwnRules = {
  scoring: { rule: "all" as const, belowZero: false },
  shown: usuallyShown,
  endings: noEndings,
  certificate: noCertificate,
  retention: noRetention,
  fields: [],
};
const noRules = { ...simpleOf(null), ...noOwnRules };

export const Draft = z.object({
  title: z.string(),
  description: z.string(),
  /** A language tag. Empty if the author set none. */
  language: z.string().default(""),
  format: z.enum(formats).default("plain"),
  difficulty: z.enum(difficulties),
  isPublic: z.boolean(),
  showResultsToTakers: z.boolean(),
  collectEmailUpfront: z.boolean(),
  rules: z
    .object({
      ...simpleShape,
      scoring: z.object({ rule: z.enum(scoringRules), belowZero: z.boolean() }).default(noOwnRules.scoring),
      shown: Shown.default(usuallyShown),
      endings: DraftEndings,
      certificate: DraftCertificate.default(noCertificate),
      retention: DraftRetention.default(noRetention),
      fields: z.array(DraftField).default([]),
    })
    .default(noRules),
  emailResultsSettings: z.object({
    enabled: z.boolean(),
    subject: z.string(),
    customMessage: z.string(),
    resourceLinks: z.array(z.object({ key: z.string(), title: z.string(), url: z.string() })),
    authorSignature: z.string(),
  }),
  skillLevels: z.array(DraftLevel),
  questions: z.array(DraftQuestion),
  /** The id of the item that was copied, for its translations. Empty for other items. */
  translationsFrom: z.string().default(""),
});
export type Draft = z.infer<typeof Draft>;

const freshKey = () => Math.random().toString(36).slice(2, 12);

/** Decimals show one digit, or more if the author typed more. */
export const written = (value: number, scale: Scale) =>
  scale === "decimal" && Number.isInteger(value * 10) ? value.toFixed(1) : String(value);

/** NaN for an empty field and anything else that is not a number. */
export const numberOf = (value: string) => (value.trim() === "" ? Number.NaN : Number(value));

export const option = (text = "", weight = "", feedback = ""): DraftOption => ({
  key: freshKey(),
  text,
  weight,
  feedback,
});

export const line = (text = "") => ({ key: freshKey(), text });

export function question(part: Partial<Omit<DraftQuestion, "key">> = {}): DraftQuestion {
  return {
    key: freshKey(),
    questionText: "",
    questionType: "single_choice",
    options: [option(), option()],
    correct: null,
    explanation: "",
    ...usualAnswering,
    ...part,
  };
}

export const level = (
  part: Omit<DraftLevel, "key" | "followUpContent"> & { followUpContent?: string },
): DraftLevel => ({
  key: freshKey(),
  followUpContent: "",
  ...part,
});

export const resourceLink = () => ({ key: freshKey(), title: "", url: "" });

const usualWeights = { points: ["1", "2", "3", "4"], decimal: ["0.1", "0.4", "0.7", "1.0"] } as const;

/** The default weight of an option. Points count up from 1; decimals stop at 1.0. */
export const usualWeight = (scale: Scale, place: number) =>
  usualWeights[scale][place] ?? (scale === "decimal" ? "1.0" : String(place + 1));

export const blankQuestion = (kind: Kind, scale: Scale) =>
  question(kind === "ASSESSMENT" ? { options: usualWeights[scale].map((weight) => option("", weight)) } : {});

export function readyQuestion(kind: Kind, scale: Scale) {
  const options = usualWeights[scale].map((weight, place) =>
    option(`Option ${place + 1}`, kind === "ASSESSMENT" ? weight : ""),
  );
  return question({ options, correct: kind === "QUIZ" ? (options[0]?.key ?? null) : null });
}

/** The default weight of an added option: 0.5 on decimals, its position on points. */
export const nextWeight = (scale: Scale, options: number) => (scale === "decimal" ? "0.5" : String(options + 1));

export const nextOption = (kind: Kind, scale: Scale, options: number) =>
  option("", kind === "ASSESSMENT" ? nextWeight(scale, options) : "");

export function nextLevel(levels: readonly DraftLevel[], scale: Scale): DraftLevel {
  const end = Math.max(-1, ...levels.map(({ to }) => numberOf(to)).filter(Number.isFinite));
  const point = (after: number) => String(Math.min(end + after, limits.assessment.points));
  const range = scale === "decimal" ? { from: "0.0", to: "1.0" } : { from: point(1), to: point(5) };
  return level({ name: `Level ${levels.length + 1}`, ...range, description: "", encouragingMessage: "" });
}

export function copyOf(original: DraftQuestion): DraftQuestion {
  const copies = new Map(
    original.options.map(({ key, text, weight, feedback }) => [key, option(text, weight, feedback)]),
  );
  const copied = (key: string | null) => copies.get(key ?? "")?.key ?? null;
  return {
    ...original,
    key: freshKey(),
    options: [...copies.values()],
    correct: copied(original.correct),
    rights: original.rights.flatMap((key) => copied(key) ?? []),
    other: copied(original.other),
    none: copied(original.none),
    pinned: original.pinned.flatMap((key) => copied(key) ?? []),
    rows: original.rows.map(({ text }) => line(text)),
    accepted: original.accepted.map(({ text }) => line(text)),
  };
}

export function blankDraft(kind: Kind): Draft {
  return {
    title: "",
    description: "",
    language: "",
    format: "plain",
    difficulty: "medium",
    isPublic: true,
    showResultsToTakers: false,
    collectEmailUpfront: false,
    rules: noRules,
    emailResultsSettings: { enabled: false, subject: "", customMessage: "", resourceLinks: [], authorSignature: "" },
    skillLevels: [],
    questions: [blankQuestion(kind, "points")],
    translationsFrom: "",
  };
}

/** The text used to detect the language. */
export const textOf = ({ title, description, questions }: Draft) =>
  [title, description, ...questions.map(({ questionText }) => questionText)].join("\n");
