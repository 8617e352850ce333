import type { FastifyPluginAsync, FastifyRequest } from "fastify";
import type { Content } from "../../generated/prisma/client.ts";
import type { Platform } from "../../platform/platform.ts";
import { viewerOfRequest } from "../../platform/rest/http.ts";
import { keyOf } from "../../platform/work/idempotency.ts";
import { pagePath } from "../own/links.ts";
import { ownContent } from "../own.ts";
import { itemAtAddress } from "../taking/leading.ts";
import * as contract from "./address.contract.ts";
import { flawOfAddress, listAddresses, setAddress } from "./address.ts";
import { addressUrl } from "./url.ts";

interface ItemParams {
  Params: { id: string };
}

export const addressRoutes =
  (platform: Platform): FastifyPluginAsync =>
  async (http) => {
    const viewerOf = (request: FastifyRequest) => viewerOfRequest(platform, request);

    async function present(content: Content): Promise<contract.Addresses> {
      const addresses = await listAddresses(platform, content);
      return {
        addresses: addresses.map(({ address, takenAt, releasedAt }) => ({
          address,
          url: addressUrl(platform, address),
          takenAt,
          releasedAt,
        })),
      };
    }

    http.get<ItemParams>("/content/:id/addresses", contract.readAddresses, async (request) =>
      present(await ownContent(platform, await viewerOf(request), "content:read", request.params.id, "content")),
    );

    http.put<ItemParams>("/content/:id/address", contract.setAddress, async (request) => {
      const { params, body } = request;
      return present(await setAddress(platform, await viewerOf(request), params.id, body, keyOf(request)));
    });

    http.get<ItemParams>(
      "/content/:id/address-check",
      contract.checkAddress,
      async (request): Promise<contract.AddressAnswer> => {
        const viewer = await viewerOf(request);
        const content = await ownContent(platform, viewer, "content:read", request.params.id, "content");
        const { address, flaw } = await flawOfAddress(platform, viewer, content, request.query);
        return { address, url: addressUrl(platform, address), flaw };
      },
    );

    // Serves the page of an address that leads takers nowhere. Only the page's script knows whether an owner is logged
    // in.
    http.get<{ Params: { address: string } }>("/addresses/:address", contract.resolve, async (request, reply) => {
      const item = await itemAtAddress(platform, await viewerOf(request), request.params.address);
      return reply.header("cache-control", "no-store").send({ path: pagePath(item) });
    });
  };
