import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from "fastify";
import { z } from "zod";
import { presentWhole } from "../content/content.rest.ts";
import { invalid, parse } from "../platform/errors.ts";
import { requireForAll } from "../platform/identity/viewer.ts";
import type { Platform } from "../platform/platform.ts";
import { created } from "../platform/rest/created.ts";
import { disconnectOf, viewerOfRequest } from "../platform/rest/http.ts";
import { keyOf } from "../platform/work/idempotency.ts";
import { type GenerationRequest, generateContent } from "./generate.ts";
import * as contract from "./generation.contract.ts";
import { AiQuiz, AiSurvey, LinkQuiz, LinkSurvey, PdfQuiz, PdfSurvey, PromptQuiz } from "./generation.rules.ts";

/** One route for each builder. `wrapped` names the property that contains the item. */
const routes = [
  {
    path: "/quizzes/generate-ai",
    promise: contract.generateQuizFromTopic,
    rule: AiQuiz,
    kind: "QUIZ",
    origin: "topic",
    wrapped: null,
  },
  {
    path: "/quizzes/from-pdf",
    promise: contract.generateQuizFromPdf,
    rule: PdfQuiz,
    kind: "QUIZ",
    origin: "pdf",
    wrapped: null,
  },
  {
    path: "/surveys/ai-generate",
    promise: contract.generateSurveyFromTopic,
    rule: AiSurvey,
    kind: "SURVEY",
    origin: "topic",
    wrapped: null,
  },
  {
    path: "/surveys/from-url",
    promise: contract.generateSurveyFromLink,
    rule: LinkSurvey,
    kind: "SURVEY",
    origin: "link",
    wrapped: "survey",
  },
  {
    path: "/surveys/from-pdf",
    promise: contract.generateSurveyFromPdf,
    rule: PdfSurvey,
    kind: "SURVEY",
    origin: "pdf",
    wrapped: null,
  },
] as const;

type Builder = Pick<GenerationRequest, "kind" | "origin" | "rule"> & { wrapped: string | null };

export const generationRoutes =
  (platform: Platform): FastifyPluginAsync =>
  async (http) => {
    const generating =
      (builderOf: (request: FastifyRequest) => Builder) => async (request: FastifyRequest, reply: FastifyReply) => {
        const viewer = await viewerOfRequest(platform, request);
        requireForAll(viewer, "content:write");
        const { wrapped, ...builder } = builderOf(request);
        const order = { ...builder, disconnected: disconnectOf(reply), key: keyOf(request) };
        const { content, notices } = await generateContent(platform, viewer, order, request.body);
        const item = await presentWhole(platform, viewer, content);
        return created(platform, reply, `/api/content/${content.id}`).send(
          wrapped ? { [wrapped]: item, notices } : { ...item, notices },
        );
      };

    for (const { path, promise, ...builder } of routes)
      http.post(
        path,
        promise,
        generating(() => builder),
      );
    http.post("/quizzes", contract.generateQuiz, generating(linkOrPrompt));
  };

function linkOrPrompt({ body }: FastifyRequest): Builder {
  const { url, prompt } = parse(z.looseObject({}), body) as { url?: unknown; prompt?: unknown };
  if ((url == null) === (prompt == null)) throw invalid("url", "Send either a url or a prompt");
  const source =
    url == null ? ({ origin: "topic", rule: PromptQuiz } as const) : ({ origin: "link", rule: LinkQuiz } as const);
  return { kind: "QUIZ", wrapped: "quiz", ...source };
}
