import type { FastifyPluginAsync, FastifyRequest } from "fastify";
import { collectionNoun } from "../content/kind.ts";
import { publicView, takeView } from "../content/taking/take.ts";
import { wantedLanguage } from "../content/translation/in-language.ts";
import type { Platform } from "../platform/platform.ts";
import { created } from "../platform/rest/created.ts";
import { viewerOfRequest } from "../platform/rest/http.ts";
import { sendReady } from "../platform/rest/ready.ts";
import * as contract from "./attempt.contract.ts";
import { submit } from "./attempt.ts";
import type { Receipt } from "./receipt.ts";
import { itemForTaker } from "./revision.ts";
import { trialItem, tryAnswers } from "./trial.ts";
import { startAttempt } from "./writing/start.ts";

interface ItemParams {
  Params: { id: string };
}

export const attemptRoutes =
  (platform: Platform): FastifyPluginAsync =>
  async (http) => {
    for (const collection of ["quizzes", "surveys"] as const) {
      const {
        start,
        submit: handIn,
        readTrial,
        tryAnswers: tryOut,
      } = contract.operationsOf(collectionNoun[collection]);
      const path = collection === "quizzes" ? "attempts" : "responses";

      http.post<ItemParams>(`/${collection}/:id/starts`, start, async (request) => {
        const viewer = await viewerOfRequest(platform, request);
        const { item, timeLeft } = await startAttempt(
          platform,
          viewer,
          request.params.id,
          withKey(request),
          collection,
        );
        const translated =
          item.rules?.timeLimit !== undefined && (await itemForTaker(platform, item, languageOf(request)));
        return {
          started: true,
          ...(timeLeft !== null && { timeLeft }),
          ...(translated && { item: publicView(translated, "OPEN", true) }),
        };
      });

      http.post<ItemParams>(`/${collection}/:id/${path}`, handIn, async (request, reply) => {
        const viewer = await viewerOfRequest(platform, request);
        const receipt = await submit(platform, viewer, request.params.id, withKey(request), { collection });
        return created(platform, reply, `/api/attempts/${receipt.id}`).send(presentReceipt(receipt));
      });

      http.get<ItemParams>(`/${collection}/:id/trial`, readTrial, async (request, reply) => {
        const viewer = await viewerOfRequest(platform, request);
        const own = await trialItem(platform, viewer, request.params.id, collection);
        const translated = await itemForTaker(platform, own, languageOf(request));
        return sendReady(reply, takeView(translated, "OPEN", true), "private, no-store");
      });

      http.post<ItemParams>(`/${collection}/:id/trial`, tryOut, async (request) => {
        const viewer = await viewerOfRequest(platform, request);
        return presentReceipt(await tryAnswers(platform, viewer, request.params.id, request.body, collection));
      });
    }
  };

const languageOf = ({ query }: FastifyRequest) => ({ language: wantedLanguage(query) });

/** The Idempotency-Key header is an attempt key too; a key in the body wins. */
function withKey({ body, headers }: FastifyRequest): unknown {
  const key = headers["idempotency-key"];
  if (key === undefined || typeof (body ?? {}) !== "object" || Array.isArray(body)) return body;
  const fields = (body ?? {}) as { attemptKey?: unknown };
  return { ...fields, attemptKey: fields.attemptKey ?? key };
}

export const presentReceipt = (receipt: Receipt): contract.Receipt => ({
  ...receipt,
  results: receipt.results.map(({ given: _, ...result }) => result),
});
