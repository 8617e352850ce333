import type { FastifyPluginAsync } from "fastify";
import type { Platform } from "../../platform/platform.ts";
import { viewerOfRequest } from "../../platform/rest/http.ts";
import { linkNext } from "../../platform/rest/page.ts";
import { keyOf } from "../../platform/work/idempotency.ts";
import { nextPage } from "../slice.ts";
import * as contract from "./report.contract.ts";
import { closeReport, listReports } from "./reports.ts";

export const reportListRoutes =
  (platform: Platform): FastifyPluginAsync =>
  async (http) => {
    http.get("/admin/reports", contract.listReports, async (request, reply) => {
      const viewer = await viewerOfRequest(platform, request);
      const { reports, pagination } = await listReports(platform, viewer, request.query);
      linkNext(platform, request, reply, { page: nextPage(pagination) });
      const present = reports.map(
        ({ id, contentId, content: { title }, reason, text, createdAt }): contract.Report => ({
          id,
          contentId,
          title,
          reason,
          text,
          createdAt,
        }),
      );
      return { reports: present, pagination };
    });

    http.delete<{ Params: { id: string } }>("/admin/reports/:id", contract.closeReport, async (request) => {
      await closeReport(platform, await viewerOfRequest(platform, request), request.params.id, keyOf(request));
      return { deleted: true };
    });
  };
