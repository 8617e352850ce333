import { z } from "zod";
import { ofAccount, promised, timestamp } from "../../platform/rest/operation.ts";
import { shapes } from "../../platform/shape/shape.rules.ts";
import { Start } from "../attempt.rules.ts";
import { papers } from "./paper/sheet.ts";
import type { PresentedCertificate } from "./present.ts";

const tag = "Taking";

export const Certificate = z
  .object({
    code: z.string().meta({ description: "Code for checking the certificate.", example: "7QK2-M9XW-4TQZ-81RB" }),
    status: z
      .enum(["VALID", "REVOKED"])
      .register(shapes, { name: "CertificateStatus" })
      .describe(
        "Status of the certificate. It is revoked if its response is deleted, loses its name or falls below the pass mark in a regrading, or if the item's owner revokes it. All other details are then hidden.",
      ),
    url: z.string().meta({
      description: "Page on which anyone can check the certificate.",
      example: "https://assay.example/verify/7QK2-M9XW-4TQZ-81RB",
    }),
    pdfUrl: z.string().nullable().describe("URL of the certificate for printing; null once it is revoked."),
    name: z.string().nullable().meta({
      description:
        "Name as entered by the participant or by the person who invited them; not verified. Null once it is revoked.",
      example: "Ada Lovelace",
    }),
    title: z.string().nullable().meta({
      description: "Title of the item when the certificate was issued; null once it is revoked.",
      example: "Capitals",
    }),
    percentage: z
      .int()
      .nullable()
      .meta({ description: "Score in percent; null if the certificate does not state it.", example: 80 }),
    issuer: z.string().nullable().describe("Issuer as entered by the item's author; null without one."),
    signatory: z.string().nullable().describe("Person who signs the certificate; null without one."),
    language: z
      .string()
      .nullable()
      .meta({ description: "Language of the certificate; null once it is revoked.", example: "en" }),
    completedOn: z.string().nullable().meta({
      description: "Day of submission, in the item's time zone; null once it is revoked.",
      example: "2026-11-27",
    }),
    issuedAt: timestamp.nullable().describe("Time of issue; null once it is revoked."),
  })
  .meta({
    id: "Certificate",
    description: "Confirmation that a participant passed, as of the time of issue.",
  }) satisfies z.ZodType<PresentedCertificate>;
export type Certificate = z.output<typeof Certificate>;

export const issue = promised({
  operationId: "issueCertificate",
  tag,
  summary: "Issue the certificate for a response that passed",
  description:
    "Available for items with `rules.certificate` to anyone who has the attempt key and may see that the response passed. Each certificate is issued once: repeated requests return the same one, whatever name is sent. The submitted name is used; `name` is required only if there is none. A name with characters that cannot be printed is refused with an issue at `allowBoxes`, whose message lists them.",
  account: "optional",
  scopes: [],
  body: Start.extend({
    attemptKey: Start.shape.attemptKey.meta({
      description: "The attempt key of the response.",
      example: "0d9f7a52-6a3e-4b0e-9f0c-5a9d3f1f2b7c",
    }),
    name: z.string().max(100).nullish().meta({ example: "Ada Lovelace" }),
    language: z.string().nullish().meta({
      description: "BCP 47 tag of the certificate's language; defaults to the language of the response.",
      example: "en",
    }),
    allowBoxes: z
      .boolean()
      .nullish()
      .describe(
        "Whether to issue the certificate even if the PDF omits characters of the name, or shows boxes instead.",
      ),
  }),
  answers: { 201: { description: "The certificate.", body: Certificate } },
  refusals: ["NOT_INVITED", "RATE_LIMITED"],
});

export const check = promised({
  operationId: "checkCertificate",
  tag,
  summary: "Check a certificate",
  description:
    "Available to anyone with the code. Lowercase letters, and letters that look like a digit, are accepted.",
  answers: { 200: { description: "The details of the certificate, or its revocation.", body: Certificate } },
  refusals: ["RATE_LIMITED"],
});

export const PaperQuery = z.object({
  paper: z.enum(papers).optional().meta({
    description: "Paper size; defaults to the one for the first region in Accept-Language, or to A4 without a region.",
    example: "a4",
  }),
});

export const print = promised({
  operationId: "printCertificate",
  tag,
  summary: "Get a certificate as a PDF",
  description: "Returns 404 for a revoked certificate.",
  query: PaperQuery,
  answers: { 200: { description: "The file.", mediaType: "application/pdf", body: z.string() } },
  refusals: ["RATE_LIMITED"],
});

export const revoke = promised({
  ...ofAccount("Results", "results:write"),
  operationId: "revokeCertificate",
  summary: "Revoke a certificate",
  description:
    "Revokes the certificate permanently. Only the item's owner can do this; repeating it changes nothing. The response is kept.",
  answers: { 200: { description: "The certificate, revoked.", body: Certificate } },
});
