import { z } from "zod";
import {
  createDocument,
  type ZodOpenApiObject,
  type ZodOpenApiOperationObject,
  type ZodOpenApiResponsesObject,
} from "zod-openapi";
import { KeyHeader } from "../../work/idempotency.ts";
import { pathNoun } from "../nouns.ts";
import { ETag, type Operation, type Route, tags } from "../operation.ts";
import { limitsOf, Refusal, refused } from "../refusal.ts";
import { exampleOf } from "./example.ts";

const { version } = (await import("../../../../../package.json", { with: { type: "json" } })).default;

const bearerTokens =
  "`Authorization: Bearer …` with an access token (`assay_pat_…`) created on the profile screen or with " +
  "`POST /api/auth/tokens`, which is limited to its scopes and to some or all of its owner's items; or with the short-lived " +
  "`accessToken` from signing in, which has no such limits. `x-token-scopes` of an operation lists the scopes that an " +
  "access token needs. If it is absent and an account is required, no access token can be used.";

const introduction =
  "Quizzes, surveys and skill assessments over REST. A request that creates, copies, generates, saves or deletes something " +
  "can have an `Idempotency-Key`, a text that the sender chooses: sent again within a day, the request returns the result " +
  "of the first one instead of creating another. Bodies can be compressed (`Content-Encoding: gzip`, `deflate` or `br`). [The guide](/developers) " +
  "starts with complete examples.";

const IfNoneMatch = z.object({
  "if-none-match": z
    .string()
    .optional()
    .meta({ description: "ETag of the response that the client already has.", example: '"x1"' }),
});

const Strictness = z.object({
  strict: z
    .enum(["1", "true", "0", "false"])
    .optional()
    .meta({ description: "Whether to refuse fields and parameters that are not described (`1` or `true`)." }),
});

const Prefer = z.object({
  prefer: z
    .string()
    .optional()
    .meta({ description: "`handling=strict` has the same effect as `?strict=1`.", example: "handling=strict" }),
});

const Ignored = z.object({
  "assay-ignored": z.string().optional().meta({
    description:
      "Fields and parameters that are not described, with the names that were probably meant. They were ignored.",
    example: "titel (did you mean title?), questions.0.colour",
  }),
});

const Location = z.object({
  location: z.string().optional().meta({
    description: "URL of the created object.",
    example: "https://quiz.example.com/api/content/019a2b3c-4d5e-7f60-8a1b-2c3d4e5f6071",
  }),
});

const Link = z.object({
  link: z.string().optional().meta({
    description: "URL of the next page, if there is one (RFC 8288).",
    example: '<https://quiz.example.com/api/content?cursor=x>; rel="next"',
  }),
});

interface DocumentOptions {
  publicUrl: string;
  supportEmail: string;
  /** Lists every field that a response may have, so that a test finds undescribed fields. */
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
        contact: { name: "Support", email: supportEmail },
        license: { name: "MIT", identifier: "MIT" },
      },
      servers: [{ url: publicUrl }],
      tags: Object.entries(tags).map(([name, description]) => ({ name, description })),
      components: {
        schemas: { Error: Refusal },
        securitySchemes: { bearer: { type: "http", scheme: "bearer", description: bearerTokens } },
      },
      security: [],
      paths,
    },
    {
      override: ({ jsonSchema, zodSchema, io }) => {
        if (zodSchema._zod.def.type === "date") Object.assign(jsonSchema, { type: "string", format: "date-time" });
        // All tuples here have one type, and client generators read a list of fixed length better.
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
  const { operationId, tag, summary, description, query, headers, isKeyed, isCached, body, bodyType } = operation;
  const parameter = z.string().meta({ description: pathNoun(route.path)?.parameter });
  const parts = [...route.path.matchAll(/:(\w+)/g)].map(([, name = ""]) => [name, parameter] as const);
  return {
    operationId,
    tags: [tag],
    summary,
    description: [description, toldOfTokens(operation)].join(" ").trimEnd(),
    ...securityOf(operation),
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

/** The scopes have a field of their own: OpenAPI 3.1 allows role names for `bearer`, but Spectral refuses them. */
function securityOf({ account, scopes }: Operation): Partial<ZodOpenApiOperationObject> {
  if (!account) return {};
  return {
    security: account === "optional" ? [{}, { bearer: [] }] : [{ bearer: [] }],
    ...(scopes !== "inPerson" && { "x-token-scopes": scopes }),
  };
}

/** A sentence about the scopes that an access token needs; empty if tokens make no difference. */
function toldOfTokens({ account, scopes }: Operation): string {
  if (!account) return "";
  if (scopes === "inPerson") return "No access token can do this: sign in instead.";
  if (scopes.length === 0) return account === "required" ? "Any access token can do this." : "";
  const quoted = scopes.map((scope) => `\`${scope}\``);
  return `An access token needs the ${scopes.length > 1 ? "scopes" : "scope"} ${listFormat.format(quoted)}.`;
}

const listFormat = new Intl.ListFormat("en");

/** Headers of every success. */
const headersOf = (operation: Operation) => ({
  ...(operation.isCached && ETag.shape),
  ...(operation.isPaged && Link.shape),
  ...limitsOf(operation),
  ...Ignored.shape,
});

const successes = (operation: Operation): ZodOpenApiResponsesObject => ({
  ...Object.fromEntries(
    Object.entries(operation.answers).map(
      ([status, { description, body, mediaType = "application/json", otherBodies = {}, headers }]) => [
        status,
        {
          description,
          headers: z.object({ ...(status === "201" && Location.shape), ...headers?.shape, ...headersOf(operation) }),
          ...(body && { content: contentOf({ [mediaType]: body, ...otherBodies }) }),
        },
      ],
    ),
  ),
  ...(operation.isCached && { 304: { description: "Not modified since the response with that ETag.", headers: ETag } }),
});

const contentOf = (bodies: Record<string, z.ZodType>) =>
  Object.fromEntries(Object.entries(bodies).map(([mediaType, schema]) => [mediaType, { schema }]));

type Document = ReturnType<typeof createDocument>;

interface Body {
  content?: Record<string, { schema: object; example?: unknown }>;
}

/** Adds an example to each request and response that has none, built from the examples of its fields. */
function exampled(document: Document): Document {
  const operations = Object.values(document.paths ?? {}).flatMap((methods) => Object.values(methods ?? {}));
  for (const { requestBody = {}, responses = {} } of operations as { requestBody?: Body; responses?: object }[])
    for (const { content = {} } of [requestBody, ...(Object.values(responses) as Body[])])
      for (const media of Object.values(content)) media.example ??= exampleOf(media.schema, document);
  return document;
}
