import type { FastifyInstance } from "fastify";
import { z } from "zod";
import type { ErrorCode } from "../errors.shared.ts";
import type { Scope } from "../identity/scopes.shared.ts";
import { bodyBytes } from "../limits.shared.ts";

/** A response: its description, and its body by media type, if it has one. */
interface Answer {
  description: string;
  body?: z.ZodType;
  /** `application/json` by default. */
  mediaType?: string;
  /** Other bodies by media type. The request chooses one. */
  otherBodies?: Record<string, z.ZodType>;
  headers?: z.ZodObject;
}

/** Callers of an operation. */
type Asked =
  /** A token in the request is ignored. */
  | { account?: undefined; scopes?: undefined }
  | {
      /** `required`: only signed-in callers. `optional`: a token in the request is checked. */
      account: "required" | "optional";
      /** Scopes that an access token needs, in the order of the errors. `inPerson` refuses every access token. */
      scopes: readonly Scope[] | "inPerson";
    };

/**
 * The public contract of a route. The OpenAPI document is built from these, and tests check each response against them.
 */
export type Operation = Asked & {
  /** A unique name in camel case: a verb and its object. */
  operationId: string;
  tag: Tag;
  summary: string;
  description: string;
  query?: z.ZodObject;
  /** Request headers in addition to those that follow from the flags below. */
  headers?: z.ZodObject;
  /** Runs once for each Idempotency-Key. */
  isKeyed?: boolean;
  /** Responds with an ETag, and with 304 if the request sends it as If-None-Match. */
  isCached?: boolean;
  /** Responds with the URL of the next page in a Link header. */
  isPaged?: boolean;
  body?: z.ZodType;
  /** `application/json` by default. */
  bodyType?: string;
  /** The body is a whole item, which may be large. */
  bringsItem?: boolean;
  answers: Record<number, Answer>;
  /** Codes in addition to those that follow from the fields above, see `refusalsOf`. */
  refusals?: ErrorCode[];
  /** Messages of codes in the examples, if they differ from the usual message. */
  says?: Partial<Record<ErrorCode, string>>;
};

/** The groups of operations, in the order of the reference. */
export const tags = {
  Items: "Quizzes, surveys and skill assessments: create, read, edit, copy and delete them.",
  Taking: "Starting and submitting a response, as a participant.",
  Invitations: "Inviting people by personal links: lists, emails, extra time.",
  Results: "Responses to items: figures, attempts, single answers.",
  Exports: "Results as files.",
  Generation: "Items made from a topic, a web link or a PDF.",
  Drafts: "Questions to choose from, edit and rewrite before they become an item.",
  Images: "Uploading images to show in rich text.",
  PDFs: "Uploading a PDF to generate from.",
  Webhooks: "Receiving the events of items at a URL of your own, or reading them on request.",
  Account: "Signing up and in, the profile, access tokens.",
  Administration: "Administrators' view of the site.",
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

/** Collects each route that has an operation, in this instance and in instances registered below it. */
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
export const promised = (operation: Operation) => ({
  schema: { operation },
  ...(operation.bringsItem && { bodyLimit: bodyBytes.item }),
});

/** The tag of an operation of an account, and the scopes that an access token needs. */
export const ofAccount = (tag: Tag, ...scopes: Scope[]) => ({ tag, account: "required", scopes }) as const;

/** The tag of an operation of an account that refuses every access token. */
export const inPerson = (tag: Tag) => ({ tag, account: "required", scopes: "inPerson" }) as const;

export const id = z.string().meta({ description: "A UUID.", example: "019a2b3c-4d5e-7f60-8a1b-2c3d4e5f6071" });

/** A point in time; text in JSON. */
export const timestamp = z.date();

export const ETag = z.object({
  etag: z.string().optional().meta({ description: "ETag of the response.", example: '"x1"' }),
});

/** Header of a change or deletion that is meant for one version only. */
export const IfMatch = z.object({
  "if-match": z.string().optional().meta({
    description:
      "ETag of the version to change. If the current version is a different one, the request is refused with 412.",
    example: '"3-mb2x1k9f"',
  }),
});

/** Response of an operation that only confirms. */
export const Message = z
  .object({ message: z.string().meta({ description: "Confirmation, worded for people.", example: "Done" }) })
  .meta({ id: "Message" });

/** Response of a deletion. */
export const Deleted = z.object({ deleted: z.literal(true) }).meta({ id: "Deleted" });

/** Every error code of an operation. */
export function refusalsOf({ operation, method, path }: Route): ErrorCode[] {
  const { account, isKeyed, refusals = [] } = operation;
  // A request with a body may have a malformed one.
  const isSent = method !== "get";
  return [
    ...new Set<ErrorCode>([
      // Every operation takes `strict`.
      "VALIDATION_FAILED",
      ...(account ? (["UNAUTHENTICATED", "TOKEN_EXPIRED"] as const) : []),
      ...(account === "required" ? (["FORBIDDEN"] as const) : []),
      // Covers keys too: the object that the first request created may have been deleted since.
      ...(path.includes(":") || isKeyed ? (["NOT_FOUND"] as const) : []),
      ...(isKeyed ? (["CONFLICT", "KEY_REUSED"] as const) : []),
      ...(isSent ? (["PAYLOAD_TOO_LARGE", "UNSUPPORTED_MEDIA_TYPE"] as const) : []),
      ...refusals,
      "UNAVAILABLE",
    ]),
  ];
}
