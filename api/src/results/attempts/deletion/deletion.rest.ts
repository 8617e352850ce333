import type { FastifyPluginAsync } from "fastify";
import type { AttemptDeletion } from "../../../generated/prisma/client.ts";
import type { Platform } from "../../../platform/platform.ts";
import { viewerOfRequest } from "../../../platform/rest/http.ts";
import { keyOf } from "../../../platform/work/idempotency.ts";
import * as contract from "./deletion.contract.ts";
import { deleteAttempt, deleteAttempts, ownDeletion, undoDeletion } from "./deletion.ts";

interface IdParams {
  Params: { id: string };
}

export const deletionRoutes =
  (platform: Platform): FastifyPluginAsync =>
  async (http) => {
    http.post<IdParams>(
      "/content/:id/attempts/deletions",
      contract.deleteAttempts,
      async (request, reply): Promise<contract.AttemptDeletion> => {
        const viewer = await viewerOfRequest(platform, request);
        const deletion = await deleteAttempts(platform, viewer, request.params.id, request.body, keyOf(request));
        reply.code(201).header("location", `${platform.publicUrl}/api/attempt-deletions/${deletion.id}`);
        return present(deletion);
      },
    );

    http.delete<IdParams>(
      "/attempts/:id",
      contract.deleteAttempt,
      async (request): Promise<contract.DeletedAttempt> => {
        const viewer = await viewerOfRequest(platform, request);
        const { id } = await deleteAttempt(platform, viewer, request.params.id, keyOf(request));
        return { deleted: true, deletionId: id };
      },
    );

    http.get<IdParams>(
      "/attempt-deletions/:id",
      contract.readDeletion,
      async (request): Promise<contract.AttemptDeletion> => {
        const viewer = await viewerOfRequest(platform, request);
        return present(await ownDeletion(platform, viewer, "results:read", request.params.id));
      },
    );

    http.post<IdParams>(
      "/attempt-deletions/:id/undo",
      contract.undoDeletion,
      async (request): Promise<contract.AttemptDeletion> => {
        const viewer = await viewerOfRequest(platform, request);
        return present(await undoDeletion(platform, viewer, request.params.id, keyOf(request)));
      },
    );
  };

const present = ({ rest, ...deletion }: AttemptDeletion): contract.AttemptDeletion => deletion;
