import { QuestionFinding } from "../../clinic/clinic.graphql.ts";
import { Content, ContentKind, Difficulty, ownOnly, QuestionType } from "../../content/content.graphql.ts";
import { AnswerKey, QuestionForm } from "../../content/question/form/form.graphql.ts";
import { builder } from "../../platform/graphql/builder.ts";
import { guardedBy } from "../../platform/graphql/scopes.ts";
import { enumOf } from "../../platform/shape/enum.ts";
import { fieldsOf } from "../../platform/shape/object.ts";
import { PassageAnchor, shownAnchor } from "../generation.graphql.ts";
import type { Origin } from "../generation.rules.ts";
import { usualTypes } from "../types.shared.ts";
import { candidateFindings } from "./candidate.ts";
import * as contract from "./drafting.contract.ts";
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

const State = enumOf<DraftingState>("DraftingState", "State of a draft.", {
  writing: "Questions are being written.",
  stopped: "The writing broke off and can continue.",
  ready: "All questions are written.",
  finished: "The draft has become an item, or part of one.",
});

const SourceKind = enumOf<Origin>("DraftingOrigin", "Source of questions.", {
  topic: "A topic, for a language model.",
  link: "A web page, or a video with captions.",
  pdf: "An uploaded PDF.",
  text: "A pasted text.",
});

enumOf<CandidateState>("CandidateState", "The creator's decision about a question.", {
  proposed: "The creator has not decided yet.",
  kept: "The question becomes part of the item.",
  dropped: "The question does not become part of the item.",
});

export const Candidate = builder.prismaNode("Candidate", {
  id: { field: "id" },
  ...guardedBy<{ drafting: { userId: string } }>((viewer, { drafting }) => maySeeDrafting(viewer, drafting)),
  description: "A question that may become part of an item. Visible to its creator.",
  select: { drafting: { select: { userId: true } } },
  fields: (t) => ({
    key: t.exposeString("id", { description: "The id used in REST paths." }),
    ...fieldsOf(t, contract.Candidate, ["state", "isEdited", "section"]),
    ...fieldsOf(
      t,
      contract.Candidate,
      [
        "questionText",
        "questionType",
        "options",
        "correctAnswer",
        "optionWeights",
        "explanation",
        "optionFeedback",
        "passage",
        "evidence",
      ],
      { select: { question: true }, of: "question" },
    ),
    required: t.boolean({
      description: "Whether the question must be answered.",
      select: { question: true },
      resolve: (candidate) => questionOf(candidate).required,
    }),
    points: t.int({
      description: "Points for a correct answer in a quiz; 1 in surveys and assessments.",
      select: { question: true },
      resolve: (candidate) => questionOf(candidate).points,
    }),
    form: t.field({
      type: QuestionForm,
      nullable: true,
      description: "Form of the answer beyond the options; null if there are only options.",
      select: { question: true },
      resolve: (candidate) => questionOf(candidate).form,
    }),
    answerKey: t.field({
      type: AnswerKey,
      nullable: true,
      description: "Answer key in a quiz; null if it is a single option.",
      select: { question: true },
      resolve: (candidate) => questionOf(candidate).answerKey,
    }),
    passageAnchor: t.field({
      type: PassageAnchor,
      nullable: true,
      description: "Position of the passage in its source; null without one.",
      select: { question: true, drafting: { select: { order: true } } },
      resolve: ({ question, drafting: { order } }) =>
        shownAnchor(question.passageAnchor, question.passage, order.wanted.url ?? order.wanted.sourceUrl ?? null),
    }),
    findings: t.field({
      type: [QuestionFinding],
      description: "Writing flaws that rules find in the question, flaws of its text first; may be empty.",
      select: { question: true, drafting: { select: { order: true, title: true } } },
      resolve: (candidate) => candidateFindings(candidate, candidate.drafting),
    }),
  }),
});

export const Drafting = builder.prismaNode("Drafting", {
  id: { field: "id" },
  ...guardedBy(maySeeDrafting),
  description:
    "Questions that the creator chooses from before they become an item. Visible to the creator. Removed 30 days after the last change.",
  select: { userId: true },
  fields: (t) => ({
    key: t.exposeString("id", { description: "The id used in links and REST paths." }),
    kind: t.field({
      type: ContentKind,
      description: "The kind of the item that the draft is for.",
      select: { order: true },
      resolve: ({ order }) => order.kind,
    }),
    origin: t.field({
      type: SourceKind,
      description: "Source of the questions.",
      select: { order: true },
      resolve: ({ order }) => order.origin,
    }),
    ...fieldsOf(t, contract.Drafting, ["title", "wanted", "notices", "createdAt", "updatedAt"]),
    ...fieldsOf(t, contract.Drafting, ["language", "audience", "focus", "sections"], {
      select: { order: true },
      of: "order",
    }),
    sourceUrl: t.string({
      nullable: true,
      description: "Link that the questions are made from; null without one.",
      select: { order: true },
      resolve: ({ order: { wanted } }) => wanted.url ?? wanted.sourceUrl ?? null,
    }),
    state: t.field({
      type: State,
      description: "State of the draft.",
      select: { id: true },
      resolve: async (drafting, _args, { platform }) => (await stateOf(platform, drafting)).state,
    }),
    line: t.string({
      nullable: true,
      description:
        "Current step while questions are being written, or the reason why the writing broke off; otherwise null.",
      select: { id: true },
      resolve: async (drafting, _args, { platform }) => (await stateOf(platform, drafting)).line,
    }),
    questionCount: t.int({
      description: "Number of questions that were requested.",
      select: { order: true },
      resolve: ({ order }) => order.wanted.questionCount,
    }),
    missing: t.int({
      description:
        "Number of missing candidates that `resumeDrafting` can still write; 0 while questions are being written.",
      select: { id: true, order: true, isShort: true, contentId: true },
      resolve: (drafting, _args, { platform }) => missingCandidates(platform, drafting),
    }),
    difficulty: t.field({
      type: Difficulty,
      nullable: true,
      description: "Requested difficulty; null except for quizzes.",
      select: { order: true },
      resolve: ({ order: { kind, wanted } }) => (kind === "QUIZ" ? (wanted.difficulty ?? "medium") : null),
    }),
    questionTypes: t.field({
      type: [QuestionType],
      description: "The types that questions written by a model may have.",
      select: { order: true },
      resolve: ({ order: { kind, wanted } }) => wanted.questionTypes ?? usualTypes[kind],
    }),
    sourceSections: t.exposeStringList("sections", { description: "All headings of the source, in its order." }),
    candidates: t.relation("candidates", {
      description: "Questions in their order, without those that were replaced.",
      query: shownCandidates,
    }),
    content: t.relation("content", {
      type: Content,
      nullable: true,
      description: "The item that the draft became, or became part of; null until then.",
    }),
    isAddition: t.boolean({
      description: "Whether the questions are added to an item, instead of becoming a new one.",
      select: { order: true },
      resolve: ({ order }) => order.for !== undefined,
    }),
    addsTo: t.prismaField({
      type: Content,
      nullable: true,
      description: "The item that the questions are added to; null for a new item, or once it is deleted.",
      select: { order: true, userId: true },
      resolve: (query, { order, userId }, _args, { platform }) =>
        order.for ? platform.db.content.findFirst({ ...query, where: { id: order.for.contentId, userId } }) : null,
    }),
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
