import type { FastifyPluginAsync } from "fastify";
import type { Platform } from "../platform/platform.ts";
import { viewerOfRequest } from "../platform/rest/http.ts";
import * as contract from "./admin.contract.ts";
import { sendTestMail } from "./test-mail.ts";

export const testMailRoutes =
  (platform: Platform): FastifyPluginAsync =>
  async (http) => {
    http.post("/admin/mail/test", contract.sendTestMail, async (request) =>
      sendTestMail(platform, await viewerOfRequest(platform, request)),
    );
  };
