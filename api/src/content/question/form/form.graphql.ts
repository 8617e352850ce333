import { builder } from "../../../platform/graphql/builder.ts";
import type * as Shared from "./form.shared.ts";
import type { QuestionScoring } from "./scoring.shared.ts";

const says = {
  choice: "Of choices: options that are more than a choice, and those that stay at their places.",
  scale: "Of scales, and of the scale of a matrix.",
  rows: "Of a matrix: what is asked about, row by row. Its options are the points of each row.",
  text: "Of questions for a text.",
  number: "Of questions for a number.",
  other: "The index of the option that asks for a text, such as Other.",
  none: "The index of the option that excludes all others, such as None of these.",
  pinned: "The indexes of options that stay at their places when options are shuffled.",
  look: "How its points are drawn.",
  lowLabel: "What the first point stands for.",
  highLabel: "What the last point stands for.",
  isNps: "Whether a Net Promoter Score is made of it: eleven points from 0 to 10.",
  isLong: "Several lines instead of one.",
  minLength: "The least characters that are taken.",
  maxLength: "The most characters that are taken.",
  isShared: "Of surveys that show results: whether takers get to read what others wrote, without names.",
  decimals: "Digits after the point; 0 for whole numbers.",
  unit: "Shown after the number.",
  min: "The least number that is taken; surveys need one.",
  max: "The largest number that is taken; surveys need one.",
  options: "The indexes of the right options where several may be chosen.",
  scoring: "How many points answers with some of these earn",
  rule: "What an answer earns.",
  belowZero: "Whether MINUS may take points away. A result is never below zero.",
  isInherited: "Whether it is the quiz's, and changes with that.",
  textKey: "Of questions for a text.",
  numberKey: "Of questions for a number.",
  accepted: "The texts that are right.",
  matchCase: "Whether capitals count.",
  matchSpaces: "Whether spaces count, but for those around.",
  matchAccents: "Whether accents count.",
  allowTypo: "Whether one letter may be wrong, missing, added or swapped with the next.",
  value: "The right number.",
  tolerance: "The largest difference that is still right.",
} as const;

const describes = {
  form: "How a question is answered beyond its options: the member that belongs to its type.",
  choice: "Options of a choice that are more than that.",
  scale: "What the points of a scale look like, and what its ends stand for.",
  text: "How long a text may be.",
  number: "Which numbers are taken.",
  scoring: "How many of its points an answer earns where several options are right.",
  key: "What is right in a quiz, where that is not one option: the member that belongs to the question's type.",
  textKey: "The texts that are right, and how closely they must be met.",
  numberKey: "The number that is right.",
} as const;

const orNull = (description: string) => `${description.replace(/\.$/, "")}; null if there is none.`;

const ScaleLook = builder.enumType("ScaleLook", {
  description: "How the points of a scale are drawn.",
  values: {
    NUMBERS: { value: "numbers", description: "As numbers, with words at the ends." },
    STARS: { value: "stars", description: "As stars." },
    LABELS: { value: "labels", description: "As words, one for each point." },
  } as const,
});

const ScoringRule = builder.enumType("ScoringRule", {
  description: "What an answer earns where several options are right.",
  values: {
    ALL: { value: "all", description: "All points for all right options and no other, otherwise none." },
    EACH: { value: "each", description: "For each right option an equal share, whatever else is chosen." },
    MINUS: { value: "minus", description: "The shares of the right options minus as many as wrong ones are chosen." },
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
      description: `${says.scoring}; null where all of them must be chosen, and no other.`,
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
    look: t.field({ type: ScaleLook, description: `${says.look} NUMBERS when it is left out.` }),
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
      description: `${says.scoring}. Null for the quiz's \`rules.scoring\`; an edit that leaves it out keeps it.`,
    }),
    text: t.field({ type: TextKeyInput, description: says.textKey }),
    number: t.field({ type: NumberKeyInput, description: says.numberKey }),
  }),
});
