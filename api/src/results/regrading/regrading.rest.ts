import type { FastifyPluginAsync } from "fastify";
import { presentAttempt } from "../../attempt/present.ts";
import type { Regrading } from "../../generated/prisma/client.ts";
import type { Platform } from "../../platform/platform.ts";
import { created } from "../../platform/rest/created.ts";
import { viewerOfRequest } from "../../platform/rest/http.ts";
import { linkNext } from "../../platform/rest/page.ts";
import { keyOf } from "../../platform/work/idempotency.ts";
import * as contract from "./regrading.contract.ts";
import { ownPreview, ownRegrading, regradeAnswers, regradingList } from "./regrading.ts";

interface IdParams {
  Params: { id: string };
}

export const regradingRoutes =
  (platform: Platform): FastifyPluginAsync =>
  async (http) => {
    http.get<IdParams>(
      "/content/:id/regrade",
      contract.previewRegrading,
      async (request): Promise<contract.Preview> => {
        const preview = await ownPreview(platform, await viewerOfRequest(platform, request), request.params.id);
        if (!preview) return { preview };
        const changes = preview.changes.map(({ attempt, ...grades }) => ({
          attempt: presentAttempt(attempt),
          ...grades,
        }));
        return { preview: { ...preview, changes } };
      },
    );

    http.post<IdParams>("/content/:id/regrade", contract.regradeAnswers, async (request, reply) => {
      const viewer = await viewerOfRequest(platform, request);
      const { id } = request.params;
      const regrading = await regradeAnswers(platform, viewer, id, request.body, keyOf(request));
      return created(platform, reply, `/api/content/${id}/regradings/${regrading.id}`).send(present(regrading));
    });

    http.get<IdParams>(
      "/content/:id/regradings",
      contract.listRegradings,
      async (request, reply): Promise<contract.RegradingList> => {
        const viewer = await viewerOfRequest(platform, request);
        const { regradings, nextCursor } = await regradingList(platform, viewer, request.params.id, request.query);
        linkNext(platform, request, reply, { cursor: nextCursor });
        return { regradings: regradings.map(present), nextCursor };
      },
    );

    http.get<{ Params: { id: string; regradingId: string } }>(
      "/content/:id/regradings/:regradingId",
      contract.readRegrading,
      async (request): Promise<contract.Regrading> => {
        const { id, regradingId } = request.params;
        return present(await ownRegrading(platform, await viewerOfRequest(platform, request), id, regradingId));
      },
    );
  };

const present = ({ rest: _, ...regrading }: Regrading): contract.Regrading => ({
  ...regrading,
  isOver: regrading.doneAt !== null,
});
