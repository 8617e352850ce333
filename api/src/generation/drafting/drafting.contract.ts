import { z } from "zod";
import { Anchor, unusualAnswering, WholeItem } from "../../content/content.contract.ts";
import { difficulties, kinds, questionTypes } from "../../content/content.shared.ts";
import { Finding } from "../../content/question/clinic/clinic.contract.ts";
import { Evidence } from "../../content/question/evidence.ts";
import { Deleted, id, promised, timestamp } from "../../platform/rest/operation.ts";
import { Refusal } from "../../platform/rest/refusal.ts";
import { origins } from "../generation.rules.ts";
import { CandidateEdit, CandidateRevision, DraftingEnd, draftingForms, ToldMoreQuestions } from "./drafting.rules.ts";
import { candidateStates, draftingLimits } from "./drafting.shared.ts";

/** The request in all its forms. Its fields depend on the kind and the origin. */
const forms = kinds.flatMap((kind) =>
  origins.map((origin) =>
    draftingForms[kind][origin]
      .extend({ kind: z.literal(kind), origin: z.literal(origin) })
      .meta({ id: `Draft${kind}From${origin}` }),
  ),
);
const BeginDrafting = z.union(forms as [(typeof forms)[number], ...typeof forms]);

const Candidate = z
  .object({
    id,
    state: z.enum(candidateStates).meta({ description: "What its creator thinks of it.", example: "proposed" }),
    isEdited: z.boolean().meta({ description: "Whether its creator changed its words." }),
    questionText: z.string().meta({ example: "Which tree drops its needles?" }),
    questionType: z.enum(questionTypes),
    options: z.array(z.string()).meta({ example: ["Spruce", "Larch"] }),
    correctAnswer: z.int().nullable().meta({ description: "Of quizzes only.", example: 1 }),
    optionWeights: z.array(z.number()).nullable().meta({ description: "Of skill assessments only.", example: null }),
    explanation: z.string().nullable().meta({ example: null }),
    ...unusualAnswering,
    passage: z.string().nullable().meta({ description: "The words of the source that it comes from.", example: null }),
    passageAnchor: Anchor.nullable(),
    evidence: Evidence.nullable(),
    section: z.string().nullable().meta({ description: "The heading that the passage stands under.", example: null }),
    findings: z.array(Finding).meta({ description: "Writing flaws that rules see in it.", example: [] }),
  })
  .meta({ id: "Candidate", description: "A question that may become one of an item." });

const head = {
  id,
  kind: z.enum(kinds).meta({ description: "The kind of the item that it is for." }),
  origin: z.enum(origins).meta({ description: "What its questions are made from." }),
  title: z.string().nullable().meta({ description: "Null until the source gives it one.", example: "Trees" }),
  sourceUrl: z.string().nullable().meta({ description: "The link that it is made from.", example: null }),
  state: z.enum(["writing", "stopped", "ready", "finished"]).meta({
    description: "`stopped`: the writing broke off and can go on. `finished`: it has become an item.",
    example: "ready",
  }),
  line: z.string().nullable().meta({
    description: "What it is doing while it is written, or why the writing broke off.",
    example: null,
  }),
  questionCount: z.int().meta({ description: "How many questions were asked for.", example: 8 }),
  wanted: z.int().meta({ description: "How many candidates there are once all are written.", example: 14 }),
  contentId: id.nullable().meta({ description: "The id of the item that it became; null until then.", example: null }),
  createdAt: timestamp,
  updatedAt: timestamp.meta({ description: "When its creator last did something with it." }),
};

const Drafting = z
  .object({
    ...head,
    missing: z.int().meta({ description: "How many are missing that `…/resume` can still write.", example: 0 }),
    difficulty: z.enum(difficulties).nullable().meta({ description: "Of quizzes only." }),
    questionTypes: z
      .array(z.enum(questionTypes))
      .optional()
      .meta({ description: "The types that were wished for; absent where none were." }),
    language: z.string().nullable().meta({ description: "As BCP 47 has it; null for that of the source." }),
    audience: z.string().nullable(),
    focus: z.string().nullable(),
    sections: z
      .array(z.string())
      .meta({ description: "The headings that are asked about; none for all.", example: [] }),
    sourceSections: z.array(z.string()).meta({ description: "All headings of the source.", example: [] }),
    notices: z.array(z.string()).meta({ description: "What its creator should know.", example: [] }),
    candidates: z.array(Candidate).meta({ description: "In their order, without those that were replaced." }),
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
const goesOn = "It goes on whoever hangs up; GET the draft, or follow its events.";

export const begin = promised({
  ...writing,
  operationId: "beginDrafting",
  summary: "Draft questions to choose from, from a topic, a web link, a PDF or a pasted text",
  description:
    `Answers as soon as the writing has begun, of more questions than were asked for. ${goesOn} The fields beside ` +
    `\`kind\` and \`origin\` depend on both. At most ${draftingLimits.open} drafts are open at a time; one is removed ` +
    `${draftingLimits.days} days after its last change.`,
  isKeyed: true,
  body: BeginDrafting,
  answers: {
    202: {
      description: "It has begun.",
      body: Drafting,
      headers: z.object({
        location: z.string().meta({
          description: "The address of the draft.",
          example: "https://quiz.example.com/api/draftings/019a2b3c-4d5e-7f60-8a1b-2c3d4e5f6071",
        }),
      }),
    },
  },
  refusals: ["CONFLICT", "RATE_LIMITED", "GENERATION_UNAVAILABLE"],
});

export const list = promised({
  ...reading,
  operationId: "listDraftings",
  summary: "The caller's drafts",
  description: "Those that have not become items, the newest first.",
  answers: { 200: { description: "The drafts, without their questions.", body: DraftingList } },
});

export const read = promised({
  ...reading,
  operationId: "readDrafting",
  summary: "A draft with its questions",
  description: "Also one that has become an item.",
  answers: { 200: { description: "The draft.", body: Drafting } },
});

export const follow = promised({
  ...reading,
  operationId: "followDrafting",
  summary: "Follow a draft: a stream of events (SSE)",
  description: "`changed` at once and at each change; `refused` when the draft, its session or its token is gone.",
  answers: { 200: { description: "The stream.", body: DraftingEvent, mediaType: "text/event-stream" } },
  refusals: ["NOT_ACCEPTABLE", "RATE_LIMITED"],
});

export const discard = promised({
  ...shared,
  scopes: ["content:write"] as const,
  operationId: "discardDrafting",
  summary: "Delete a draft with its source and its questions",
  description: "An item that it became stays.",
  isKeyed: true,
  answers: { 200: { description: "It is gone.", body: Deleted } },
});

export const more = promised({
  ...writing,
  operationId: "draftMore",
  summary: "Have more questions written from the same source",
  description: `What is left out stays as it was; null takes a wish back. ${goesOn}`,
  isKeyed: true,
  body: ToldMoreQuestions,
  answers: { 202: { description: "It has begun.", body: Drafting } },
  refusals: ["CONFLICT", "RATE_LIMITED"],
});

export const resume = promised({
  ...writing,
  operationId: "resumeDrafting",
  summary: "Go on with writing that broke off or fell short",
  description: `After a failure, when the service was stopped, or where questions are \`missing\`. ${goesOn}`,
  isKeyed: true,
  answers: { 202: { description: "It goes on.", body: Drafting } },
  refusals: ["CONFLICT", "RATE_LIMITED"],
});

export const stop = promised({
  ...writing,
  operationId: "stopDrafting",
  summary: "Stop the writing of a draft",
  description: "What was written stays.",
  answers: now,
  refusals: ["CONFLICT"],
});

export const finish = promised({
  ...writing,
  operationId: "finishDrafting",
  summary: "Make an item of the questions that were kept",
  description: "In their order. A draft that has become an item gives that item again.",
  isKeyed: true,
  body: DraftingEnd,
  answers: { 201: { description: "The item, with its questions.", body: WholeItem } },
  refusals: ["RATE_LIMITED"],
});

export const updateCandidate = promised({
  ...writing,
  operationId: "updateCandidate",
  summary: "Keep, drop or edit a question of a draft",
  description: "What is left out stays. Edited questions follow the rules of an item of that kind.",
  body: CandidateEdit,
  answers: now,
  refusals: ["CONFLICT"],
});

export const reviseCandidate = promised({
  ...writing,
  operationId: "reviseCandidate",
  summary: "Have a question of a draft written anew",
  description: "Answers when it is written. The new question takes the place of the old one.",
  body: CandidateRevision,
  answers: now,
  refusals: ["CONFLICT", "RATE_LIMITED", "SOURCE_UNREADABLE", "GENERATION_FAILED", "GENERATION_UNAVAILABLE"],
});

export const restoreCandidate = promised({
  ...writing,
  operationId: "restoreCandidate",
  summary: "Take back that a question of a draft was written anew",
  description: "The id is that of the question which was replaced; what took its place steps aside.",
  answers: now,
  refusals: ["CONFLICT"],
});
