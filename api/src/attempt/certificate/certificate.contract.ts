import { z } from "zod";
import { promised, timestamp } from "../../platform/rest/operation.ts";
import { Start } from "../attempt.rules.ts";
import { papers } from "./paper/sheet.ts";
import type { PresentedCertificate } from "./present.ts";

const tag = "Taking";

export const Certificate = z
  .object({
    code: z.string().meta({ description: "By which anybody checks it.", example: "7QK2-M9XW-4TQZ-81RB" }),
    status: z.enum(["VALID", "REVOKED"]).meta({
      description:
        "Revoked once its answers are deleted, lose their names, or come to less than the pass mark, graded anew; or by the item's owner. Then nothing else is told of it.",
    }),
    url: z.string().meta({
      description: "The page on which anybody checks it.",
      example: "https://assay.example/verify/7QK2-M9XW-4TQZ-81RB",
    }),
    pdfUrl: z.string().nullable().meta({ description: "The certificate to print; null for one that is revoked." }),
    name: z.string().nullable().meta({
      description: "As the person wrote it, or who invited them; nobody has checked it.",
      example: "Ada Lovelace",
    }),
    title: z.string().nullable().meta({ description: "What was passed, as it was called then.", example: "Capitals" }),
    percentage: z.int().nullable().meta({ description: "Null where it is not stated.", example: 80 }),
    issuer: z.string().nullable().meta({ description: "As the item's author wrote it; null where it names nobody." }),
    signatory: z.string().nullable().meta({ description: "Who signs for it; null where nobody does." }),
    language: z.string().nullable().meta({ description: "In which it is printed.", example: "en" }),
    completedOn: z.string().nullable().meta({
      description: "The day on which the answers were handed in, in the item's zone.",
      example: "2026-11-27",
    }),
    issuedAt: timestamp.nullable(),
  })
  .meta({
    id: "Certificate",
    description: "That somebody passed, as things were when it was issued.",
  }) satisfies z.ZodType<PresentedCertificate>;
export type Certificate = z.output<typeof Certificate>;

export const issue = promised({
  operationId: "issueCertificate",
  tag,
  summary: "Have the certificate for answers that passed",
  description:
    "Where the item has `rules.certificate`, for whoever has the attempt key and may be told that they passed. It is issued once: asked again, it is the same, whatever name is sent. The name that was handed in counts; only if there was none is `name` needed. A name with characters that cannot be printed is refused with an issue at `allowBoxes`.",
  account: "optional",
  scopes: [],
  body: Start.extend({
    attemptKey: Start.shape.attemptKey.meta({
      description: "With which the answers were handed in.",
      example: "0d9f7a52-6a3e-4b0e-9f0c-5a9d3f1f2b7c",
    }),
    name: z.string().max(100).nullish().meta({ example: "Ada Lovelace" }),
    language: z.string().nullish().meta({
      description: "In which to issue it, as BCP 47 has it; else that in which the answers were given.",
      example: "en",
    }),
    allowBoxes: z.boolean().nullish().meta({
      description: "Issues it although the PDF shows boxes in place of characters of the name that no font has.",
    }),
  }),
  answers: { 201: { description: "The certificate.", body: Certificate } },
  refusals: ["NOT_INVITED", "RATE_LIMITED"],
});

export const check = promised({
  operationId: "checkCertificate",
  tag,
  summary: "Check a certificate",
  description: "For anybody who has the code. Small letters, and letters that look like a digit, are understood.",
  answers: { 200: { description: "What it says, or that it is revoked.", body: Certificate } },
  refusals: ["RATE_LIMITED"],
});

export const PaperQuery = z.object({
  paper: z.enum(papers).optional().meta({
    description: "Else as the first region in Accept-Language has it; A4 where that names none.",
    example: "a4",
  }),
});

export const print = promised({
  operationId: "printCertificate",
  tag,
  summary: "A certificate as a PDF",
  description: "404 for one that is revoked.",
  query: PaperQuery,
  answers: { 200: { description: "The file.", mediaType: "application/pdf", body: z.string() } },
  refusals: ["RATE_LIMITED"],
});

export const revoke = promised({
  operationId: "revokeCertificate",
  tag: "Results",
  summary: "Revoke a certificate",
  description: "By the item's owner, for good; again it changes nothing. The answers stay.",
  account: "required",
  scopes: ["results:write"],
  answers: { 200: { description: "The certificate, revoked.", body: Certificate } },
});
