import multipart from "@fastify/multipart";
import type { FastifyPluginAsync } from "fastify";
import { invalid } from "../../platform/errors.ts";
import { hourly } from "../../platform/hourly.ts";
import type { Platform } from "../../platform/platform.ts";
import { bearer } from "../../platform/rest/docs.ts";
import { viewerOfRequest } from "../../platform/rest/http.ts";
import { uploads } from "../generation.rules.ts";
import {
  admitUpload,
  checkUploadLink,
  createUploadLink,
  notPdf,
  purgeUploads,
  tooLarge,
  type UploadLink,
  uploadPdf,
  uploadToLink,
} from "./upload.ts";

/** Ten megabytes over a slow line. */
const bodyMillis = 120_000;

export const uploadRoutes =
  (platform: Platform): FastifyPluginAsync =>
  async (http) => {
    const tags = ["PDFs"];

    // The routes read bodies themselves, as they stream in, and do not mind what a request without one says it carries.
    http.removeAllContentTypeParsers();
    http.addContentTypeParser("*", (_request, body, done) => done(null, body));
    await http.register(multipart, {
      throwFileSizeLimit: false,
      limits: { fileSize: uploads.maxBytes + 1, files: 1, fields: 5, fieldSize: 1000, parts: 6 },
    });
    // Who is refused may still be sending: time to read the answer, then the line is cut.
    http.addHook("onError", async ({ raw }) => {
      if (raw.complete) return;
      const cut = setTimeout(() => raw.destroy(), 3000);
      raw.once("close", () => clearTimeout(cut));
    });

    http.post(
      "/pdfs/upload",
      {
        config: { bodyMillis },
        schema: {
          tags,
          summary: "Upload a PDF: as the field `pdf` of a form, or without a body to get a link for one PUT",
          security: bearer,
        },
      },
      async (request, reply) => {
        const viewer = await viewerOfRequest(platform, request);
        if (!request.isMultipart()) {
          return reply.code(201).send({ uploadURL: await createUploadLink(platform, viewer) });
        }
        await admitUpload(platform, viewer);
        const part = await request.file().catch(unreadableForm);
        if (part?.fieldname !== "pdf") throw invalid("pdf", "Please send the file in the field pdf");
        return reply.code(201).send({ pdfPath: await uploadPdf(platform, viewer, part.filename, part.file) });
      },
    );

    http.put<UploadRequest>(
      "/pdfs/objects/:id",
      { config: { bodyMillis }, schema: { tags, summary: "Send a PDF to the link that was given for it, once" } },
      async (request) => {
        const { user = "", session = "", token = "", expires = "", signature = "" } = request.query;
        const link = { id: request.params.id, user, session, token, expires, signature };
        await checkUploadLink(platform, link);
        if (request.headers["content-type"]?.split(";")[0]?.trim() !== "application/pdf") throw notPdf();
        if (Number(request.headers["content-length"]) > uploads.maxBytes) throw tooLarge();
        // Not by the request's own iterator, which on an error would take the connection along before it is answered.
        await uploadToLink(platform, link, request.raw.iterator({ destroyOnReturn: false }));
        return { pdfPath: request.url.split("?")[0] };
      },
    );

    hourly(platform, "Old uploads could not be deleted", () => purgeUploads(platform));
  };

/** Fastify has a status for what breaks its limits; what the form's parser throws is the sender's mistake. */
function unreadableForm(error: Error): never {
  throw "statusCode" in error ? error : invalid("", "The form could not be read");
}

interface UploadRequest {
  Params: { id: string };
  Querystring: { [Part in Exclude<keyof UploadLink, "id">]?: string };
}
