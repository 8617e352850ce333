import { builder } from "../../../platform/graphql/builder.ts";
import type * as Shared from "./form.shared.ts";
import type { QuestionScoring } from "./scoring.shared.ts";

const says = {
  choice: "Settings of choices: options with a special role, and options that keep their position.",
  scale: "Settings of scales, including the scale of a matrix.",
  rows: "Rows of a matrix, whose options are the points of each row.",
  text: "Settings of questions answered with a text.",
  number: "Settings of questions answered with a number.",
  other: "Index of the option that asks for a text, such as Other.",
  none: "Index of the option that excludes all others, such as None of these.",
  pinned: "Indexes of options that keep their position when options are shuffled.",
  look: "Appearance of the points.",
  lowLabel: "Label of the first point.",
  highLabel: "Label of the last point.",
  isNps: "Whether a Net Promoter Score is calculated from eleven points, 0 to 10.",
  isLong: "Whether the text may have several lines instead of one.",
  minLength: "Minimum number of characters.",
  maxLength: "Maximum number of characters.",
  isShared: "Whether participants can read what others wrote, without names, in surveys that show results.",
  decimals: "Number of digits after the decimal point; 0 for whole numbers.",
  unit: "Unit shown after the number.",
  min: "Smallest accepted number, required in surveys.",
  max: "Largest accepted number, required in surveys.",
  options: "Indexes of the correct options where several may be chosen.",
  scoring: "Scoring of several correct options",
  rule: "Rule by which an answer earns points.",
  belowZero: "Whether MINUS can give a question negative points. A result is never below zero.",
  isInherited: "Whether the scoring is the quiz's and follows its changes.",
  textKey: "Answer key of questions answered with a text.",
  numberKey: "Answer key of questions answered with a number.",
  accepted: "Texts that count as correct.",
  matchCase: "Whether upper and lower case matter.",
  matchSpaces: "Whether spaces matter, except at the start and end.",
  matchAccents: "Whether accents matter.",
  allowTypo: "Whether one letter may be wrong, missing, added or swapped with the next.",
  value: "The correct number.",
  tolerance: "Largest difference that still counts as correct.",
} as const;

const describes = {
  form: "Settings of the answer beyond the options: the member that fits the question's type.",
  choice: "Options of a choice with a special role.",
  scale: "Appearance of a scale's points, and labels of its ends.",
  text: "Length of a text.",
  number: "Numbers that are accepted.",
  scoring: "Share of its points that an answer earns if several options are correct.",
  key: "Answer key of a quiz question, unless a single option is correct: the member that fits the question's type.",
  textKey: "Correct texts, and how closely an answer must match them.",
  numberKey: "The correct number and its tolerance.",
} as const;

const orNull = (description: string) => `${description.replace(/\.$/, "")}; null if there is none.`;

const ScaleLook = builder.enumType("ScaleLook", {
  description: "Appearance of a scale's points.",
  values: {
    NUMBERS: { value: "numbers", description: "Numbers, with labels at the ends." },
    STARS: { value: "stars", description: "Stars." },
    LABELS: { value: "labels", description: "Words, one for each point." },
  } as const,
});

const ScoringRule = builder.enumType("ScoringRule", {
  description: "Rule by which an answer earns points if several options are correct.",
  values: {
    ALL: { value: "all", description: "All points for all correct options and no others, otherwise none." },
    EACH: { value: "each", description: "An equal share for each correct option, regardless of incorrect ones." },
    MINUS: {
      value: "minus",
      description: "An equal share for each correct option, minus one share for each incorrect option.",
    },
  } as const,
});

export const Scoring = builder.objectRef<QuestionScoring>("Scoring").implement({
  description: describes.scoring,
  authScopes: { public: true },
  fields: (t) => ({
    rule: t.expose("rule", { type: ScoringRule, description: says.rule }),
    belowZero: t.boolean({ description: says.belowZero, resolve: ({ belowZero }) => belowZero ?? false }),
    isInherited: t.boolean({ description: says.isInherited, resolve: ({ isInherited }) => isInherited ?? false }),
  }),
});

const ChoiceForm = builder.objectRef<Shared.ChoiceForm>("ChoiceForm").implement({
  description: describes.choice,
  authScopes: { public: true },
  fields: (t) => ({
    other: t.exposeInt("other", { nullable: true, description: orNull(says.other) }),
    none: t.exposeInt("none", { nullable: true, description: orNull(says.none) }),
    pinned: t.intList({ description: says.pinned, resolve: ({ pinned }) => pinned ?? [] }),
  }),
});

const ScaleForm = builder.objectRef<Shared.ScaleForm>("ScaleForm").implement({
  description: describes.scale,
  authScopes: { public: true },
  fields: (t) => ({
    look: t.expose("look", { type: ScaleLook, description: says.look }),
    lowLabel: t.exposeString("lowLabel", { nullable: true, description: orNull(says.lowLabel) }),
    highLabel: t.exposeString("highLabel", { nullable: true, description: orNull(says.highLabel) }),
    isNps: t.exposeBoolean("isNps", { description: says.isNps }),
  }),
});

const TextForm = builder.objectRef<Shared.TextForm>("TextForm").implement({
  description: describes.text,
  authScopes: { public: true },
  fields: (t) => ({
    isLong: t.exposeBoolean("isLong", { description: says.isLong }),
    minLength: t.exposeInt("minLength", { nullable: true, description: orNull(says.minLength) }),
    maxLength: t.exposeInt("maxLength", { description: says.maxLength }),
    isShared: t.boolean({ description: says.isShared, resolve: ({ isShared }) => isShared ?? false }),
  }),
});

const NumberForm = builder.objectRef<Shared.NumberForm>("NumberForm").implement({
  description: describes.number,
  authScopes: { public: true },
  fields: (t) => ({
    decimals: t.exposeInt("decimals", { description: says.decimals }),
    unit: t.exposeString("unit", { nullable: true, description: orNull(says.unit) }),
    min: t.exposeFloat("min", { nullable: true, description: orNull(says.min) }),
    max: t.exposeFloat("max", { nullable: true, description: orNull(says.max) }),
  }),
});

export const QuestionForm = builder.objectRef<Shared.QuestionForm>("QuestionForm").implement({
  description: describes.form,
  authScopes: { public: true },
  fields: (t) => ({
    choice: t.field({
      type: ChoiceForm,
      nullable: true,
      description: orNull(says.choice),
      resolve: ({ choice }) => choice,
    }),
    scale: t.field({ type: ScaleForm, nullable: true, description: orNull(says.scale), resolve: ({ scale }) => scale }),
    rows: t.stringList({ nullable: true, description: orNull(says.rows), resolve: ({ rows }) => rows }),
    text: t.field({ type: TextForm, nullable: true, description: orNull(says.text), resolve: ({ text }) => text }),
    number: t.field({
      type: NumberForm,
      nullable: true,
      description: orNull(says.number),
      resolve: ({ number }) => number,
    }),
  }),
});

const TextKey = builder.objectRef<Shared.TextKey>("TextKey").implement({
  description: describes.textKey,
  authScopes: { public: true },
  fields: (t) => ({
    accepted: t.exposeStringList("accepted", { description: says.accepted }),
    matchCase: t.exposeBoolean("matchCase", { description: says.matchCase }),
    matchSpaces: t.exposeBoolean("matchSpaces", { description: says.matchSpaces }),
    matchAccents: t.exposeBoolean("matchAccents", { description: says.matchAccents }),
    allowTypo: t.exposeBoolean("allowTypo", { description: says.allowTypo }),
  }),
});

const NumberKey = builder.objectRef<Shared.NumberKey>("NumberKey").implement({
  description: describes.numberKey,
  authScopes: { public: true },
  fields: (t) => ({
    value: t.exposeFloat("value", { description: says.value }),
    tolerance: t.exposeFloat("tolerance", { description: says.tolerance }),
  }),
});

export const AnswerKey = builder.objectRef<Shared.AnswerKey>("AnswerKey").implement({
  description: describes.key,
  authScopes: { public: true },
  fields: (t) => ({
    options: t.intList({ nullable: true, description: orNull(says.options), resolve: ({ options }) => options }),
    scoring: t.field({
      type: Scoring,
      nullable: true,
      description: `${says.scoring}; null if exactly these must be chosen.`,
      resolve: ({ scoring }) => scoring,
    }),
    text: t.field({ type: TextKey, nullable: true, description: orNull(says.textKey), resolve: ({ text }) => text }),
    number: t.field({
      type: NumberKey,
      nullable: true,
      description: orNull(says.numberKey),
      resolve: ({ number }) => number,
    }),
  }),
});

const ChoiceFormInput = builder.inputType("ChoiceFormInput", {
  description: describes.choice,
  fields: (t) => ({
    other: t.int({ description: says.other }),
    none: t.int({ description: says.none }),
    pinned: t.intList({ description: says.pinned }),
  }),
});

const ScaleFormInput = builder.inputType("ScaleFormInput", {
  description: describes.scale,
  fields: (t) => ({
    look: t.field({ type: ScaleLook, description: `${says.look} Defaults to NUMBERS.` }),
    lowLabel: t.string({ description: says.lowLabel }),
    highLabel: t.string({ description: says.highLabel }),
    isNps: t.boolean({ description: says.isNps }),
  }),
});

const TextFormInput = builder.inputType("TextFormInput", {
  description: describes.text,
  fields: (t) => ({
    isLong: t.boolean({ description: says.isLong }),
    minLength: t.int({ description: says.minLength }),
    maxLength: t.int({ description: says.maxLength }),
    isShared: t.boolean({ description: says.isShared }),
  }),
});

const NumberFormInput = builder.inputType("NumberFormInput", {
  description: describes.number,
  fields: (t) => ({
    decimals: t.int({ description: says.decimals }),
    unit: t.string({ description: says.unit }),
    min: t.float({ description: says.min }),
    max: t.float({ description: says.max }),
  }),
});

export const QuestionFormInput = builder.inputType("QuestionFormInput", {
  description: describes.form,
  fields: (t) => ({
    choice: t.field({ type: ChoiceFormInput, description: says.choice }),
    scale: t.field({ type: ScaleFormInput, description: says.scale }),
    rows: t.stringList({ description: says.rows }),
    text: t.field({ type: TextFormInput, description: says.text }),
    number: t.field({ type: NumberFormInput, description: says.number }),
  }),
});

const TextKeyInput = builder.inputType("TextKeyInput", {
  description: describes.textKey,
  fields: (t) => ({
    accepted: t.stringList({ required: true, description: says.accepted }),
    matchCase: t.boolean({ description: says.matchCase }),
    matchSpaces: t.boolean({ description: says.matchSpaces }),
    matchAccents: t.boolean({ description: says.matchAccents }),
    allowTypo: t.boolean({ description: says.allowTypo }),
  }),
});

const NumberKeyInput = builder.inputType("NumberKeyInput", {
  description: describes.numberKey,
  fields: (t) => ({
    value: t.float({ required: true, description: says.value }),
    tolerance: t.float({ description: says.tolerance }),
  }),
});

export const ScoringInput = builder.inputType("ScoringInput", {
  description: describes.scoring,
  fields: (t) => ({
    rule: t.field({ type: ScoringRule, required: true, description: says.rule }),
    belowZero: t.boolean({ description: says.belowZero }),
  }),
});

const QuestionScoringInput = builder.inputType("QuestionScoringInput", {
  description: describes.scoring,
  fields: (t) => ({
    rule: t.field({ type: ScoringRule, required: true, description: says.rule }),
    belowZero: t.boolean({ description: says.belowZero }),
    isInherited: t.boolean({ description: says.isInherited }),
  }),
});

export const AnswerKeyInput = builder.inputType("AnswerKeyInput", {
  description: describes.key,
  fields: (t) => ({
    options: t.intList({ description: says.options }),
    scoring: t.field({
      type: QuestionScoringInput,
      description: `${says.scoring}. Null for the quiz's \`rules.scoring\`. If omitted in an edit, it stays unchanged.`,
    }),
    text: t.field({ type: TextKeyInput, description: says.textKey }),
    number: t.field({ type: NumberKeyInput, description: says.numberKey }),
  }),
});
