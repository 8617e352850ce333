import { z } from "zod";
import { kinds } from "../../content/content.shared.ts";
import { Deleted, ofAccount, promised } from "../../platform/rest/operation.ts";
import { Refusal } from "../../platform/rest/refusal.ts";
import { shapes } from "../../platform/shape/shape.rules.ts";
import { builders, origins } from "../generation.rules.ts";

/** An order in all its forms. Its fields depend on the kind and the origin. */
const forms = kinds.flatMap((kind) =>
  origins.map((origin) =>
    builders[kind][origin]
      .extend({ kind: z.literal(kind), origin: z.literal(origin) })
      .meta({ id: `Generate${kind}From${origin}` }),
  ),
);
export const AnyOrder = z.union(forms as [(typeof forms)[number], ...typeof forms]);

const line = z
  .string()
  .meta({ description: "Current step, or the reason for the failure.", example: "Writing question 3 of 8" });
const kind = z.enum(kinds).register(shapes, { name: "ContentKind" }).describe("The kind of the item.");
const title = z
  .string()
  .nullable()
  .meta({ description: "Title of the item; null until the source provides one.", example: "Trees" });
const questionTotal = z.int().meta({
  description: "Number of questions that were requested; once the generation is finished, that the item has.",
  example: 8,
});
const id = z.string().meta({ description: "Id of the generation.", example: "019a2b3c-4d5e-7f60-8a1b-2c3d4e5f6071" });
const unfinished = { id, kind, title, line, wanted: questionTotal };
export const WrittenQuestion = z.object({
  questionText: z
    .string()
    .meta({ description: "The question as participants will read it.", example: "Which tree drops its needles?" }),
  options: z.array(z.string()).meta({ description: "The options in their order.", example: ["Spruce", "Larch"] }),
  correctAnswer: z
    .int()
    .nullable()
    .meta({ description: "Index of the correct option, from 0; null where no single option is correct.", example: 1 }),
  passage: z.string().nullable().meta({
    description: "Passage of the source that the question comes from, word for word; null without a source.",
    example: null,
  }),
});

export const Generation = z
  .object({
    ...unfinished,
    state: z.enum(["running", "failed", "finished"]).meta({ example: "running" }),
    questions: z.array(WrittenQuestion).describe("Questions written so far; empty once the generation is finished."),
    contentId: z
      .string()
      .nullable()
      .meta({ description: "Id of the item; null until the generation is finished.", example: null }),
    url: z
      .string()
      .nullable()
      .meta({ description: "REST URL of the item; null until the generation is finished.", example: null }),
    notices: z
      .array(z.string())
      .meta({ description: "Notes for the author to read before sharing the item.", example: [] }),
  })
  .meta({ id: "Generation", description: "A generation that is running, has failed or is finished, with its result." });
export type Generation = z.output<typeof Generation>;

export const UnfinishedGeneration = z.object({
  ...unfinished,
  state: z.enum(["running", "failed"]),
  written: z.int().meta({ description: "Number of questions written so far.", example: 2 }),
});

const GenerationList = z.object({ generations: z.array(UnfinishedGeneration) }).meta({
  id: "GenerationList",
  description: "Generations that are running, or that failed while nobody was waiting.",
});
export type GenerationList = z.output<typeof GenerationList>;

export const GenerationEvent = z
  .discriminatedUnion("event", [
    z.object({ event: z.literal("progress"), data: Generation }),
    z.object({ event: z.literal("finished"), data: Generation }),
    z.object({ event: z.literal("failed"), data: Generation }),
    z.object({ event: z.literal("stopped"), data: z.object({ id }) }),
    z.object({ event: z.literal("refused"), data: Refusal }),
  ])
  .meta({ id: "GenerationEvent", description: "An event of the stream: its name and its data, JSON in one line." });

const tag = "Generation";

export const beginGeneration = promised({
  ...ofAccount(tag, "content:write"),
  operationId: "beginGeneration",
  summary: "Generate an item of any kind from a topic, a web link, a PDF or a pasted text",
  description:
    "Responds as soon as the generation has started. It continues after the connection closes; GET the URL in " +
    "`Location`, or follow its events. Fields other than `kind` and `origin` depend on both. A failed generation is " +
    "kept for a day, unless it is deleted; the same request with its key then starts again.",
  isKeyed: true,
  body: AnyOrder,
  answers: {
    202: {
      description: "The generation has started.",
      body: Generation,
      headers: z.object({
        location: z.string().meta({
          description: "URL of the generation.",
          example: "https://quiz.example.com/api/generations/019a2b3c-4d5e-7f60-8a1b-2c3d4e5f6071",
        }),
      }),
    },
  },
  refusals: ["RATE_LIMITED", "GENERATION_FAILED", "GENERATION_UNAVAILABLE"],
});

export const listGenerations = promised({
  ...ofAccount(tag, "content:read"),
  operationId: "listGenerations",
  summary: "The caller's running and failed generations",
  description:
    "Oldest first, including generations started over GraphQL and on the screens. Finished generations are items.",
  answers: { 200: { description: "The generations.", body: GenerationList } },
});

export const readGeneration = promised({
  ...ofAccount(tag, "content:read"),
  operationId: "readGeneration",
  summary: "The progress of a generation, or its result",
  description: "A finished generation can be read for a day, if it was started with `POST /api/generations`.",
  answers: { 200: { description: "The generation.", body: Generation } },
});

export const followGeneration = promised({
  ...ofAccount(tag, "content:read"),
  operationId: "followGeneration",
  summary: "Follow a generation: a stream of events (SSE)",
  description:
    "Sends `progress` immediately and at each change, and one of `finished`, `failed` and `stopped` before the " +
    "stream ends; `refused` if the stream ends because its session or token did.",
  answers: { 200: { description: "The stream.", body: GenerationEvent, mediaType: "text/event-stream" } },
  refusals: ["NOT_ACCEPTABLE", "RATE_LIMITED"],
});

export const endGeneration = promised({
  ...ofAccount(tag, "content:write"),
  operationId: "endGeneration",
  summary: "Stop a generation, or remove a failed one",
  description: "A stopped generation stores nothing.",
  answers: { 200: { description: "The generation was stopped or removed.", body: Deleted } },
});
