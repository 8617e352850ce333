import type { FastifyPluginAsync, FastifyRequest } from "fastify";
import { takeView } from "../content/taking/take.ts";
import type { Platform } from "../platform/platform.ts";
import { bearer, described } from "../platform/rest/docs.ts";
import { viewerOfRequest } from "../platform/rest/http.ts";
import { allowPosting } from "../platform/rest/preflight.ts";
import { sendReady } from "../platform/rest/ready.ts";
import { Start, Submission } from "./attempt.rules.ts";
import { submit } from "./attempt.ts";
import type * as Shared from "./receipt.shared.ts";
import type { Receipt } from "./receipt.ts";
import { trialItem, tryAnswers } from "./trial.ts";
import { startAttempt } from "./writing/start.ts";

interface ItemParams {
  Params: { id: string };
}

export const attemptRoutes =
  (platform: Platform): FastifyPluginAsync =>
  async (http) => {
    const tags = ["Taking"];
    const doors = [
      { collection: "quizzes", noun: "quiz", path: "attempts" },
      { collection: "surveys", noun: "survey", path: "responses" },
    ] as const;

    for (const { collection, noun, path } of doors) {
      const starts = { tags, summary: `Tell that somebody begins a ${noun}`, body: described(Start) };
      // Takers may be in sandboxed frames, whose origin is "null".
      const config = { isOpen: true };
      for (const posted of ["starts", path]) allowPosting(http, `/${collection}/:id/${posted}`);
      http.post<ItemParams>(`/${collection}/:id/starts`, { schema: starts, config }, async (request) => {
        await startAttempt(
          platform,
          await viewerOfRequest(platform, request),
          request.params.id,
          withKey(request),
          collection,
        );
        return { started: true };
      });

      const attempts = { tags, summary: `Hand in the answers to a ${noun}`, body: described(Submission) };
      http.post<ItemParams>(`/${collection}/:id/${path}`, { schema: attempts, config }, async (request, reply) => {
        const viewer = await viewerOfRequest(platform, request);
        const receipt = await submit(platform, viewer, request.params.id, withKey(request), { collection });
        return reply.code(201).send(presentReceipt(receipt));
      });

      const item = { tags, summary: `Read a ${noun} of one's own as takers see it`, security: bearer };
      http.get<ItemParams>(`/${collection}/:id/trial`, { schema: item }, async (request, reply) => {
        const viewer = await viewerOfRequest(platform, request);
        const own = await trialItem(platform, viewer, request.params.id, collection);
        return sendReady(reply, takeView(own), "private, no-store");
      });

      const trials = {
        tags,
        summary: `Grade answers to a ${noun} of one's own, and store nothing`,
        security: bearer,
        body: described(Submission),
      };
      http.post<ItemParams>(`/${collection}/:id/trial`, { schema: trials }, async (request) => {
        const viewer = await viewerOfRequest(platform, request);
        return presentReceipt(await tryAnswers(platform, viewer, request.params.id, request.body, collection));
      });
    }
  };

/** The Idempotency-Key header is an attempt key too; a key in the body wins. */
function withKey({ body, headers }: FastifyRequest): unknown {
  const key = headers["idempotency-key"];
  if (key === undefined || typeof (body ?? {}) !== "object" || Array.isArray(body)) return body;
  const sent = (body ?? {}) as { attemptKey?: unknown };
  return { ...sent, attemptKey: sent.attemptKey ?? key };
}

/** REST shows a single choice as an index and several as a list. */
const presentReceipt = (receipt: Receipt): Shared.Receipt => ({
  ...receipt,
  results: receipt.results.map(({ userAnswer, severalAllowed, ...result }) => ({
    ...result,
    userAnswer: severalAllowed ? [...userAnswer] : (userAnswer[0] ?? null),
  })),
});
