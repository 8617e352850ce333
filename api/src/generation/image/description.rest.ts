import type { FastifyPluginAsync } from "fastify";
import type { Platform } from "../../platform/platform.ts";
import { disconnectOf, viewerOfRequest } from "../../platform/rest/http.ts";
import * as contract from "./description.contract.ts";
import { describeImage } from "./description.ts";

export const imageDescriptionRoutes =
  (platform: Platform): FastifyPluginAsync =>
  async (http) => {
    http.post<{ Params: { hash: string } }>(
      "/images/:hash/description",
      contract.describeImage,
      async (request, reply): Promise<contract.ImageDescription> => {
        const viewer = await viewerOfRequest(platform, request);
        const call = { hash: request.params.hash, input: request.body ?? {}, disconnected: disconnectOf(reply) };
        return { description: await describeImage(platform, viewer, call) };
      },
    );
  };
