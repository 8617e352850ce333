import { builder } from "../../platform/graphql/builder.ts";
import { keyDescription } from "../../platform/work/idempotency.ts";
import { Difficulty, QuestionType } from "../content.graphql.ts";

const SkillLevelInput = builder.inputType("SkillLevelInput", {
  fields: (t) => ({
    name: t.string({ required: true }),
    range: t.floatList({ required: true }),
    description: t.string({ required: true }),
    encouragingMessage: t.string({ required: true }),
    followUpContent: t.string(),
  }),
});

const ResourceLinkInput = builder.inputType("ResourceLinkInput", {
  fields: (t) => ({ title: t.string({ required: true }), url: t.string({ required: true }) }),
});

const EmailResultsSettingsInput = builder.inputType("EmailResultsSettingsInput", {
  fields: (t) => ({
    enabled: t.boolean({ required: true }),
    subject: t.string(),
    customMessage: t.string(),
    resourceLinks: t.field({ type: [ResourceLinkInput] }),
    authorSignature: t.string(),
  }),
});

const QuizQuestionInput = builder.inputType("QuizQuestionInput", {
  fields: (t) => ({
    questionText: t.string({ required: true }),
    options: t.stringList({ required: true }),
    correctAnswer: t.int({ description: "The index of the right option, from 0." }),
    explanation: t.string(),
  }),
});

const SurveyQuestionInput = builder.inputType("SurveyQuestionInput", {
  fields: (t) => ({
    questionText: t.string({ required: true }),
    questionType: t.field({ type: QuestionType }),
    options: t.stringList({ required: true }),
  }),
});

const AssessmentQuestionInput = builder.inputType("AssessmentQuestionInput", {
  fields: (t) => ({
    questionText: t.string({ required: true }),
    options: t.stringList({ required: true }),
    optionWeights: t.floatList({ required: true }),
    explanation: t.string(),
  }),
});

export const CreateQuizInput = builder.inputType("CreateQuizInput", {
  fields: (t) => ({
    idempotencyKey: t.string({ description: keyDescription }),
    title: t.string({ required: true }),
    description: t.string(),
    difficulty: t.field({ type: Difficulty }),
    isPublic: t.boolean({ description: "Whether anyone with the link can respond; they can when it is left out." }),
    showResultsToTakers: t.boolean(),
    collectEmailUpfront: t.boolean(),
    questions: t.field({ type: [QuizQuestionInput], required: true }),
  }),
});

export const CreateSurveyInput = builder.inputType("CreateSurveyInput", {
  fields: (t) => ({
    idempotencyKey: t.string({ description: keyDescription }),
    title: t.string({ required: true }),
    description: t.string(),
    isPublic: t.boolean({ description: "Whether anyone with the link can respond; they can when it is left out." }),
    showResultsToTakers: t.boolean(),
    collectEmailUpfront: t.boolean(),
    questions: t.field({ type: [SurveyQuestionInput], required: true }),
  }),
});

export const CreateAssessmentInput = builder.inputType("CreateAssessmentInput", {
  fields: (t) => ({
    idempotencyKey: t.string({ description: keyDescription }),
    title: t.string({ required: true }),
    description: t.string(),
    isPublic: t.boolean({ description: "Whether anyone with the link can respond; they can when it is left out." }),
    showResultsToTakers: t.boolean(),
    collectEmailUpfront: t.boolean(),
    emailResultsSettings: t.field({ type: EmailResultsSettingsInput }),
    skillLevels: t.field({ type: [SkillLevelInput], required: true }),
    questions: t.field({ type: [AssessmentQuestionInput], required: true }),
  }),
});

const EditedQuestionInput = builder.inputType("EditedQuestionInput", {
  fields: (t) => ({
    id: t.id({ description: "Of the version that was edited; none for a new question." }),
    sameAs: t.id({
      description:
        "The version whose line of data a changed question continues, because it is the same one, worded anew; null when it is another question. Left out, it continues the version that was edited if its options keep their number, order and key.",
    }),
    questionText: t.string({ required: true }),
    questionType: t.field({ type: QuestionType }),
    options: t.stringList({ required: true }),
    correctAnswer: t.int(),
    optionWeights: t.floatList(),
    explanation: t.string(),
  }),
});

export const UpdateContentInput = builder.inputType("UpdateContentInput", {
  description: "Absent fields stay as they are.",
  fields: (t) => ({
    idempotencyKey: t.string({ description: keyDescription }),
    revision: t.int({
      description: "The revision that the edit is based on; CONFLICT if it is no longer the current one.",
    }),
    title: t.string(),
    description: t.string(),
    difficulty: t.field({ type: Difficulty }),
    isPublic: t.boolean(),
    showResultsToTakers: t.boolean(),
    collectEmailUpfront: t.boolean(),
    emailResultsSettings: t.field({ type: EmailResultsSettingsInput }),
    skillLevels: t.field({ type: [SkillLevelInput] }),
    questions: t.field({ type: [EditedQuestionInput], description: "All questions, in their order." }),
  }),
});
