import type { FastifyPluginAsync } from "fastify";
import type { Platform } from "../platform/platform.ts";
import { bearer } from "../platform/rest/docs.ts";
import { viewerOfRequest } from "../platform/rest/http.ts";
import { sendTestMail } from "./test-mail.ts";

export const testMailRoutes =
  (platform: Platform): FastifyPluginAsync =>
  async (http) => {
    http.post(
      "/admin/mail/test",
      { schema: { tags: ["Administration"], summary: "Send oneself a test mail", security: bearer } },
      async (request) => sendTestMail(platform, await viewerOfRequest(platform, request)),
    );
  };
