import { z } from "zod";
import { kinds } from "../../content/content.shared.ts";
import { Deleted, promised } from "../../platform/rest/operation.ts";
import { Refusal } from "../../platform/rest/refusal.ts";
import { builders, origins } from "../generation.rules.ts";

/** The request in all its forms. Its fields depend on the kind and the origin. */
const forms = kinds.flatMap((kind) =>
  origins.map((origin) =>
    builders[kind][origin]
      .extend({ kind: z.literal(kind), origin: z.literal(origin) })
      .meta({ id: `Generate${kind}From${origin}` }),
  ),
);
const BeginGeneration = z.union(forms as [(typeof forms)[number], ...typeof forms]);

const line = z
  .string()
  .meta({ description: "What it is doing, or why it failed.", example: "Writing question 3 of 8" });
const kind = z.enum(kinds).meta({ description: "The kind of the item." });
const title = z
  .string()
  .nullable()
  .meta({ description: "The title of the item; null until its source gives it one.", example: "Trees" });
const wanted = z.int().meta({
  description: "The number of questions that were asked for; once it is finished, of those it has.",
  example: 8,
});
const id = z.string().meta({ description: "Its id.", example: "019a2b3c-4d5e-7f60-8a1b-2c3d4e5f6071" });
const unfinished = { id, kind, title, line, wanted };
const WrittenQuestion = z.object({
  questionText: z.string().meta({ example: "Which tree drops its needles?" }),
  options: z.array(z.string()).meta({ example: ["Spruce", "Larch"] }),
  correctAnswer: z.int().nullable().meta({ description: "Of quizzes only.", example: 1 }),
  passage: z.string().nullable().meta({ description: "The words of the source that it comes from.", example: null }),
});

export const Generation = z
  .object({
    ...unfinished,
    state: z.enum(["running", "failed", "finished"]).meta({ example: "running" }),
    questions: z.array(WrittenQuestion).meta({ description: "Those that are written; empty once it is finished." }),
    contentId: z
      .string()
      .nullable()
      .meta({ description: "The id of the item; null until it is finished.", example: null }),
    url: z
      .string()
      .nullable()
      .meta({ description: "Where REST has the item; null until it is finished.", example: null }),
    notices: z.array(z.string()).meta({ description: "What the author should know before sharing it.", example: [] }),
  })
  .meta({ id: "Generation", description: "An item on its way, how that failed, or what came of it." });
export type Generation = z.output<typeof Generation>;

const GenerationList = z
  .object({
    generations: z.array(
      z.object({
        ...unfinished,
        state: z.enum(["running", "failed"]),
        written: z.int().meta({ description: "The number of questions that are written.", example: 2 }),
      }),
    ),
  })
  .meta({ id: "GenerationList", description: "Generations that run, or failed while nobody waited." });
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
const account = "required";

export const beginGeneration = promised({
  operationId: "beginGeneration",
  tag,
  summary: "Generate an item of any kind from a topic, a web link, a PDF or a pasted text",
  description:
    "Answers as soon as it has begun. It goes on whoever hangs up; GET the address in `Location`, or follow its events. " +
    "The fields beside `kind` and `origin` depend on both. What failed is kept for a day, unless it is deleted; the " +
    "same request with its key then begins anew.",
  account,
  scopes: ["content:write"],
  isKeyed: true,
  body: BeginGeneration,
  answers: {
    202: {
      description: "It has begun.",
      body: Generation,
      headers: z.object({
        location: z.string().meta({
          description: "The address of the generation.",
          example: "https://quiz.example.com/api/generations/019a2b3c-4d5e-7f60-8a1b-2c3d4e5f6071",
        }),
      }),
    },
  },
  refusals: ["RATE_LIMITED", "GENERATION_FAILED", "GENERATION_UNAVAILABLE"],
});

export const listGenerations = promised({
  operationId: "listGenerations",
  tag,
  summary: "The caller's generations that run or failed",
  description: "The oldest first, those begun over GraphQL and on the screens as well. Finished ones are items.",
  account,
  scopes: ["content:read"],
  answers: { 200: { description: "The generations.", body: GenerationList } },
});

export const readGeneration = promised({
  operationId: "readGeneration",
  tag,
  summary: "How far a generation is, or what came of it",
  description: "What has been finished is known for a day, if it was begun with `POST /api/generations`.",
  account,
  scopes: ["content:read"],
  answers: { 200: { description: "The generation.", body: Generation } },
});

export const followGeneration = promised({
  operationId: "followGeneration",
  tag,
  summary: "Follow a generation: a stream of events (SSE)",
  description:
    "`progress` at once and at each change, and one of `finished`, `failed` and `stopped` before the stream ends; " +
    "`refused` if it ends because its session or token did.",
  account,
  scopes: ["content:read"],
  answers: { 200: { description: "The stream.", body: GenerationEvent, mediaType: "text/event-stream" } },
  refusals: ["NOT_ACCEPTABLE", "RATE_LIMITED"],
});

export const endGeneration = promised({
  operationId: "endGeneration",
  tag,
  summary: "Stop a generation, or forget one that failed",
  description: "Nothing is stored of one that is stopped.",
  account,
  scopes: ["content:write"],
  answers: { 200: { description: "It is gone.", body: Deleted } },
});
