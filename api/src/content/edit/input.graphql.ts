import { builder } from "../../platform/graphql/builder.ts";
import { keyDescription } from "../../platform/work/idempotency.ts";
import { Difficulty, levelText, mailText, QuestionType, TextFormat } from "../content.graphql.ts";
import { limits } from "../content.shared.ts";
import { AnswerKeyInput, QuestionFormInput, ScoringInput } from "../question/form/form.graphql.ts";
import { RetentionRuleInput } from "../retention/retention.graphql.ts";
import { endingText } from "../rules/endings.graphql.ts";
import { ShownPartType, ShownTimeType } from "../rules/rules.graphql.ts";

/** Descriptions that several inputs share. */
const shared = {
  title: `Title shown to participants, at most ${limits.title} characters.`,
  description: `Text below the title, shown before the first question; at most ${limits.description} characters.`,
  language: "Language of the texts, as a BCP 47 tag such as de or pt-BR; empty for none.",
  format: "Format of the texts.",
  difficulty: "Difficulty of a quiz.",
  isPublic: "Whether anyone with the link can respond.",
  showResultsToTakers: "Whether participants see their result after submitting.",
  collectEmailUpfront: "Whether participants are asked for their email address before they start.",
  rules: "Rules about access, times, order and results.",
  emailResultsSettings: "Email with the result, sent to participants of an assessment.",
  translationsFrom:
    "Global id of one of your items. Its translations are copied for texts that are the same; translations of changed texts count as outdated, and translations of changed questions are omitted. Nothing is copied from an item that no longer exists.",
  questionType: "Type of the question.",
  questionText: `Text of the question, as shown to participants; at most ${limits.question} characters.`,
  options:
    "Options as shown to participants, in order: two or more, all different. For a scale, its points; none for texts and numbers.",
  correctAnswer: "Index of the correct option, from 0.",
  optionWeights: `Weight of each option, 0 to ${limits.assessment.points}: the points of a participant who chooses it.`,
  explanation: "Explanation of the correct answer, shown to participants with their result.",
  required: "Whether an answer is required.",
  points: "Points for a correct answer in a quiz.",
  form: "Settings of the answer beyond the options.",
  answerKey: "Answer key of a quiz question, unless a single option is correct.",
  skillLevels: `Levels, 2 to ${limits.assessment.levels}. Participants get the highest level that their score reaches.`,
} as const;
const unless = {
  isPublic: `${shared.isPublic} Defaults to true.`,
  showResultsToTakers: `${shared.showResultsToTakers} Defaults to false.`,
  format: `${shared.format} Defaults to PLAIN.`,
  required: `${shared.required} Defaults to true.`,
  points: `${shared.points} Defaults to 1.`,
  collectEmailUpfront: `${shared.collectEmailUpfront} Defaults to false.`,
} as const;

const ShownInput = builder.inputType("ShownRuleInput", {
  description: "Parts of the result that participants see after submitting, and when they see them.",
  fields: (t) => ({
    what: t.field({
      type: [ShownPartType],
      description: "Parts of the result. If empty or omitted, nothing is shown.",
    }),
    when: t.field({ type: ShownTimeType, description: "Time from which they are shown. Defaults to AT_ONCE." }),
  }),
});

const EndingLinkInput = builder.inputType("EndingLinkInput", {
  description: "Link that participants follow at the end.",
  fields: (t) => ({
    url: t.string({ required: true, description: "URL with https." }),
    label: t.string({ description: "Text of the link, at most 100 characters. Defaults to the host." }),
    afterSeconds: t.int({
      description:
        "Seconds after which the page follows the link automatically, 20 to 120, unless the participant stops it. Embedded pages never do.",
    }),
  }),
});

const EndingInput = builder.inputType("EndingInput", {
  description: "Text and link that a participant sees at the end, below the result.",
  fields: (t) => ({
    text: t.string({ description: "Text in the item's format, at most 2000 characters." }),
    link: t.field({ type: EndingLinkInput, description: "Link that participants follow at the end." }),
  }),
});

const EndingsInput = builder.inputType("EndingsInput", {
  description:
    "Texts and links that participants see at the end, below their result. The ending for everybody replaces an omitted one.",
  fields: (t) => ({
    everybody: t.field({ type: EndingInput, description: endingText.everybody }),
    passed: t.field({ type: EndingInput, description: endingText.passed }),
    failed: t.field({ type: EndingInput, description: endingText.failed }),
  }),
});

const LinkFieldInput = builder.inputType("LinkFieldInput", {
  description: "A parameter that links to an item may carry, stored with the response.",
  fields: (t) => ({
    name: t.string({
      required: true,
      description:
        "Name in links: a lower-case letter, then lower-case letters, digits, _ and -; at most 30 characters.",
    }),
    values: t.stringList({ description: "Accepted values, at most 20. If omitted, any value is accepted." }),
    isGroup: t.boolean({
      description: "Whether statistics are also broken down by its values. At most one field, which needs values.",
    }),
  }),
});

const CertificateInput = builder.inputType("CertificateRuleInput", {
  description: "Text of certificates for participants who pass, in addition to the name and the title.",
  fields: (t) => ({
    issuer: t.string({ description: "Issuer, at most 100 characters." }),
    signatory: t.string({
      description: "Person who signs for the issuer, with their position; at most 100 characters.",
    }),
    statesResult: t.boolean({ description: "Whether certificates state the percentage. Defaults to false." }),
  }),
});

const ItemRulesInput = builder.inputType("ItemRulesInput", {
  description:
    "Rules about access, times, order and results of an item. Omitted rules stay unchanged; null removes a rule.",
  fields: (t) => ({
    opensAt: t.field({ type: "DateTime", description: "Time at which the item opens." }),
    closesAt: t.field({ type: "DateTime", description: "Time at which the item closes." }),
    timeLimit: t.int({
      description:
        "Time limit in minutes, from start to submission, 1 to 1440. Applies to attempts that start after the change.",
    }),
    passMark: t.int({ description: "Lowest percentage that passes a quiz, 1 to 100, before rounding." }),
    scoring: t.field({
      type: ScoringInput,
      description: "Scoring of quiz questions with several correct options, unless their answer keys set their own.",
    }),
    passcode: t.string({
      description: "Passcode that participants need, at most 64 characters. Case and repeated spaces are ignored.",
    }),
    invitedOnly: t.boolean({
      description: "Whether only people with a personal link may read the questions and respond.",
    }),
    maxAttempts: t.int({ description: "Maximum number of stored responses, 1 to 1000000." }),
    attemptsPerDevice: t.int({
      description:
        "Maximum number of responses per device, 1 to 100, as counted by the participant's page. The server does not enforce it.",
    }),
    excludeLate: t.boolean({
      description:
        "Whether statistics exclude responses that arrive late after the change. They are stored in any case.",
    }),
    signedFields: t.boolean({
      description: "Whether link parameters are stored only if the link was signed by the server.",
    }),
    anonymous: t.boolean({
      description:
        "Whether responses are stored without anything that identifies the participant. Can be changed only while there are no responses.",
    }),
    shuffleQuestions: t.boolean({ description: "Whether each attempt has its own order of questions." }),
    shuffleOptions: t.boolean({
      description: "Whether each attempt has its own order of options in choices.",
    }),
    review: t.boolean({
      description: "Whether the participant's page shows a list of all answers before they are submitted.",
    }),
    author: t.string({
      description: "Author's name as shown on the first screen, at most 100 characters. Empty for none.",
    }),
    fields: t.field({
      type: [LinkFieldInput],
      description: "Parameters that links may carry, stored with the response; at most 10. Replaced as a whole.",
    }),
    shown: t.field({
      type: ShownInput,
      description: "Parts of the result that participants see, and when. Without it, `showResultsToTakers` decides.",
    }),
    endings: t.field({
      type: EndingsInput,
      description: "Texts and links that participants see at the end. Replaced as a whole.",
    }),
    certificate: t.field({
      type: CertificateInput,
      description: "Certificate for participants who pass. Requires a pass mark. Replaced as a whole.",
    }),
    retention: t.field({
      type: RetentionRuleInput,
      description:
        "Retention of responses. For a new item, defaults to the account's setting; null keeps responses until they are deleted.",
    }),
  }),
});

const SkillLevelInput = builder.inputType("SkillLevelInput", {
  description: "A named range of scores in a skill assessment.",
  fields: (t) => ({
    name: t.string({ required: true, description: "Name of the level, shown to participants and in results." }),
    range: t.floatList({
      required: true,
      description: `Lowest and highest score of the level: 0 to 1 for mean weights, up to ${limits.assessment.points} for sums.`,
    }),
    description: t.string({ required: true, description: levelText.description }),
    encouragingMessage: t.string({ required: true, description: levelText.encouragingMessage }),
    followUpContent: t.string({ description: levelText.followUpContent }),
  }),
});

const ResourceLinkInput = builder.inputType("ResourceLinkInput", {
  description: "A link for further reading in the email with the result.",
  fields: (t) => ({
    title: t.string({ required: true, description: mailText.linkTitle }),
    url: t.string({ required: true, description: mailText.linkUrl }),
  }),
});

const EmailResultsSettingsInput = builder.inputType("EmailResultsSettingsInput", {
  description: "Email with the result, sent to participants of an assessment.",
  fields: (t) => ({
    enabled: t.boolean({ required: true, description: "Whether the email is sent." }),
    subject: t.string({ description: mailText.subject }),
    customMessage: t.string({ description: mailText.customMessage }),
    resourceLinks: t.field({ type: [ResourceLinkInput], description: mailText.resourceLinks }),
    authorSignature: t.string({ description: mailText.authorSignature }),
  }),
});

const QuizQuestionInput = builder.inputType("QuizQuestionInput", {
  description: "A question with a correct answer.",
  fields: (t) => ({
    questionText: t.string({ required: true, description: shared.questionText }),
    questionType: t.field({
      type: QuestionType,
      description: `${shared.questionType} Defaults to MULTIPLE_CHOICE.`,
    }),
    options: t.stringList({ description: shared.options }),
    correctAnswer: t.int({ description: `${shared.correctAnswer} Required where a single option is chosen.` }),
    explanation: t.string({ description: shared.explanation }),
    required: t.boolean({ description: unless.required }),
    points: t.int({ description: unless.points }),
    form: t.field({ type: QuestionFormInput, description: shared.form }),
    answerKey: t.field({ type: AnswerKeyInput, description: shared.answerKey }),
  }),
});

const SurveyQuestionInput = builder.inputType("SurveyQuestionInput", {
  description: "A question without correct answers.",
  fields: (t) => ({
    questionText: t.string({ required: true, description: shared.questionText }),
    questionType: t.field({
      type: QuestionType,
      description: `${shared.questionType} Defaults to SINGLE_CHOICE.`,
    }),
    options: t.stringList({ description: shared.options }),
    required: t.boolean({ description: unless.required }),
    form: t.field({ type: QuestionFormInput, description: shared.form }),
  }),
});

const AssessmentQuestionInput = builder.inputType("AssessmentQuestionInput", {
  description: "A question with weighted options.",
  fields: (t) => ({
    questionText: t.string({ required: true, description: shared.questionText }),
    questionType: t.field({
      type: QuestionType,
      description: `${shared.questionType} Defaults to MULTIPLE_CHOICE.`,
    }),
    options: t.stringList({ description: shared.options }),
    optionWeights: t.floatList({
      description: `${shared.optionWeights} If omitted, scales count their points.`,
    }),
    explanation: t.string({ description: shared.explanation }),
    required: t.boolean({ description: unless.required }),
    form: t.field({ type: QuestionFormInput, description: shared.form }),
  }),
});

export const CreateQuizInput = builder.inputType("CreateQuizInput", {
  description: "A quiz to create.",
  fields: (t) => ({
    idempotencyKey: t.string({ description: keyDescription }),
    title: t.string({ required: true, description: shared.title }),
    description: t.string({ description: shared.description }),
    language: t.string({ description: shared.language }),
    format: t.field({ type: TextFormat, description: unless.format }),
    difficulty: t.field({ type: Difficulty, description: `${shared.difficulty} Defaults to MEDIUM.` }),
    isPublic: t.boolean({ description: unless.isPublic }),
    showResultsToTakers: t.boolean({ description: unless.showResultsToTakers }),
    collectEmailUpfront: t.boolean({ description: unless.collectEmailUpfront }),
    rules: t.field({ type: ItemRulesInput, description: `${shared.rules} Defaults to none.` }),
    translationsFrom: t.id({ description: shared.translationsFrom }),
    questions: t.field({
      type: [QuizQuestionInput],
      required: true,
      description: `Questions, 1 to ${limits.quiz.questions}, in order.`,
    }),
  }),
});

export const CreateSurveyInput = builder.inputType("CreateSurveyInput", {
  description: "A survey to create.",
  fields: (t) => ({
    idempotencyKey: t.string({ description: keyDescription }),
    title: t.string({ required: true, description: shared.title }),
    description: t.string({ description: shared.description }),
    language: t.string({ description: shared.language }),
    format: t.field({ type: TextFormat, description: unless.format }),
    isPublic: t.boolean({ description: unless.isPublic }),
    showResultsToTakers: t.boolean({ description: unless.showResultsToTakers }),
    collectEmailUpfront: t.boolean({ description: unless.collectEmailUpfront }),
    rules: t.field({ type: ItemRulesInput, description: `${shared.rules} Defaults to none.` }),
    translationsFrom: t.id({ description: shared.translationsFrom }),
    questions: t.field({
      type: [SurveyQuestionInput],
      required: true,
      description: `Questions, 1 to ${limits.survey.questions}, in order.`,
    }),
  }),
});

export const CreateAssessmentInput = builder.inputType("CreateAssessmentInput", {
  description: "A skill assessment to create.",
  fields: (t) => ({
    idempotencyKey: t.string({ description: keyDescription }),
    title: t.string({ required: true, description: shared.title }),
    description: t.string({ description: shared.description }),
    language: t.string({ description: shared.language }),
    format: t.field({ type: TextFormat, description: unless.format }),
    isPublic: t.boolean({ description: unless.isPublic }),
    showResultsToTakers: t.boolean({ description: unless.showResultsToTakers }),
    collectEmailUpfront: t.boolean({ description: unless.collectEmailUpfront }),
    rules: t.field({ type: ItemRulesInput, description: `${shared.rules} Defaults to none.` }),
    translationsFrom: t.id({ description: shared.translationsFrom }),
    emailResultsSettings: t.field({ type: EmailResultsSettingsInput, description: shared.emailResultsSettings }),
    skillLevels: t.field({ type: [SkillLevelInput], required: true, description: shared.skillLevels }),
    questions: t.field({
      type: [AssessmentQuestionInput],
      required: true,
      description: `Questions, 1 to ${limits.assessment.questions}, in order.`,
    }),
  }),
});

const EditedQuestionInput = builder.inputType("EditedQuestionInput", {
  description: "A question as it should be after the edit.",
  fields: (t) => ({
    id: t.id({ description: "Global id of the version that was edited; none for a new question." }),
    sameAs: t.id({
      description:
        "Global id of the version whose data a reworded question continues; null for a different question. If omitted, the question continues the version that was edited, provided that its options keep their number, order and key.",
    }),
    questionText: t.string({ required: true, description: shared.questionText }),
    questionType: t.field({ type: QuestionType, description: shared.questionType }),
    options: t.stringList({ description: shared.options }),
    correctAnswer: t.int({ description: `${shared.correctAnswer} Quizzes only.` }),
    optionWeights: t.floatList({ description: `${shared.optionWeights} Assessments only.` }),
    explanation: t.string({ description: shared.explanation }),
    required: t.boolean({ description: shared.required }),
    points: t.int({ description: `${shared.points} Quizzes only.` }),
    form: t.field({ type: QuestionFormInput, description: shared.form }),
    answerKey: t.field({ type: AnswerKeyInput, description: `${shared.answerKey} Quizzes only.` }),
  }),
});

export const UpdateContentInput = builder.inputType("UpdateContentInput", {
  description: "Changes to an item. Omitted fields stay unchanged.",
  fields: (t) => ({
    idempotencyKey: t.string({ description: keyDescription }),
    revision: t.int({
      description: "Revision that the edit is based on; CONFLICT if it is no longer the current one.",
    }),
    title: t.string({ description: shared.title }),
    description: t.string({ description: shared.description }),
    language: t.string({ description: shared.language }),
    format: t.field({ type: TextFormat, description: shared.format }),
    difficulty: t.field({ type: Difficulty, description: shared.difficulty }),
    isPublic: t.boolean({ description: shared.isPublic }),
    showResultsToTakers: t.boolean({ description: shared.showResultsToTakers }),
    collectEmailUpfront: t.boolean({ description: shared.collectEmailUpfront }),
    rules: t.field({ type: ItemRulesInput, description: shared.rules }),
    emailResultsSettings: t.field({ type: EmailResultsSettingsInput, description: shared.emailResultsSettings }),
    skillLevels: t.field({ type: [SkillLevelInput], description: `${shared.skillLevels} Assessments only.` }),
    questions: t.field({
      type: [EditedQuestionInput],
      description: "All questions of the item, in order. Omitted questions are removed.",
    }),
  }),
});
