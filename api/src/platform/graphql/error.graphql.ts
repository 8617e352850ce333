import { type ErrorCode, errorTable } from "../errors.shared.ts";
import { DomainError, type FieldIssue as FieldIssueShape } from "../errors.ts";
import { builder } from "./builder.ts";

const Code = builder.enumType("ErrorCode", {
  description: "The kind of an error, the same in REST and GraphQL.",
  values: Object.fromEntries(
    Object.entries(errorTable).map(([code, { when }]) => [code, { description: when }]),
  ) as Record<ErrorCode, { description: string }>,
});

const FieldIssue = builder.objectRef<FieldIssueShape>("FieldIssue").implement({
  description: "A rule that the input breaks.",
  fields: (t) => ({
    path: t.exposeString("path", { description: "Path of the field, with dots: `questions.2.options`." }),
    message: t.exposeString("message", { description: "The rule, worded for people." }),
  }),
});

builder.objectType(DomainError, {
  name: "DomainError",
  description: "Reason why a request failed, worded for people.",
  fields: (t) => ({
    code: t.expose("code", { type: Code, description: "The kind of the error, for programs." }),
    message: t.exposeString("message", { description: "Reason, worded for people." }),
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
        "Problem with a source: youtube_no_transcript, content_unavailable, pdf_unreadable, not_enough_text or language_unsupported. Problem with a personal link: NO_LINK, INCOMPLETE or WITHDRAWN; or with its ballot: NO_BALLOT, DRAWN or SPENT. Null for other errors.",
    }),
    url: t.exposeString("url", {
      nullable: true,
      description: "The link that could not be read; null for other errors.",
    }),
    retryAfter: t.exposeInt("retryAfter", {
      nullable: true,
      description: "Seconds after which the same request may succeed; null if waiting does not help.",
    }),
  }),
});
