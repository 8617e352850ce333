import { z } from "zod";
import { Finding } from "../../clinic/clinic.contract.ts";
import { Anchor, unusualAnswering, WholeItem, WholeQuestion } from "../../content/content.contract.ts";
import { difficulties, kinds, questionTypes } from "../../content/content.shared.ts";
import { Evidence } from "../../content/question/evidence.ts";
import { Deleted, id, promised, timestamp } from "../../platform/rest/operation.ts";
import { Refusal } from "../../platform/rest/refusal.ts";
import { shapes } from "../../platform/shape/shape.rules.ts";
import { AnyOrder, WrittenQuestion } from "../background/background.contract.ts";
import { origins } from "../generation.rules.ts";
import { CandidateEdit, CandidateRevision, DraftingEnd, ToldMoreQuestions } from "./drafting.rules.ts";
import { candidateStates, draftingLimits } from "./drafting.shared.ts";

export const Candidate = z
  .object({
    id,
    state: z
      .enum(candidateStates)
      .register(shapes, { name: "CandidateState" })
      .meta({ description: "The creator's decision about the question.", example: "proposed" }),
    isEdited: z.boolean().describe("Whether the creator edited the question."),
    ...WrittenQuestion.pick({ questionText: true }).shape,
    questionType: z.enum(questionTypes).register(shapes, { name: "QuestionType" }).describe("Type of the question."),
    ...WrittenQuestion.pick({ options: true, correctAnswer: true }).shape,
    optionWeights: z
      .array(z.number())
      .nullable()
      .meta({ description: "Weight of each option; null except in skill assessments.", example: null }),
    explanation: z
      .string()
      .nullable()
      .meta({ description: "Explanation of the correct answer; null without one.", example: null }),
    optionFeedback: WholeQuestion.shape.optionFeedback,
    ...unusualAnswering,
    passage: WrittenQuestion.shape.passage,
    passageAnchor: Anchor.nullable(),
    evidence: Evidence.nullable().describe(
      "Result of checking the question; null if it was not checked, or was edited since.",
    ),
    section: z
      .string()
      .nullable()
      .meta({ description: "Heading of the source above the passage; null without one.", example: null }),
    findings: z.array(Finding).meta({ description: "Writing flaws that rules find in the question.", example: [] }),
  })
  .meta({ id: "Candidate", description: "A question that may become part of an item." });

const head = {
  id,
  kind: z.enum(kinds).describe("The kind of the item that the draft is for."),
  origin: z.enum(origins).describe("Source of the questions."),
  title: z.string().nullable().meta({ description: "Title; null until the source provides one.", example: "Trees" }),
  sourceUrl: z
    .string()
    .nullable()
    .meta({ description: "Link that the questions are made from; null without one.", example: null }),
  state: z.enum(["writing", "stopped", "ready", "finished"]).meta({
    description:
      "`stopped`: the writing broke off and can continue. `finished`: the draft has become an item, or part of one.",
    example: "ready",
  }),
  line: z.string().nullable().meta({
    description:
      "Current step while questions are being written, or the reason why the writing broke off; otherwise null.",
    example: null,
  }),
  questionCount: z.int().meta({ description: "Number of questions that were requested.", example: 8 }),
  wanted: z.int().meta({ description: "Number of candidates to choose from, once all are written.", example: 14 }),
  contentId: id
    .nullable()
    .meta({ description: "Id of the item that the draft became; null until then.", example: null }),
  addsTo: z.object({ contentId: id, questionId: id }).nullable().meta({
    description: "The item that the questions are added to, and its question that they are like; null for a new item.",
    example: null,
  }),
  createdAt: timestamp.describe("When the draft was started."),
  updatedAt: timestamp.describe("When the creator last worked on the draft."),
};

export const Drafting = z
  .object({
    ...head,
    missing: z.int().meta({
      description: "Number of missing candidates that `…/resume` can still write; 0 while questions are being written.",
      example: 0,
    }),
    difficulty: z.enum(difficulties).nullable().describe("Requested difficulty; only for quizzes."),
    questionTypes: z
      .array(z.enum(questionTypes))
      .optional()
      .describe("Requested question types; absent if none were requested."),
    language: z.string().nullable().describe("Language to write in, as a BCP 47 tag; null for the source's language."),
    audience: z.string().nullable().describe("Intended audience; null if not set."),
    focus: z.string().nullable().describe("Main focus of the questions; null if not set."),
    sections: z
      .array(z.string())
      .meta({ description: "Headings of the source to ask about; empty for all.", example: [] }),
    sourceSections: z.array(z.string()).meta({ description: "All headings of the source.", example: [] }),
    notices: z.array(z.string()).meta({ description: "Notes for the creator.", example: [] }),
    candidates: z.array(Candidate).describe("Questions in their order, without those that were replaced."),
  })
  .meta({ id: "Drafting", description: "Questions to choose from before they become an item." });
export type Drafting = z.output<typeof Drafting>;

const DraftingList = z
  .object({ draftings: z.array(z.object(head)) })
  .meta({ id: "DraftingList", description: "The drafts of an account." });
export type DraftingList = z.output<typeof DraftingList>;

export const DraftingEvent = z
  .discriminatedUnion("event", [
    z.object({ event: z.literal("changed"), data: Drafting }),
    z.object({ event: z.literal("refused"), data: Refusal }),
  ])
  .meta({ id: "DraftingEvent", description: "An event of the stream: its name and its data, JSON in one line." });

const shared = { tag: "Drafts", account: "required" } as const;
const reading = { ...shared, scopes: ["content:read"] } as const;
// Responses show the draft, so writing needs the read scope as well.
const writing = { ...shared, scopes: ["content:write", "content:read"] } as const;
const now = { 200: { description: "The draft as it is now.", body: Drafting } };
const goesOn = "The writing continues after the connection closes; GET the draft, or follow its events.";

const continued = { 202: { description: "The writing continues.", body: Drafting } };
const begun = {
  202: {
    description: "The writing has started.",
    body: Drafting,
    headers: z.object({
      location: z.string().meta({
        description: "URL of the draft.",
        example: "https://quiz.example.com/api/draftings/019a2b3c-4d5e-7f60-8a1b-2c3d4e5f6071",
      }),
    }),
  },
};

export const begin = promised({
  ...writing,
  operationId: "beginDrafting",
  summary: "Draft questions to choose from, from a topic, a web link, a PDF or a pasted text",
  description:
    `Writes more questions than were requested, and responds as soon as the writing has started. ${goesOn} Fields ` +
    `other than \`kind\` and \`origin\` depend on both. At most ${draftingLimits.open} drafts are open at a time; a ` +
    `draft is removed ${draftingLimits.days} days after its last change.`,
  isKeyed: true,
  body: AnyOrder,
  answers: begun,
  refusals: ["CONFLICT", "RATE_LIMITED", "GENERATION_UNAVAILABLE"],
});

export const another = promised({
  ...writing,
  operationId: "draftAnother",
  summary: "Draft questions like one of an item, to add to it",
  description:
    "Writes questions from the item's source, or with a language model about the same subject if no source is left.",
  isKeyed: true,
  answers: begun,
  refusals: ["CONFLICT", "RATE_LIMITED", "GENERATION_UNAVAILABLE"],
});

export const list = promised({
  ...reading,
  operationId: "listDraftings",
  summary: "The caller's drafts",
  description: "Lists drafts that have not become items, newest first.",
  answers: { 200: { description: "The drafts, without their questions.", body: DraftingList } },
});

export const read = promised({
  ...reading,
  operationId: "readDrafting",
  summary: "A draft with its questions",
  description: "A draft that has become an item can be read as well.",
  answers: { 200: { description: "The draft.", body: Drafting } },
});

export const follow = promised({
  ...reading,
  operationId: "followDrafting",
  summary: "Follow a draft: a stream of events (SSE)",
  description:
    "Sends `changed` immediately and at each change; `refused` when the draft, the session or the token no longer exists.",
  answers: { 200: { description: "The stream.", body: DraftingEvent, mediaType: "text/event-stream" } },
  refusals: ["NOT_ACCEPTABLE", "RATE_LIMITED"],
});

export const discard = promised({
  ...shared,
  scopes: ["content:write"] as const,
  operationId: "discardDrafting",
  summary: "Delete a draft with its source and its questions",
  description: "An item created from the draft stays.",
  isKeyed: true,
  answers: { 200: { description: "The draft was deleted.", body: Deleted } },
});

export const more = promised({
  ...writing,
  operationId: "draftMore",
  summary: "Write more questions from the same source",
  description: `Omitted fields stay unchanged; null removes a preference. ${goesOn}`,
  isKeyed: true,
  body: ToldMoreQuestions,
  answers: continued,
  refusals: ["CONFLICT", "RATE_LIMITED"],
});

export const resume = promised({
  ...writing,
  operationId: "resumeDrafting",
  summary: "Resume writing that broke off or fell short",
  description: `For use after a failure, after the service was stopped, or while questions are \`missing\`. ${goesOn}`,
  isKeyed: true,
  answers: continued,
  refusals: ["CONFLICT", "RATE_LIMITED"],
});

export const stop = promised({
  ...writing,
  operationId: "stopDrafting",
  summary: "Stop the writing of a draft",
  description: "Questions that were written stay.",
  answers: now,
  refusals: ["CONFLICT"],
});

export const finish = promised({
  ...writing,
  operationId: "finishDrafting",
  summary: "Create an item from the kept questions, or add them to one",
  description: "The questions stay in their order. Called again, it returns the same item.",
  isKeyed: true,
  body: DraftingEnd,
  answers: { 201: { description: "The item, with its questions.", body: WholeItem } },
  refusals: ["CONFLICT", "RATE_LIMITED"],
});

export const updateCandidate = promised({
  ...writing,
  operationId: "updateCandidate",
  summary: "Keep, drop or edit a question of a draft",
  description: "Omitted fields stay unchanged. Edited questions follow the rules for items of that kind.",
  body: CandidateEdit,
  answers: now,
  refusals: ["CONFLICT"],
});

export const reviseCandidate = promised({
  ...writing,
  operationId: "reviseCandidate",
  summary: "Rewrite a question of a draft",
  description: "Responds when the question is written. The new question replaces the old one.",
  body: CandidateRevision,
  answers: now,
  refusals: ["CONFLICT", "RATE_LIMITED", "SOURCE_UNREADABLE", "GENERATION_FAILED", "GENERATION_UNAVAILABLE"],
});

export const restoreCandidate = promised({
  ...writing,
  operationId: "restoreCandidate",
  summary: "Restore a question of a draft that was replaced",
  description: "The id belongs to the question that was replaced; the question in its place is set aside.",
  answers: now,
  refusals: ["CONFLICT"],
});
