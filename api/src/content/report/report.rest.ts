import type { FastifyPluginAsync } from "fastify";
import type { Platform } from "../../platform/platform.ts";
import { viewerOfRequest } from "../../platform/rest/http.ts";
import { keyOf } from "../../platform/work/idempotency.ts";
import * as contract from "./report.contract.ts";
import { reportContent } from "./report.ts";

export const reportRoutes =
  (platform: Platform): FastifyPluginAsync =>
  async (http) => {
    http.post<{ Params: { id: string } }>("/content/:id/reports", contract.report, async (request) => {
      const viewer = await viewerOfRequest(platform, request);
      await reportContent(platform, viewer, request.params.id, request.body, keyOf(request));
      return { message: "Thank you. The people who run this site will look at it." };
    });
  };
