import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from "fastify";
import { z } from "zod";
import { presentWhole } from "../content/content.rest.ts";
import { invalid } from "../platform/errors.ts";
import { signedIn } from "../platform/identity/viewer.ts";
import type { Platform } from "../platform/platform.ts";
import { bearer, described, keyed } from "../platform/rest/docs.ts";
import { disconnectOf, viewerOfRequest } from "../platform/rest/http.ts";
import { keyOf } from "../platform/work/idempotency.ts";
import { type GenerationRequest, generateContent } from "./generate.ts";
import { AiQuiz, AiSurvey, LinkQuiz, LinkSurvey, PdfQuiz, PdfSurvey, PromptQuiz } from "./generation.rules.ts";

/** The routes of one builder each; `wrapped` names the property that holds the item. */
const routes = [
  { path: "/quizzes/generate-ai", rule: AiQuiz, kind: "QUIZ", origin: "topic", wrapped: null },
  { path: "/quizzes/from-pdf", rule: PdfQuiz, kind: "QUIZ", origin: "pdf", wrapped: null },
  { path: "/surveys/ai-generate", rule: AiSurvey, kind: "SURVEY", origin: "topic", wrapped: null },
  { path: "/surveys/from-url", rule: LinkSurvey, kind: "SURVEY", origin: "link", wrapped: "survey" },
  { path: "/surveys/from-pdf", rule: PdfSurvey, kind: "SURVEY", origin: "pdf", wrapped: null },
] as const;

type Builder = Pick<GenerationRequest, "kind" | "origin" | "rule"> & { wrapped: string | null };

const from = { topic: "a topic", link: "a web link", pdf: "an uploaded PDF" };

export const generationRoutes =
  (platform: Platform): FastifyPluginAsync =>
  async (http) => {
    const tags = ["Generation"];

    const generating =
      (builderOf: (request: FastifyRequest) => Builder) => async (request: FastifyRequest, reply: FastifyReply) => {
        const viewer = await viewerOfRequest(platform, request);
        signedIn(viewer);
        const { wrapped, ...builder } = builderOf(request);
        const order = { ...builder, disconnected: disconnectOf(reply), key: keyOf(request) };
        const { content, notices } = await generateContent(platform, viewer, order, request.body);
        const item = await presentWhole(platform, viewer, content);
        return reply.code(201).send(wrapped ? { [wrapped]: item, notices } : { ...item, notices });
      };

    for (const { path, ...builder } of routes) {
      const { kind, origin, rule } = builder;
      const summary = `Generate a ${kind.toLowerCase()} from ${from[origin]}`;
      const schema = { tags, summary, security: bearer, ...keyed, body: described(rule) };
      http.post(
        path,
        { schema },
        generating(() => builder),
      );
    }

    const summary = "Generate a quiz from a web link or from a prompt";
    const body = described(z.union([LinkQuiz, PromptQuiz]));
    http.post("/quizzes", { schema: { tags, summary, security: bearer, ...keyed, body } }, generating(linkOrPrompt));
  };

function linkOrPrompt({ body }: FastifyRequest): Builder {
  const { url, prompt } = (body ?? {}) as { url?: unknown; prompt?: unknown };
  if ((url == null) === (prompt == null)) throw invalid("url", "Send either a url or a prompt");
  const source =
    url == null ? ({ origin: "topic", rule: PromptQuiz } as const) : ({ origin: "link", rule: LinkQuiz } as const);
  return { kind: "QUIZ", wrapped: "quiz", ...source };
}
