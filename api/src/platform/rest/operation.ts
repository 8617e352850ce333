import type { FastifyInstance } from "fastify";
import { z } from "zod";
import type { ErrorCode } from "../errors.ts";

/** An answer: what it says, and its body by media type; none for an empty one. */
interface Answer {
  description: string;
  body?: z.ZodType;
  /** `application/json` if it is not said. */
  mediaType?: string;
  /** Further bodies by media type, of which the request chooses one. */
  otherBodies?: Record<string, z.ZodType>;
  headers?: z.ZodObject;
}

/** What the outside is promised of a route; the OpenAPI document is made of these, and tests check each answer by them. */
export interface Operation {
  /** A unique name in camel case: a verb and what it is about. */
  operationId: string;
  tag: Tag;
  summary: string;
  description: string;
  /** `required`: only signed-in callers. `optional`: a token sent along is looked at. Absent: it is ignored. */
  account?: "required" | "optional";
  query?: z.ZodObject;
  /** Beside those that follow from the below. */
  headers?: z.ZodObject;
  /** Done once for an Idempotency-Key. */
  isKeyed?: boolean;
  /** Answers with an ETag, and 304 when that is sent as If-None-Match. */
  isCached?: boolean;
  body?: z.ZodType;
  /** `application/json` if it is not said. */
  bodyType?: string;
  answers: Record<number, Answer>;
  /** Codes beside those that follow from the above, see `refusalsOf`. */
  refusals?: ErrorCode[];
}

/** The groups of operations, in the order of the reference. */
export const tags = {
  Items: "Quizzes, surveys and skill assessments: create, read, edit, copy and delete them.",
  Taking: "Starting and handing in, as somebody who takes an item does.",
  Results: "What was answered: figures, attempts, single answers.",
  Exports: "Results as files.",
  Generation: "Items made from a topic, a web link or a PDF.",
  PDFs: "Uploading a PDF to generate from.",
  Webhooks: "Having each new attempt sent to an address of your own.",
  Account: "Signing up and in, the profile, access tokens.",
  Administration: "What administrators look after.",
} as const;
type Tag = keyof typeof tags;

declare module "fastify" {
  interface FastifySchema {
    operation?: Operation;
    /** Not part of the contract, such as a page of the client. */
    hide?: boolean;
  }
  interface FastifyInstance {
    /** Every operation of the service, with its method and its path in Fastify's notation. */
    operations: Route[];
  }
}

export interface Route {
  method: string;
  path: string;
  operation: Operation;
}

/** Notes each route that has an operation, in this instance and in those registered below it. */
export function collectOperations(http: FastifyInstance): void {
  const operations: Route[] = [];
  http.decorate("operations", operations);
  http.addHook("onRoute", ({ method, url, schema }) => {
    const methods = [method].flat().filter((method) => method !== "HEAD");
    for (const method of methods)
      if (schema?.operation) operations.push({ method: method.toLowerCase(), path: url, operation: schema.operation });
  });
}

/** The options of a Fastify route for an operation. */
export const promised = (operation: Operation) => ({ schema: { operation } });

export const id = z.string().meta({ description: "An id, a UUID.", example: "019a2b3c-4d5e-7f60-8a1b-2c3d4e5f6071" });

/** A point in time, which JSON has as text. */
export const timestamp = z.date();

/** The answer of what only confirms. */
export const Message = z
  .object({ message: z.string().meta({ description: "What was done, in a sentence for people.", example: "Done" }) })
  .meta({ id: "Message" });

/** The answer of what deletes. */
export const Deleted = z.object({ deleted: z.literal(true) }).meta({ id: "Deleted" });

/** Every code that an operation may refuse with. */
export function refusalsOf({ operation, method, path }: Route): ErrorCode[] {
  const { account, query, isKeyed, refusals = [] } = operation;
  // Whatever carries a body may carry a malformed one.
  const isSent = method !== "get";
  return [
    ...new Set<ErrorCode>([
      ...(query || isKeyed || isSent ? (["VALIDATION_FAILED"] as const) : []),
      ...(account ? (["UNAUTHENTICATED", "TOKEN_EXPIRED"] as const) : []),
      ...(account === "required" ? (["FORBIDDEN"] as const) : []),
      // Under a key also when what the first request made has been deleted since.
      ...(path.includes(":") || isKeyed ? (["NOT_FOUND"] as const) : []),
      ...(isKeyed ? (["CONFLICT", "KEY_REUSED"] as const) : []),
      ...(isSent ? (["PAYLOAD_TOO_LARGE", "UNSUPPORTED_MEDIA_TYPE"] as const) : []),
      ...refusals,
      "UNAVAILABLE",
    ]),
  ];
}
