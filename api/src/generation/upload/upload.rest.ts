import multipart from "@fastify/multipart";
import type { FastifyPluginAsync } from "fastify";
import { DomainError, invalid } from "../../platform/errors.ts";
import { hourly } from "../../platform/hourly.ts";
import type { Platform } from "../../platform/platform.ts";
import { created } from "../../platform/rest/created.ts";
import { viewerOfRequest } from "../../platform/rest/http.ts";
import { uploads } from "../generation.rules.ts";
import * as contract from "./upload.contract.ts";
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
  uploadTypes,
} from "./upload.ts";

const config = {
  isStreamed: true,
  /** Enough for ten megabytes over a slow connection. */
  bodyMillis: 120_000,
};

export const uploadRoutes =
  (platform: Platform): FastifyPluginAsync =>
  async (http) => {
    // The routes stream bodies themselves, whatever content type is declared.
    http.removeAllContentTypeParsers();
    http.addContentTypeParser("*", (_request, body, done) => done(null, body));
    await http.register(multipart, {
      throwFileSizeLimit: false,
      limits: { fileSize: uploads.maxBytes + 1, files: 1, fields: 5, fieldSize: 1000, parts: 6 },
    });
    // A refused client may still be sending. Gives it time to read the response, then closes the connection.
    http.addHook("onError", async ({ raw }) => {
      if (raw.complete) return;
      const timer = setTimeout(() => raw.destroy(), 3000);
      raw.once("close", () => clearTimeout(timer));
    });

    http.post("/pdfs/upload", { ...contract.uploadPdf, config }, async (request, reply) => {
      const viewer = await viewerOfRequest(platform, request);
      const { "content-type": type, "content-length": length, "transfer-encoding": coding } = request.headers;
      if (type?.startsWith("application/pdf") && (coding || Number(length) > 0)) throw notInForm();
      if (!request.isMultipart()) {
        const uploadURL = await createUploadLink(platform, viewer);
        return reply.code(201).header("location", uploadURL).send({ uploadURL });
      }
      await admitUpload(platform, viewer);
      const part = await request.file().catch(unreadableForm);
      if (part?.fieldname !== "pdf") throw invalid("pdf", "Please send the file in the field pdf");
      const pdfPath = await uploadPdf(platform, viewer, { name: part.filename, type: part.mimetype }, part.file);
      return created(platform, reply, pdfPath).send({ pdfPath });
    });

    http.put<UploadRequest>("/pdfs/objects/:id", { ...contract.sendPdf, config }, async (request) => {
      const { user = "", session = "", token = "", expires = "", signature = "" } = request.query;
      const link = { id: request.params.id, user, session, token, expires, signature };
      await checkUploadLink(platform, link);
      const type = request.headers["content-type"]?.split(";")[0]?.trim() ?? "";
      if (!uploadTypes.includes(type)) throw notPdf();
      if (Number(request.headers["content-length"]) > uploads.maxBytes) throw tooLarge();
      // The default iterator would destroy the connection on an error, before the response is sent.
      await uploadToLink(platform, link, type, request.raw.iterator({ destroyOnReturn: false }));
      return { pdfPath: request.url.split("?")[0] };
    });

    hourly(platform, "Old uploads could not be deleted", () => purgeUploads(platform));
  };

const notInForm = () =>
  new DomainError(
    "UNSUPPORTED_MEDIA_TYPE",
    "Send the file as the field pdf of a form, or nothing to get a link for it",
  );

/** Fastify's own errors have a status; errors of the form parser are the client's fault. */
function unreadableForm(error: Error): never {
  throw "statusCode" in error ? error : invalid("", "The form could not be read");
}

interface UploadRequest {
  Params: { id: string };
  Querystring: { [Part in Exclude<keyof UploadLink, "id">]?: string };
}
