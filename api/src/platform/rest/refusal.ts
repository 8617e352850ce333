import { z } from "zod";
import type { ZodOpenApiResponsesObject } from "zod-openapi";
import { type ErrorCode, errorTable } from "../errors.shared.ts";
import { noObject } from "../errors.ts";
import { accessDenied, forCertainItems, lacking, notByToken, notSignedIn } from "../identity/viewer.ts";
import { bodyBytes } from "../limits.shared.ts";
import { tooLarge } from "./body.ts";
import { pathNoun } from "./nouns.ts";
import { type Operation, type Route, refusalsOf } from "./operation.ts";
import { RateLimit } from "./rate-limit.ts";
import { notASwitch } from "./unknown.ts";

const codes = Object.keys(errorTable) as [ErrorCode, ...ErrorCode[]];

export const Refusal = z
  .object({
    message: z.string().meta({ description: "Reason, worded for people.", example: "Quiz not found" }),
    error: z.enum([...codes, "INTERNAL"]).meta({ description: "Error code, for programs.", example: "NOT_FOUND" }),
    issues: z
      .array(
        z.object({
          path: z
            .string()
            .meta({ description: "Path of the field, with dots: `questions.2.options`.", example: "title" }),
          message: z.string().meta({ example: "Title is required" }),
        }),
      )
      .optional()
      .meta({ description: "Fields that were refused, with reasons." }),
    shouldRefresh: z
      .literal(true)
      .optional()
      .meta({ description: "Set if the access token has expired. Exchange the refresh token for new tokens." }),
    retryAfter: z.int().optional().meta({
      description: "Seconds to wait before trying again, as in the Retry-After header.",
      example: 30,
    }),
    errorType: z.string().optional().meta({ description: "Subdivision of the code.", example: "pdf_unreadable" }),
    url: z.string().optional().meta({ description: "The link that could not be read." }),
  })
  .meta({ id: "Error", description: "Reason why a request was refused." });

const retryAfter = z.object({
  "retry-after": z.string().optional().meta({ description: "Seconds to wait before trying again.", example: "30" }),
});

const Challenge = z.object({
  "www-authenticate": z.string().optional().meta({
    description: "Request for a token. If one was sent, states that it is invalid or which scope it lacks.",
    example: 'Bearer realm="Assay"',
  }),
});

const AcceptEncoding = z.object({
  "accept-encoding": z.string().optional().meta({
    description: "Supported encodings, if the encoding of the body was the reason.",
    example: "gzip, deflate, br",
  }),
});

/** Error responses of an operation, by status. */
export function refused(route: Route): ZodOpenApiResponsesObject {
  const byStatus = Map.groupBy(refusalsOf(route), (code) => errorTable[code].status);
  return Object.fromEntries(
    [...byStatus].map(([status, codes]) => [
      status,
      {
        description: codes.map((code) => `\`${code}\`: ${errorTable[code].when}`).join("\n\n"),
        headers: z.object({
          ...([409, 429, 503].includes(status) && retryAfter.shape),
          ...((status === 401 || (status === 403 && route.operation.account)) && Challenge.shape),
          ...(status === 415 && AcceptEncoding.shape),
          ...limitsOf(route.operation),
        }),
        content: {
          "application/json": { schema: only(codes), example: exampleOf(route, codes[0] as ErrorCode) },
        },
      },
    ]),
  );
}

/** Limits the codes of the error schema to those that the operation has for a status. */
const only = (codes: readonly ErrorCode[]) => ({
  allOf: [{ $ref: "#/components/schemas/Error" }, { properties: { error: { enum: [...codes] } } }],
});

type Body = z.input<typeof Refusal>;

/**
 * Example of an error: the operation's own message, one that follows from its account, path and body, or the usual one.
 */
function exampleOf(route: Route, error: ErrorCode): Body {
  const { says = {} } = route.operation;
  const { message = "", ...details } = { ...usual[error], ...ofRoute(route)[error] };
  return { message: says[error] ?? message, error, ...details };
}

type Told = Partial<Record<ErrorCode, Omit<Body, "error">>>;

function ofRoute({ path, operation }: Route): Told {
  const { body, bodyType, bringsItem } = operation;
  return {
    VALIDATION_FAILED: body && !bodyType ? broken("", noObject) : broken("strict", notASwitch),
    FORBIDDEN: { message: toForbid(operation) },
    NOT_FOUND: { message: `${pathNoun(path)?.noun ?? "Item"} not found` },
    PAYLOAD_TOO_LARGE: { message: tooLarge(bringsItem ? bodyBytes.item : bodyBytes.usual).message },
  };
}

const broken = (path: string, message: string) => ({ message, issues: [{ path, message }] });

function toForbid({ scopes, tag }: Operation): string {
  if (tag === "Administration") return accessDenied().message;
  if (scopes === "inPerson") return notByToken().message;
  return scopes?.[0] ? lacking(scopes[0]) : forCertainItems().message;
}

const usual: Told = {
  UNAUTHENTICATED: { message: notSignedIn().message },
  TOKEN_EXPIRED: { message: "Your session has expired", shouldRefresh: true },
  INVALID_CREDENTIALS: { message: "Invalid email or password" },
  NOT_ACCEPTABLE: { message: "This is not sent in that form" },
  CONFLICT: { message: "This is still being done. Please try again in a moment.", retryAfter: 1 },
  PRECONDITION_FAILED: { message: "This has been saved elsewhere since. Read it again." },
  UNSUPPORTED_MEDIA_TYPE: { message: "Send JSON with the content type application/json" },
  SOURCE_UNREADABLE: {
    message: "The page could not be read",
    errorType: "content_unavailable",
    url: "https://example.com/rivers",
  },
  KEY_REUSED: { message: "This Idempotency-Key was sent with another request: take a new one" },
  RATE_LIMITED: { message: "Too many requests. Please try again in 30 seconds.", retryAfter: 30 },
  GENERATION_FAILED: { message: "The model gave no usable answer" },
  GENERATION_UNAVAILABLE: {
    message:
      "Writing questions about a topic needs a language model: set OPENAI_API_KEY, or create from a link or a PDF instead.",
  },
  UNAVAILABLE: { message: "The service is briefly unavailable. Please try again.", retryAfter: 2 },
};

/** Headers of a rate-limited operation. */
export const limitsOf = ({ refusals }: Operation) => refusals?.includes("RATE_LIMITED") && RateLimit.shape;
