import type { FastifyPluginAsync } from "fastify";
import type { Erasure } from "../../generated/prisma/client.ts";
import type { Platform } from "../../platform/platform.ts";
import { viewerOfRequest } from "../../platform/rest/http.ts";
import { keyOf } from "../../platform/work/idempotency.ts";
import type { ErasedItem } from "./erased-items.ts";
import * as contract from "./erasure.contract.ts";
import { type ErasurePreview, erasePerson, ownErasure, previewErasure } from "./erasure.ts";

export const erasureRoutes =
  (platform: Platform): FastifyPluginAsync =>
  async (http) => {
    // Not GET, because the address in a query would be logged by proxies.
    http.post(
      "/account/erasures/preview",
      contract.previewErasure,
      async (request): Promise<contract.ErasurePreview> => {
        const viewer = await viewerOfRequest(platform, request);
        return presentPreview(await previewErasure(platform, viewer, request.body));
      },
    );

    http.post("/account/erasures", contract.erasePerson, async (request, reply): Promise<contract.Erasure> => {
      const viewer = await viewerOfRequest(platform, request);
      const erasure = await erasePerson(platform, viewer, request.body, keyOf(request));
      reply.code(201).header("location", `${platform.publicUrl}/api/account/erasures/${erasure.id}`);
      return presentErasure(erasure);
    });

    http.get<{ Params: { id: string } }>(
      "/account/erasures/:id",
      contract.readErasure,
      async (request): Promise<contract.Erasure> => {
        const viewer = await viewerOfRequest(platform, request);
        return presentErasure(await ownErasure(platform, viewer, request.params.id));
      },
    );
  };

/** The owner of the item is only for the log. */
const presentItem = ({
  contentId,
  title,
  isInTrash,
  attempts,
  deletedAttempts,
  messages,
  invitations = 0,
}: ErasedItem) => ({
  contentId,
  title,
  isInTrash,
  attempts,
  deletedAttempts,
  messages,
  invitations,
});

const presentPreview = ({ items, ...preview }: ErasurePreview): contract.ErasurePreview => ({
  ...preview,
  items: items.map(presentItem),
});

const presentErasure = ({ id, address, items, userId: _, ...erasure }: Erasure): contract.Erasure => ({
  id,
  state: address === null ? "done" : "erasing",
  items: items.map(presentItem),
  ...erasure,
});
