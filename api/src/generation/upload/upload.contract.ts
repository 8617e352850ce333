import { z } from "zod";
import { ofAccount, promised } from "../../platform/rest/operation.ts";
import { uploads } from "../generation.rules.ts";

const pdfPath = z.string().meta({
  description: "Value of `pdfPath` for generating from the PDF.",
  example: "/api/pdfs/objects/019a2b3c-4d5e-7f60-8a1b-2c3d4e5f6071",
});
const UploadedPdf = z.object({ pdfPath }).meta({ id: "UploadedPdf", description: "A PDF that was stored." });

const UploadLink = z
  .object({ uploadURL: z.string().describe("URL to PUT the file to, once and within minutes.") })
  .meta({ id: "UploadLink", description: "A link for one PDF." });

const file = z.string().meta({ override: { type: "string", contentMediaType: "application/pdf" } });

export const uploadPdf = promised({
  ...ofAccount("PDFs", "content:write"),
  operationId: "uploadPdf",
  summary: "Upload a PDF",
  description:
    "Takes the PDF as the field `pdf` of a form. Without a form, returns a link for one PUT. Files of Word, PowerPoint, EPUB, Markdown, WebVTT and SubRip are read as well.",
  body: z.object({ pdf: file }),
  bodyType: "multipart/form-data",
  answers: {
    201: { description: "The path of the PDF, or the link to send it to.", body: z.union([UploadedPdf, UploadLink]) },
  },
  refusals: ["RATE_LIMITED"],
  says: { PAYLOAD_TOO_LARGE: uploads.tooLarge, UNSUPPORTED_MEDIA_TYPE: uploads.notPdf },
});

export const sendPdf = promised({
  operationId: "sendPdf",
  tag: "PDFs",
  summary: "Send a PDF to the link that was given for it",
  description: "The link itself authorizes the upload; no token is needed.",
  query: z.object({
    user: z.string().optional(),
    session: z.string().optional(),
    token: z.string().optional(),
    expires: z.string().optional(),
    signature: z.string().optional().describe("Part of the link, like the other parameters."),
  }),
  body: file,
  bodyType: "application/pdf",
  answers: { 200: { description: "The PDF is stored.", body: UploadedPdf } },
  refusals: ["FORBIDDEN", "CONFLICT"],
  says: {
    PAYLOAD_TOO_LARGE: uploads.tooLarge,
    UNSUPPORTED_MEDIA_TYPE: uploads.notPdf,
    FORBIDDEN: "This upload link is not valid",
    CONFLICT: "This upload link has been used already",
  },
});
