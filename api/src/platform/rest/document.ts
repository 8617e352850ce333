import { z } from "zod";
import {
  createDocument,
  type ZodOpenApiObject,
  type ZodOpenApiOperationObject,
  type ZodOpenApiResponsesObject,
} from "zod-openapi";
import { type ErrorCode, errorTable } from "../errors.ts";
import { KeyHeader } from "../work/idempotency.ts";
import { exampleOf } from "./example.ts";
import { type Operation, type Route, refusalsOf, tags } from "./operation.ts";

const { version } = (await import("../../../../package.json", { with: { type: "json" } })).default;

const bearerTokens =
  "`Authorization: Bearer …` with an access token (`assay_pat_…`) made on the profile screen or with " +
  "`POST /api/auth/tokens`, which reads, or reads and writes, what is its owner's; or with the short-lived " +
  "`accessToken` that signing in answers with, which does everything.";

const introduction =
  "Quizzes, surveys and skill assessments over REST. A request that creates, copies, generates, saves or deletes something " +
  "may carry an `Idempotency-Key`, a text of its sender's choosing: sent again within a day, it gets what the first one " +
  "made instead of making another.";

const codes = Object.keys(errorTable) as [ErrorCode, ...ErrorCode[]];

const Refusal = z
  .object({
    message: z.string().meta({ description: "A sentence for people.", example: "Quiz not found" }),
    error: z.enum([...codes, "INTERNAL"]).meta({ description: "The code for programs.", example: "NOT_FOUND" }),
    issues: z
      .array(
        z.object({
          path: z.string().meta({ description: "The field, dotted: `questions.2.options`.", example: "title" }),
          message: z.string().meta({ example: "Title is required" }),
        }),
      )
      .optional()
      .meta({ description: "The fields that were refused, with reasons." }),
    shouldRefresh: z
      .literal(true)
      .optional()
      .meta({ description: "The access token has expired: trade the refresh token." }),
    errorType: z.string().optional().meta({ description: "The code's subdivision.", example: "pdf_unreadable" }),
    url: z.string().optional().meta({ description: "The link that could not be read." }),
  })
  .meta({ id: "Error", description: "Why a request was refused." });

const retryAfter = z.object({
  "retry-after": z
    .string()
    .optional()
    .meta({ description: "Seconds after which trying again makes sense.", example: "30" }),
});

const ETag = z.object({
  etag: z.string().optional().meta({ description: "The version of the answer.", example: '"x1"' }),
});

const IfNoneMatch = z.object({
  "if-none-match": z.string().optional().meta({ description: "The ETag of the answer one has.", example: '"x1"' }),
});

const Strictness = z.object({
  strict: z
    .enum(["1", "true"])
    .optional()
    .meta({ description: "Refuses fields and parameters that are not described." }),
});

const Prefer = z.object({
  prefer: z
    .string()
    .optional()
    .meta({ description: "`handling=strict` does what `?strict=1` does.", example: "handling=strict" }),
});

const Ignored = z.object({
  "assay-ignored": z.string().optional().meta({
    description: "What was sent and is not described, and what was probably meant. Nothing was done with it.",
    example: "titel (did you mean title?), questions.0.colour",
  }),
});

const Challenge = z.object({
  "www-authenticate": z.string().optional().meta({
    description: "Asks for a token, and says if one was sent that does not hold.",
    example: 'Bearer realm="Assay"',
  }),
});

interface DocumentOptions {
  publicUrl: string;
  supportEmail: string;
  /** Names every field that an answer may have, so that a test finds those that are not described. */
  isStrict?: boolean;
}

/** The OpenAPI 3.1 document of all operations. */
export function documentOf(routes: readonly Route[], { publicUrl, supportEmail, isStrict = false }: DocumentOptions) {
  const paths: NonNullable<ZodOpenApiObject["paths"]> = {};
  for (const route of routes) {
    const path = route.path.replace(/:(\w+)/g, "{$1}");
    paths[path] = { ...paths[path], [route.method]: described(route) };
  }
  const document = createDocument(
    {
      openapi: "3.1.1",
      info: {
        title: "Assay",
        version,
        description: introduction,
        contact: { name: "Support", email: supportEmail, url: publicUrl },
        license: { name: "MIT", identifier: "MIT" },
      },
      servers: [{ url: publicUrl }],
      tags: Object.entries(tags).map(([name, description]) => ({ name, description })),
      components: { securitySchemes: { bearer: { type: "http", scheme: "bearer", description: bearerTokens } } },
      security: [],
      paths,
    },
    {
      override: ({ jsonSchema, zodSchema, io }) => {
        if (zodSchema._zod.def.type === "date") Object.assign(jsonSchema, { type: "string", format: "date-time" });
        // All tuples here are of one type, which generators of clients read better as a list of a fixed length.
        const { prefixItems } = jsonSchema;
        if (prefixItems) {
          delete jsonSchema.prefixItems;
          Object.assign(jsonSchema, {
            items: prefixItems[0],
            minItems: prefixItems.length,
            maxItems: prefixItems.length,
          });
        }
        if (io === "output" && !isStrict && jsonSchema.additionalProperties === false)
          delete jsonSchema.additionalProperties;
        if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
        if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
      },
      allowEmptySchema: { date: true, unknown: true, transform: true },
    },
  );
  return exampled(document);
}

function described({ operation, ...route }: Route): ZodOpenApiOperationObject {
  const { account, operationId, tag, summary, description, query, headers, isKeyed, isCached, body, bodyType } =
    operation;
  const parts = [...route.path.matchAll(/:(\w+)/g)].map(([, name = ""]) => [name, z.string()] as const);
  return {
    operationId,
    tags: [tag],
    summary,
    description,
    ...(account && { security: account === "optional" ? [{}, { bearer: [] }] : [{ bearer: [] }] }),
    requestParams: {
      ...(parts.length > 0 && { path: z.object(Object.fromEntries(parts)) }),
      query: z.object({ ...query?.shape, ...Strictness.shape }),
      header: z.object({
        ...(isKeyed && KeyHeader.shape),
        ...(isCached && IfNoneMatch.shape),
        ...headers?.shape,
        ...Prefer.shape,
      }),
    },
    ...(body && {
      requestBody: {
        required: !body.safeParse(undefined).success,
        content: { [bodyType ?? "application/json"]: { schema: body } },
      },
    }),
    responses: { ...successes(operation), ...refused({ operation, ...route }) },
  };
}

/** The headers of every success. */
const headersOf = ({ isCached }: Operation) => ({ ...(isCached && ETag.shape), ...Ignored.shape });

const successes = (operation: Operation): ZodOpenApiResponsesObject => ({
  ...Object.fromEntries(
    Object.entries(operation.answers).map(
      ([status, { description, body, mediaType = "application/json", otherBodies = {}, headers }]) => [
        status,
        {
          description,
          headers: z.object({ ...headers?.shape, ...headersOf(operation) }),
          ...(body && { content: contentOf({ [mediaType]: body, ...otherBodies }) }),
        },
      ],
    ),
  ),
  ...(operation.isCached && { 304: { description: "It is as it was when that ETag was answered.", headers: ETag } }),
});

const contentOf = (bodies: Record<string, z.ZodType>) =>
  Object.fromEntries(Object.entries(bodies).map(([mediaType, schema]) => [mediaType, { schema }]));

function refused(route: Route): ZodOpenApiResponsesObject {
  const byStatus = Map.groupBy(refusalsOf(route), (code) => errorTable[code].status);
  return Object.fromEntries(
    [...byStatus].map(([status, codes]) => [
      status,
      {
        description: codes.map((code) => `\`${code}\`: ${errorTable[code].when}`).join("\n\n"),
        ...([409, 429, 503].includes(status) && { headers: retryAfter }),
        ...(status === 401 && { headers: Challenge }),
        content: {
          "application/json": { schema: Refusal, example: { message: says[codes[0] as ErrorCode], error: codes[0] } },
        },
      },
    ]),
  );
}

/** A message of each code, for the examples. */
const says: Record<ErrorCode, string> = {
  VALIDATION_FAILED: "Title is required",
  UNAUTHENTICATED: "Please sign in",
  TOKEN_EXPIRED: "Your session has expired",
  INVALID_CREDENTIALS: "Invalid email or password",
  FORBIDDEN: "This is not yours to change",
  NOT_FOUND: "Quiz not found",
  METHOD_NOT_ALLOWED: "This path has no such method",
  NOT_ACCEPTABLE: "This is not sent in that form",
  CONFLICT: "Somebody else has saved meanwhile",
  PAYLOAD_TOO_LARGE: "That is more than one request may carry",
  UNSUPPORTED_MEDIA_TYPE: "Send JSON with the content type application/json",
  SOURCE_UNREADABLE: "The source could not be read",
  KEY_REUSED: "This Idempotency-Key was used for another request",
  RATE_LIMITED: "Too many requests. Please wait a moment.",
  GENERATION_FAILED: "The model gave no usable answer",
  GENERATION_UNAVAILABLE: "No model can be reached at the moment",
  UNAVAILABLE: "The service is briefly unavailable. Please try again.",
};

type Document = ReturnType<typeof createDocument>;

interface Body {
  content?: Record<string, { schema: object; example?: unknown }>;
}

/** Adds an example to each request and answer that has none, made of the examples of its fields. */
function exampled(document: Document): Document {
  const operations = Object.values(document.paths ?? {}).flatMap((methods) => Object.values(methods ?? {}));
  for (const { requestBody = {}, responses = {} } of operations as { requestBody?: Body; responses?: object }[])
    for (const { content = {} } of [requestBody, ...(Object.values(responses) as Body[])])
      for (const media of Object.values(content)) media.example ??= exampleOf(media.schema, document);
  return document;
}
