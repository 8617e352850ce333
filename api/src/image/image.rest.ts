import multipart from "@fastify/multipart";
import type { FastifyPluginAsync } from "fastify";
import { invalid, notFound } from "../platform/errors.ts";
import { hourly } from "../platform/hourly.ts";
import type { Platform } from "../platform/platform.ts";
import { created } from "../platform/rest/created.ts";
import { viewerOfRequest } from "../platform/rest/http.ts";
import * as contract from "./image.contract.ts";
import { imageHash } from "./image.shared.ts";
import { admitImage, clearImages, storedImage, tooLarge, uploadImage } from "./image.ts";
import { images } from "./upload.shared.ts";

const config = { isStreamed: true, bodyMillis: 120_000 };

export const imageRoutes =
  (platform: Platform): FastifyPluginAsync =>
  async (http) => {
    // The route streams the body itself, regardless of the declared content type.
    http.removeAllContentTypeParsers();
    http.addContentTypeParser("*", (_request, body, done) => done(null, body));
    await http.register(multipart, {
      throwFileSizeLimit: false,
      limits: { fileSize: images.maxBytes + 1, files: 1, fields: 5, fieldSize: 1000, parts: 6 },
    });
    // A refused client may still be sending. Gives it time to read the answer, then closes the connection.
    http.addHook("onError", async ({ raw }) => {
      if (raw.complete) return;
      const timer = setTimeout(() => raw.destroy(), 3000);
      raw.once("close", () => clearTimeout(timer));
    });

    http.post("/images", { ...contract.uploadImage, config }, async (request, reply) => {
      const viewer = await viewerOfRequest(platform, request);
      await admitImage(platform, viewer);
      if (Number(request.headers["content-length"]) > images.maxBytes + 10_000) throw tooLarge();
      const part = request.isMultipart() ? await request.file().catch(unreadableForm) : null;
      if (request.isMultipart() && part?.fieldname !== "image")
        throw invalid("image", "Please send the file in the field image");
      // The default iterator would destroy the connection on an error, before the response is sent.
      const file = part?.file ?? request.raw.iterator({ destroyOnReturn: false });
      const image = await uploadImage(platform, viewer, file);
      return created(platform, reply, image.url).send(image);
    });

    hourly(platform, "Unused images could not be deleted", () => clearImages(platform));
  };

function unreadableForm(error: Error): never {
  throw "statusCode" in error ? error : invalid("", "The form could not be read");
}

/** Images never change. Opened on their own, they load nothing else. */
export const imagePages =
  (platform: Platform): FastifyPluginAsync =>
  async (http) => {
    http.get<{ Params: { file: string } }>("/images/:file", { schema: { hide: true } }, async (request, reply) => {
      const hash = imageHash(`/images/${request.params.file}`);
      const bytes = hash && (await storedImage(platform, hash));
      if (!bytes) throw notFound("Image");
      return reply
        .header("cache-control", "public, max-age=31536000, immutable")
        .header("content-security-policy", "default-src 'none'; sandbox")
        .type("image/webp")
        .send(bytes);
    });
  };
