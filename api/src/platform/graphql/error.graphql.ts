import { DomainError, type ErrorCode, type FieldIssue as FieldIssueShape } from "../errors.ts";
import { builder } from "./builder.ts";

const Code = builder.enumType("ErrorCode", {
  description: "The kind of an error, the same over GraphQL and REST.",
  values: {
    VALIDATION_FAILED: { description: "The input breaks a rule; `issues` names where." },
    UNAUTHENTICATED: { description: "Nobody is signed in, or the token is not known." },
    TOKEN_EXPIRED: { description: "The access token has expired; `refreshSession` gives the next one." },
    INVALID_CREDENTIALS: { description: "Address and password do not belong together." },
    FORBIDDEN: { description: "The viewer may not do this." },
    NOT_FOUND: { description: "There is no such thing, or it is hidden from the viewer." },
    NOT_ACCEPTABLE: { description: "The answer cannot be had in the type asked for." },
    CONFLICT: { description: "The present state stands against it, a newer revision for example." },
    PAYLOAD_TOO_LARGE: { description: "The request carries more than it may." },
    UNSUPPORTED_MEDIA_TYPE: { description: "The request is in a type that is not read." },
    SOURCE_UNREADABLE: { description: "The source of a generation cannot be read; `errorType` tells why." },
    KEY_REUSED: { description: "The idempotency key was sent with another request before." },
    RATE_LIMITED: { description: "There were too many requests; `retryAfter` tells when to come back." },
    GENERATION_FAILED: { description: "The questions could not be written, or their writing was stopped." },
    GENERATION_UNAVAILABLE: { description: "No language model is configured, which topics need." },
    UNAVAILABLE: { description: "The service is busy; `retryAfter` tells when to come back." },
  } satisfies Record<ErrorCode, object>,
});

const FieldIssue = builder.objectRef<FieldIssueShape>("FieldIssue").implement({
  description: "A rule that the input breaks.",
  fields: (t) => ({
    path: t.exposeString("path", { description: "Where in the input, dotted: `questions.2.options`." }),
    message: t.exposeString("message", { description: "The rule, in words fit to show to a person." }),
  }),
});

builder.objectType(DomainError, {
  name: "DomainError",
  description: "Why something was not done, in words fit to show to a person.",
  fields: (t) => ({
    code: t.expose("code", { type: Code, description: "The kind of error, by which a program decides what to do." }),
    message: t.exposeString("message", { description: "The reason, in words fit to show to a person." }),
    field: t.exposeString("field", {
      nullable: true,
      description: "The path of the first issue; null without issues.",
    }),
    issues: t.field({
      type: [FieldIssue],
      description: "The rules that the input breaks; empty unless code is VALIDATION_FAILED.",
      resolve: ({ issues }) => issues,
    }),
    errorType: t.exposeString("errorType", {
      nullable: true,
      description:
        "The trouble with a source: youtube_no_transcript, content_unavailable, pdf_unreadable or not_enough_text; null for other errors.",
    }),
    url: t.exposeString("url", {
      nullable: true,
      description: "The link that could not be read; null for other errors.",
    }),
    retryAfter: t.exposeInt("retryAfter", {
      nullable: true,
      description: "Seconds after which the same request may succeed; null where waiting does not help.",
    }),
  }),
});
