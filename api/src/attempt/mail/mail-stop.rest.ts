import type { FastifyPluginAsync } from "fastify";
import type { Platform } from "../../platform/platform.ts";
import { stopMail } from "./mail-stop.ts";

/** The page at this address asks for confirmation first. Mail programs post a form to it directly (RFC 8058). */
export const mailStopRoutes =
  (platform: Platform): FastifyPluginAsync =>
  async (http) => {
    http.addContentTypeParser("*", (_request, body, done) => {
      // The address and its key are in the query; the body is ignored.
      body.resume();
      done(null);
    });
    http.post("/stop-mail", { schema: { hide: true } }, async (request) => {
      await stopMail(platform, request.query);
      return { message: "No more results will be sent to this address" };
    });
  };
