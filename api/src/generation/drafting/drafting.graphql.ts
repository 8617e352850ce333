import { Content, ContentKind, Difficulty, ownOnly, QuestionType } from "../../content/content.graphql.ts";
import { QuestionFinding } from "../../content/question/clinic/clinic.graphql.ts";
import { AnswerKey, QuestionForm } from "../../content/question/form/form.graphql.ts";
import { builder } from "../../platform/graphql/builder.ts";
import { guardedBy } from "../../platform/graphql/scopes.ts";
import { PassageAnchor, QuestionEvidence } from "../generation.graphql.ts";
import type { Origin } from "../generation.rules.ts";
import { usualTypes } from "../types.shared.ts";
import { candidateFindings } from "./candidate.ts";
import { maySeeDrafting } from "./drafting.policy.ts";
import type { CandidateState } from "./drafting.shared.ts";
import {
  type DraftingState,
  listDraftings,
  missingCandidates,
  questionOf,
  shownCandidates,
  stateOf,
} from "./drafting.ts";

const State = builder.enumType("DraftingState", {
  description: "What becomes of a draft.",
  values: {
    WRITING: { value: "writing", description: "Questions are being written." },
    STOPPED: { value: "stopped", description: "The writing broke off, and can go on." },
    READY: { value: "ready", description: "All is written." },
    FINISHED: { value: "finished", description: "It has become an item." },
  } as const satisfies Record<Uppercase<DraftingState>, { value: DraftingState; description: string }>,
});

const SourceKind = builder.enumType("DraftingOrigin", {
  description: "What questions are made from.",
  values: {
    TOPIC: { value: "topic", description: "A topic, by a language model." },
    LINK: { value: "link", description: "A web page, or a video with captions." },
    PDF: { value: "pdf", description: "An uploaded PDF." },
    TEXT: { value: "text", description: "A pasted text." },
  } as const satisfies Record<Uppercase<Origin>, { value: Origin; description: string }>,
});

export const CandidateStateEnum = builder.enumType("CandidateState", {
  description: "What the creator thinks of a question.",
  values: {
    PROPOSED: { value: "proposed", description: "Nothing yet." },
    KEPT: { value: "kept", description: "It becomes part of the item." },
    DROPPED: { value: "dropped", description: "It does not." },
  } as const satisfies Record<Uppercase<CandidateState>, { value: CandidateState; description: string }>,
});

export const Candidate = builder.prismaNode("Candidate", {
  id: { field: "id" },
  ...guardedBy<{ drafting: { userId: string } }>((viewer, { drafting }) => maySeeDrafting(viewer, drafting)),
  description: "A question that may become one of an item. Visible to its creator.",
  select: { drafting: { select: { userId: true } } },
  fields: (t) => ({
    key: t.exposeString("id", { description: "The id as it stands in REST paths." }),
    state: t.expose("state", { type: CandidateStateEnum, description: "What the creator thinks of it." }),
    isEdited: t.exposeBoolean("isEdited", { description: "Whether the creator changed its words." }),
    questionText: t.string({
      description: "The question as takers will read it.",
      select: { question: true },
      resolve: ({ question }) => question.questionText,
    }),
    questionType: t.field({
      type: QuestionType,
      description: "How it is answered.",
      select: { question: true },
      resolve: ({ question }) => question.questionType,
    }),
    options: t.stringList({
      description: "The options in their order.",
      select: { question: true },
      resolve: ({ question }) => question.options,
    }),
    correctAnswer: t.int({
      nullable: true,
      description: "The index of the right option, from 0; null in surveys and assessments.",
      select: { question: true },
      resolve: ({ question }) => question.correctAnswer,
    }),
    optionWeights: t.floatList({
      nullable: true,
      description: "What each option counts, in assessments; null in others.",
      select: { question: true },
      resolve: ({ question }) => question.optionWeights,
    }),
    explanation: t.string({
      nullable: true,
      description: "Why the answer is right; null without one.",
      select: { question: true },
      resolve: ({ question }) => question.explanation,
    }),
    required: t.boolean({
      description: "Whether it must be answered.",
      select: { question: true },
      resolve: (candidate) => questionOf(candidate).required,
    }),
    points: t.int({
      description: "What a right answer is worth in a quiz; 1 in others.",
      select: { question: true },
      resolve: (candidate) => questionOf(candidate).points,
    }),
    form: t.field({
      type: QuestionForm,
      nullable: true,
      description: "How it is answered beyond its options; null where options are all there is.",
      select: { question: true },
      resolve: (candidate) => questionOf(candidate).form,
    }),
    answerKey: t.field({
      type: AnswerKey,
      nullable: true,
      description: "What is right in a quiz; null where that is one option.",
      select: { question: true },
      resolve: (candidate) => questionOf(candidate).answerKey,
    }),
    passage: t.string({
      nullable: true,
      description: "The passage of the source that it comes from, word for word; null without a source.",
      select: { question: true },
      resolve: ({ question }) => question.passage,
    }),
    passageAnchor: t.field({
      type: PassageAnchor,
      nullable: true,
      description: "Where the passage stands in its source; null without one.",
      select: { question: true },
      resolve: ({ question }) => question.passageAnchor,
    }),
    evidence: t.field({
      type: QuestionEvidence,
      nullable: true,
      description: "What was found when it was checked; null where nobody checked, and once it was edited.",
      select: { question: true },
      resolve: ({ question }) => question.evidence,
    }),
    section: t.exposeString("section", {
      nullable: true,
      description: "The heading of the source that the passage stands under; null without one.",
    }),
    findings: t.field({
      type: [QuestionFinding],
      description: "Writing flaws that rules see in it, those of its text first; may be empty.",
      select: { question: true, drafting: { select: { order: true, title: true } } },
      resolve: (candidate) => candidateFindings(candidate, candidate.drafting),
    }),
  }),
});

export const Drafting = builder.prismaNode("Drafting", {
  id: { field: "id" },
  ...guardedBy(maySeeDrafting),
  description:
    "Questions that their creator chooses from before they become an item. Visible to its creator. Removed 30 days after its last change.",
  select: { userId: true },
  fields: (t) => ({
    key: t.exposeString("id", { description: "The id as it stands in links and REST paths." }),
    kind: t.field({
      type: ContentKind,
      description: "The kind of the item that it is for.",
      select: { order: true },
      resolve: ({ order }) => order.kind,
    }),
    origin: t.field({
      type: SourceKind,
      description: "What its questions are made from.",
      select: { order: true },
      resolve: ({ order }) => order.origin,
    }),
    title: t.exposeString("title", { nullable: true, description: "The title; null until the source gives it one." }),
    sourceUrl: t.string({
      nullable: true,
      description: "The link that it is made from; null without one.",
      select: { order: true },
      resolve: ({ order: { wanted } }) => wanted.url ?? wanted.sourceUrl ?? null,
    }),
    state: t.field({
      type: State,
      description: "What becomes of it.",
      select: { id: true },
      resolve: async (drafting, _args, { platform }) => (await stateOf(platform, drafting)).state,
    }),
    line: t.string({
      nullable: true,
      description: "What it is doing while it is written, or why the writing broke off; else null.",
      select: { id: true },
      resolve: async (drafting, _args, { platform }) => (await stateOf(platform, drafting)).line,
    }),
    questionCount: t.int({
      description: "The number of questions that were asked for.",
      select: { order: true },
      resolve: ({ order }) => order.wanted.questionCount,
    }),
    wanted: t.exposeInt("wanted", { description: "The number of candidates to choose from, once all are written." }),
    missing: t.int({
      description: "How many candidates are missing that `resumeDrafting` can still write; 0 while they are written.",
      select: { id: true, wanted: true, isShort: true, contentId: true },
      resolve: (drafting, _args, { platform }) => missingCandidates(platform, drafting),
    }),
    difficulty: t.field({
      type: Difficulty,
      nullable: true,
      description: "The difficulty that is asked for; null for others than quizzes.",
      select: { order: true },
      resolve: ({ order: { kind, wanted } }) => (kind === "QUIZ" ? (wanted.difficulty ?? "medium") : null),
    }),
    questionTypes: t.field({
      type: [QuestionType],
      description: "The types that its questions may have, as far as they are written by a model.",
      select: { order: true },
      resolve: ({ order: { kind, wanted } }) => wanted.questionTypes ?? usualTypes[kind],
    }),
    language: t.string({
      nullable: true,
      description: "The language to write in, as BCP 47 has it; null for that of the source.",
      select: { order: true },
      resolve: ({ order }) => order.language,
    }),
    audience: t.string({
      nullable: true,
      description: "Who it is for; null where nothing was said.",
      select: { order: true },
      resolve: ({ order }) => order.audience,
    }),
    focus: t.string({
      nullable: true,
      description: "What to ask about most; null where nothing was said.",
      select: { order: true },
      resolve: ({ order }) => order.focus,
    }),
    sections: t.stringList({
      description: "The headings of the source that are asked about; none for all of it.",
      select: { order: true },
      resolve: ({ order }) => order.sections,
    }),
    sourceSections: t.exposeStringList("sections", { description: "All headings of the source, in its order." }),
    notices: t.exposeStringList("notices", { description: "What its creator should know; may be empty." }),
    candidates: t.relation("candidates", {
      description: "Its questions in their order, but for those that were replaced.",
      query: shownCandidates,
    }),
    content: t.relation("content", {
      type: Content,
      nullable: true,
      description: "The item that it became; null until then.",
    }),
    createdAt: t.expose("createdAt", { type: "DateTime", description: "When it was begun." }),
    updatedAt: t.expose("updatedAt", { type: "DateTime", description: "When its creator last did something with it." }),
  }),
});

builder.prismaObjectField("User", "draftings", (t) =>
  t.relatedConnection(
    "draftings",
    {
      ...ownOnly("content:read")("The viewer's own drafts that have not become items yet, newest first."),
      cursor: "id",
      query: (_args, { viewer }) => ({ where: viewer.user ? listDraftings(viewer) : {}, orderBy: { id: "desc" } }),
    },
    { name: "UserDraftingsConnection" },
    { name: "UserDraftingsConnectionEdge" },
  ),
);
