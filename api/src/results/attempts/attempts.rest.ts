import type { FastifyPluginAsync } from "fastify";
import { certificateOf } from "../../attempt/certificate/certificate.ts";
import { presentCertificate } from "../../attempt/certificate/present.ts";
import { presentAttempt } from "../../attempt/present.ts";
import type { Platform } from "../../platform/platform.ts";
import { viewerOfRequest } from "../../platform/rest/http.ts";
import { linkNext } from "../../platform/rest/page.ts";
import { nameIgnored } from "../../platform/rest/unknown.ts";
import * as contract from "./attempts.contract.ts";
import { attemptList } from "./attempts.ts";
import { ownAttempt } from "./details.ts";
import { sharedResponses } from "./responses.ts";

interface ItemParams {
  Params: { id: string };
}

export const attemptListRoutes =
  (platform: Platform): FastifyPluginAsync =>
  async (http) => {
    http.get<ItemParams>(
      "/content/:id/attempts",
      contract.listAttempts,
      async (request, reply): Promise<contract.AttemptList> => {
        const viewer = await viewerOfRequest(platform, request);
        const list = await attemptList(platform, viewer, request.params.id, request.query);
        if (list.hasMore) linkNext(platform, request, reply, { cursor: list.nextCursor });
        return { attempts: list.attempts.map(presentAttempt), nextCursor: list.nextCursor };
      },
    );

    http.get<ItemParams>("/attempts/:id", contract.readAttempt, async (request): Promise<contract.OwnAttempt> => {
      const viewer = await viewerOfRequest(platform, request);
      const attempt = await ownAttempt(platform, viewer, "results:read", request.params.id);
      const certificate = await certificateOf(platform, viewer, attempt);
      return {
        ...presentAttempt(attempt),
        contentId: attempt.contentId,
        ...(certificate && { certificate: presentCertificate(platform, certificate) }),
      };
    });

    http.get<ItemParams>(
      "/surveys/:id/responses",
      contract.listResponses,
      async (request, reply): Promise<contract.Responses> => {
        const { params, query } = request;
        const viewer = await viewerOfRequest(platform, request);
        const { whole, attempts, nextCursor } = await sharedResponses(platform, viewer, params.id, query as object);
        if (!whole) nameIgnored(request, reply, contract.ownersFilters(query as object), "Only the owner can filter");
        linkNext(platform, request, reply, { cursor: nextCursor });
        return { attempts: whole ? attempts.map(presentAttempt) : attempts.map(({ answers }) => ({ answers })) };
      },
    );
  };
