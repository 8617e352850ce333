import type { FastifyPluginAsync } from "fastify";
import { kindOf } from "../content/kind.ts";
import { ownContent } from "../content/own.ts";
import { currentQuestions } from "../content/question/question.ts";
import type { Platform } from "../platform/platform.ts";
import { viewerOfRequest } from "../platform/rest/http.ts";
import * as contract from "./clinic.contract.ts";
import { findingsInTurn } from "./findings.ts";

export const clinicRoutes =
  (platform: Platform): FastifyPluginAsync =>
  async (http) => {
    http.get<{ Params: { id: string } }>(
      "/content/:id/findings",
      contract.readFindings,
      async (request): Promise<contract.Findings> => {
        const viewer = await viewerOfRequest(platform, request);
        const content = await ownContent(platform, viewer, "content:read", request.params.id, "content");
        const questions = await currentQuestions(platform.db, content.id);
        const item = { ...content, questions };
        const findings = questions.map(async (question) => ({
          id: question.id,
          findings: await findingsInTurn(question, kindOf(content), item),
        }));
        return { questions: await Promise.all(findings) };
      },
    );
  };
