import type { FastifyPluginAsync } from "fastify";
import type { Platform } from "../../platform/platform.ts";
import { stopMail } from "./mail-stop.ts";

/** The page at this address asks first; mail programs with a button of their own send it a form at once (RFC 8058). */
export const mailStopRoutes =
  (platform: Platform): FastifyPluginAsync =>
  async (http) => {
    http.addContentTypeParser("*", (_request, body, done) => {
      // All that counts stands in the address.
      body.resume();
      done(null);
    });
    http.post("/stop-mail", { schema: { hide: true } }, async (request) => {
      await stopMail(platform, request.query);
      return { message: "No more results will be sent to this address" };
    });
  };
