import { type ErrorCode, errorTable } from "../errors.shared.ts";
import { DomainError, type FieldIssue as FieldIssueShape } from "../errors.ts";
import { builder } from "./builder.ts";

const Code = builder.enumType("ErrorCode", {
  description: "The kind of an error, the same over GraphQL and REST.",
  values: Object.fromEntries(
    Object.entries(errorTable).map(([code, { when }]) => [code, { description: when }]),
  ) as Record<ErrorCode, { description: string }>,
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
        "The trouble with a source: youtube_no_transcript, content_unavailable, pdf_unreadable, not_enough_text or language_unsupported. What is wrong with a personal link: NO_LINK, INCOMPLETE or WITHDRAWN; or with its ballot: NO_BALLOT, DRAWN or SPENT. Null for other errors.",
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
