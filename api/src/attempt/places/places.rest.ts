import type { FastifyPluginAsync } from "fastify";
import type { Platform } from "../../platform/platform.ts";
import { viewerOfRequest } from "../../platform/rest/http.ts";
import * as contract from "./places.contract.ts";
import { freePlaces, readPlaces } from "./places.ts";

interface ItemParams {
  Params: { id: string };
}

export const placesRoutes =
  (platform: Platform): FastifyPluginAsync =>
  async (http) => {
    http.get<ItemParams>("/content/:id/places", contract.readPlaces, async (request): Promise<contract.HeldPlaces> => {
      const viewer = await viewerOfRequest(platform, request);
      const { held, firstUntil, lastUntil } = await readPlaces(platform, viewer, request.params.id);
      return { held, firstUntil, lastUntil };
    });

    http.delete<ItemParams>("/content/:id/places", contract.freePlaces, async (request) => {
      const viewer = await viewerOfRequest(platform, request);
      return { freed: await freePlaces(platform, viewer, request.params.id) };
    });
  };
