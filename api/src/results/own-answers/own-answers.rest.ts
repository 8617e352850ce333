import type { FastifyPluginAsync } from "fastify";
import { presentReceipt } from "../../attempt/attempt.rest.ts";
import type { Platform } from "../../platform/platform.ts";
import { visitorOfRequest } from "../../platform/rest/http.ts";
import * as contract from "./own-answers.contract.ts";
import { eraseOwnAnswers, type OwnAnswers, readOwnAnswers } from "./own-answers.ts";

interface ItemParams {
  Params: { id: string };
}

export const ownAnswersRoutes =
  (platform: Platform): FastifyPluginAsync =>
  async (http) => {
    // Only the key matters, not the caller. Not GET, and no key in the path, because proxies would log it.
    http.post<ItemParams>("/content/:id/own-answers", contract.readOwnAnswers, async (request, reply) => {
      const viewer = visitorOfRequest(platform, request);
      const own = await readOwnAnswers(platform, viewer, request.params.id, request.body);
      return reply.header("cache-control", "no-store").send(present(own));
    });

    http.post<ItemParams>("/content/:id/own-answers/erasure", contract.eraseOwnAnswers, async (request) => {
      const viewer = visitorOfRequest(platform, request);
      await eraseOwnAnswers(platform, viewer, request.params.id, request.body);
      return { erased: true as const };
    });
  };

function present(own: OwnAnswers): contract.OwnAnswers {
  if (own.state !== "STORED") return own;
  const { receipt, previous, ...rest } = own;
  return { ...rest, receipt: presentReceipt(receipt), ...(previous && { previous }) };
}
