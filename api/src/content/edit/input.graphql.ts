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
  title: `The heading that takers see, at most ${limits.title} characters.`,
  description: `The text below the title, where takers start; at most ${limits.description} characters.`,
  language: "The language of its texts, as BCP 47 has it, such as de or pt-BR; empty for none.",
  format: "How its texts are to be read.",
  difficulty: "The difficulty of a quiz.",
  isPublic: "Whether anyone with the link can respond.",
  showResultsToTakers: "Whether takers see their result once they have submitted.",
  collectEmailUpfront: "Whether takers are asked for their address before they begin.",
  rules: "Who may answer it, when, in which order, and what is shown.",
  emailResultsSettings: "The mail that participants of an assessment get with their result.",
  translationsFrom:
    "An item of one's own. Its translations are copied for the texts that are the same here; those of changed texts count as outdated, those of changed questions are left out. Nothing is copied from what is not there any more.",
  questionType: "How it is answered.",
  questionText: `The question as takers read it, at most ${limits.question} characters.`,
  options:
    "The options as takers read them, in their order: two or more that differ. The points of a scale; none for texts and numbers.",
  correctAnswer: "The index of the right option, from 0.",
  optionWeights: `The weight of each option, 0 to ${limits.assessment.points}: the points of a taker who chooses it.`,
  explanation: "Why the answer is right, shown to takers with their result.",
  required: "Whether it must be answered.",
  points: "What a right answer is worth in a quiz.",
  form: "How it is answered beyond its options.",
  answerKey: "What is right in a quiz, where that is not one option.",
  skillLevels: `The levels, 2 to ${limits.assessment.levels}; the highest one that a score reaches is the taker's.`,
} as const;
const unless = {
  isPublic: `${shared.isPublic} They can when it is left out.`,
  showResultsToTakers: `${shared.showResultsToTakers} They do not when it is left out.`,
  format: `${shared.format} PLAIN when it is left out.`,
  required: `${shared.required} It must when it is left out.`,
  points: `${shared.points} One when it is left out.`,
  collectEmailUpfront: `${shared.collectEmailUpfront} They are not when it is left out.`,
} as const;

const ShownInput = builder.inputType("ShownRuleInput", {
  description: "What takers are shown once they have submitted, and when.",
  fields: (t) => ({
    what: t.field({ type: [ShownPartType], description: "Nothing if it is empty or left out." }),
    when: t.field({ type: ShownTimeType, description: "When they are shown it; AT_ONCE when it is left out." }),
  }),
});

const EndingLinkInput = builder.inputType("EndingLinkInput", {
  description: "Where takers go on to.",
  fields: (t) => ({
    url: t.string({ required: true, description: "An https address." }),
    label: t.string({ description: "What the link says, at most 100 characters; its host when it is left out." }),
    afterSeconds: t.int({
      description:
        "The page follows it by itself after as many seconds, 20 to 120, unless its reader stops it; never in an embedded page.",
    }),
  }),
});

const EndingInput = builder.inputType("EndingInput", {
  description: "What a taker reads at the end, below the result.",
  fields: (t) => ({
    text: t.string({ description: "Formatted as the item's other texts; at most 2000 characters." }),
    link: t.field({ type: EndingLinkInput, description: "Where they go on to." }),
  }),
});

const EndingsInput = builder.inputType("EndingsInput", {
  description:
    "What takers read at the end, below their result. The ending for everybody stands in for one that is left out.",
  fields: (t) => ({
    everybody: t.field({ type: EndingInput, description: endingText.everybody }),
    passed: t.field({ type: EndingInput, description: endingText.passed }),
    failed: t.field({ type: EndingInput, description: endingText.failed }),
  }),
});

const LinkFieldInput = builder.inputType("LinkFieldInput", {
  description: "A parameter that links to an item may carry, to be stored with the answers.",
  fields: (t) => ({
    name: t.string({
      required: true,
      description: "As links have it: a small letter, then small letters, digits, _ and -, 30 at most.",
    }),
    values: t.stringList({ description: "The only values that are taken, 20 at most; any are without it." }),
    isGroup: t.boolean({
      description: "Whether figures are counted by its values as well; at most one field's, and it needs values.",
    }),
  }),
});

const CertificateInput = builder.inputType("CertificateRuleInput", {
  description: "What certificates for who passed say beside the name and the title.",
  fields: (t) => ({
    issuer: t.string({ description: "Who issues them, at most 100 characters." }),
    signatory: t.string({ description: "Who signs for it, with what they are, at most 100 characters." }),
    statesResult: t.boolean({ description: "Whether they state the percentage; they do not when it is left out." }),
  }),
});

const ItemRulesInput = builder.inputType("ItemRulesInput", {
  description:
    "Who may answer an item, when, in which order, and what is shown. What is left out stays; null takes a rule away.",
  fields: (t) => ({
    opensAt: t.field({ type: "DateTime", description: "From when on it can be answered." }),
    closesAt: t.field({ type: "DateTime", description: "Until when it can be answered." }),
    timeLimit: t.int({
      description:
        "Minutes from the start of an attempt to its end, 1 to 1440. It holds for attempts that begin later.",
    }),
    passMark: t.int({ description: "The lowest percentage that passes a quiz, before rounding, 1 to 100." }),
    scoring: t.field({
      type: ScoringInput,
      description: "How questions of a quiz with several right options score, unless their keys say so.",
    }),
    passcode: t.string({
      description:
        "What takers have to know, at most 64 characters; compared without regard to case and to runs of space.",
    }),
    invitedOnly: t.boolean({
      description: "Whether only people with a personal link may answer, and read the questions.",
    }),
    maxAttempts: t.int({ description: "How many answers are stored at most, 1 to 1000000." }),
    attemptsPerDevice: t.int({
      description: "How often one can answer on a device, 1 to 100, as the taker's page counts; the service does not.",
    }),
    excludeLate: t.boolean({ description: "Whether figures leave out what arrives late from then on; it is kept." }),
    signedFields: t.boolean({ description: "Whether what a link says is kept only where the service has signed it." }),
    anonymous: t.boolean({
      description:
        "Whether answers are stored without anything that says whose they are. It can be changed only while there are no answers.",
    }),
    shuffleQuestions: t.boolean({ description: "Whether each attempt has its questions in an order of its own." }),
    shuffleOptions: t.boolean({
      description: "Whether each attempt has the options of choices in an order of its own.",
    }),
    review: t.boolean({
      description: "Whether the taker's page shows a list of all answers before they are submitted.",
    }),
    author: t.string({
      description: "Who asks, as takers read it on the first screen, up to 100 characters. Empty for nobody.",
    }),
    fields: t.field({
      type: [LinkFieldInput],
      description: "What links may carry, to be stored with the answers, at most 10; replaced as a whole.",
    }),
    shown: t.field({
      type: ShownInput,
      description: "What takers are shown, and when. Without it, `showResultsToTakers` decides.",
    }),
    endings: t.field({ type: EndingsInput, description: "What takers read at the end; replaced as a whole." }),
    certificate: t.field({
      type: CertificateInput,
      description: "Lets who passes have a certificate; needs a pass mark. Replaced as a whole.",
    }),
    retention: t.field({
      type: RetentionRuleInput,
      description:
        "How long answers are kept. Of a new item, the account's default where it is left out; null for until they are deleted.",
    }),
  }),
});

const SkillLevelInput = builder.inputType("SkillLevelInput", {
  description: "A band of scores with a name, of a skill assessment.",
  fields: (t) => ({
    name: t.string({ required: true, description: "The level as takers and results call it." }),
    range: t.floatList({
      required: true,
      description: `The lowest and the highest score of the level: 0 to 1 for mean weights, up to ${limits.assessment.points} for sums.`,
    }),
    description: t.string({ required: true, description: levelText.description }),
    encouragingMessage: t.string({ required: true, description: levelText.encouragingMessage }),
    followUpContent: t.string({ description: levelText.followUpContent }),
  }),
});

const ResourceLinkInput = builder.inputType("ResourceLinkInput", {
  description: "A link to read on, for the mail with the result.",
  fields: (t) => ({
    title: t.string({ required: true, description: mailText.linkTitle }),
    url: t.string({ required: true, description: mailText.linkUrl }),
  }),
});

const EmailResultsSettingsInput = builder.inputType("EmailResultsSettingsInput", {
  description: "The mail that participants of an assessment get with their result.",
  fields: (t) => ({
    enabled: t.boolean({ required: true, description: "Whether the mail is sent." }),
    subject: t.string({ description: mailText.subject }),
    customMessage: t.string({ description: mailText.customMessage }),
    resourceLinks: t.field({ type: [ResourceLinkInput], description: mailText.resourceLinks }),
    authorSignature: t.string({ description: mailText.authorSignature }),
  }),
});

const QuizQuestionInput = builder.inputType("QuizQuestionInput", {
  description: "A question with one right answer.",
  fields: (t) => ({
    questionText: t.string({ required: true, description: shared.questionText }),
    questionType: t.field({
      type: QuestionType,
      description: `${shared.questionType} MULTIPLE_CHOICE when it is left out.`,
    }),
    options: t.stringList({ description: shared.options }),
    correctAnswer: t.int({ description: `${shared.correctAnswer} Needed where one option is chosen.` }),
    explanation: t.string({ description: shared.explanation }),
    required: t.boolean({ description: unless.required }),
    points: t.int({ description: unless.points }),
    form: t.field({ type: QuestionFormInput, description: shared.form }),
    answerKey: t.field({ type: AnswerKeyInput, description: shared.answerKey }),
  }),
});

const SurveyQuestionInput = builder.inputType("SurveyQuestionInput", {
  description: "A question without right answers.",
  fields: (t) => ({
    questionText: t.string({ required: true, description: shared.questionText }),
    questionType: t.field({
      type: QuestionType,
      description: `${shared.questionType} SINGLE_CHOICE when it is left out.`,
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
      description: `${shared.questionType} MULTIPLE_CHOICE when it is left out.`,
    }),
    options: t.stringList({ description: shared.options }),
    optionWeights: t.floatList({
      description: `${shared.optionWeights} Scales count their points when it is left out.`,
    }),
    explanation: t.string({ description: shared.explanation }),
    required: t.boolean({ description: unless.required }),
    form: t.field({ type: QuestionFormInput, description: shared.form }),
  }),
});

export const CreateQuizInput = builder.inputType("CreateQuizInput", {
  description: "A quiz to be made.",
  fields: (t) => ({
    idempotencyKey: t.string({ description: keyDescription }),
    title: t.string({ required: true, description: shared.title }),
    description: t.string({ description: shared.description }),
    language: t.string({ description: shared.language }),
    format: t.field({ type: TextFormat, description: unless.format }),
    difficulty: t.field({ type: Difficulty, description: `${shared.difficulty} MEDIUM when it is left out.` }),
    isPublic: t.boolean({ description: unless.isPublic }),
    showResultsToTakers: t.boolean({ description: unless.showResultsToTakers }),
    collectEmailUpfront: t.boolean({ description: unless.collectEmailUpfront }),
    rules: t.field({ type: ItemRulesInput, description: `${shared.rules} No such rule when it is left out.` }),
    translationsFrom: t.id({ description: shared.translationsFrom }),
    questions: t.field({
      type: [QuizQuestionInput],
      required: true,
      description: `The questions, 1 to ${limits.quiz.questions}, in their order.`,
    }),
  }),
});

export const CreateSurveyInput = builder.inputType("CreateSurveyInput", {
  description: "A survey to be made.",
  fields: (t) => ({
    idempotencyKey: t.string({ description: keyDescription }),
    title: t.string({ required: true, description: shared.title }),
    description: t.string({ description: shared.description }),
    language: t.string({ description: shared.language }),
    format: t.field({ type: TextFormat, description: unless.format }),
    isPublic: t.boolean({ description: unless.isPublic }),
    showResultsToTakers: t.boolean({ description: unless.showResultsToTakers }),
    collectEmailUpfront: t.boolean({ description: unless.collectEmailUpfront }),
    rules: t.field({ type: ItemRulesInput, description: `${shared.rules} No such rule when it is left out.` }),
    translationsFrom: t.id({ description: shared.translationsFrom }),
    questions: t.field({
      type: [SurveyQuestionInput],
      required: true,
      description: `The questions, 1 to ${limits.survey.questions}, in their order.`,
    }),
  }),
});

export const CreateAssessmentInput = builder.inputType("CreateAssessmentInput", {
  description: "A skill assessment to be made.",
  fields: (t) => ({
    idempotencyKey: t.string({ description: keyDescription }),
    title: t.string({ required: true, description: shared.title }),
    description: t.string({ description: shared.description }),
    language: t.string({ description: shared.language }),
    format: t.field({ type: TextFormat, description: unless.format }),
    isPublic: t.boolean({ description: unless.isPublic }),
    showResultsToTakers: t.boolean({ description: unless.showResultsToTakers }),
    collectEmailUpfront: t.boolean({ description: unless.collectEmailUpfront }),
    rules: t.field({ type: ItemRulesInput, description: `${shared.rules} No such rule when it is left out.` }),
    translationsFrom: t.id({ description: shared.translationsFrom }),
    emailResultsSettings: t.field({ type: EmailResultsSettingsInput, description: shared.emailResultsSettings }),
    skillLevels: t.field({ type: [SkillLevelInput], required: true, description: shared.skillLevels }),
    questions: t.field({
      type: [AssessmentQuestionInput],
      required: true,
      description: `The questions, 1 to ${limits.assessment.questions}, in their order.`,
    }),
  }),
});

const EditedQuestionInput = builder.inputType("EditedQuestionInput", {
  description: "A question as it shall be after the edit.",
  fields: (t) => ({
    id: t.id({ description: "The global id of the version that was edited; none for a new question." }),
    sameAs: t.id({
      description:
        "The global id of the version whose line of data a changed question continues, because it is the same one, worded anew; null when it is another question. Left out, it continues the version that was edited if its options keep their number, order and key.",
    }),
    questionText: t.string({ required: true, description: shared.questionText }),
    questionType: t.field({ type: QuestionType, description: shared.questionType }),
    options: t.stringList({ description: shared.options }),
    correctAnswer: t.int({ description: `${shared.correctAnswer} Of quizzes only.` }),
    optionWeights: t.floatList({ description: `${shared.optionWeights} Of assessments only.` }),
    explanation: t.string({ description: shared.explanation }),
    required: t.boolean({ description: shared.required }),
    points: t.int({ description: `${shared.points} Of quizzes only.` }),
    form: t.field({ type: QuestionFormInput, description: shared.form }),
    answerKey: t.field({ type: AnswerKeyInput, description: `${shared.answerKey} Of quizzes only.` }),
  }),
});

export const UpdateContentInput = builder.inputType("UpdateContentInput", {
  description: "The changes to an item; absent fields stay as they are.",
  fields: (t) => ({
    idempotencyKey: t.string({ description: keyDescription }),
    revision: t.int({
      description: "The revision that the edit is based on; CONFLICT if it is no longer the current one.",
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
    skillLevels: t.field({ type: [SkillLevelInput], description: `${shared.skillLevels} Of assessments only.` }),
    questions: t.field({
      type: [EditedQuestionInput],
      description: "All questions of the item, in their order; those left out are taken out of it.",
    }),
  }),
});
