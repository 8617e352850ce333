import type { FastifyPluginAsync, FastifyRequest } from "fastify";
import type { Platform } from "../../platform/platform.ts";
import { viewerOfRequest, visitorOfRequest } from "../../platform/rest/http.ts";
import * as contract from "./address-change.contract.ts";
import {
  approveAddressChange,
  cancelAddressChange,
  ownAddressChange,
  resendAddressChange,
  shownChange,
  undoAddressChange,
} from "./address-change.ts";
import { usedAddressLink } from "./address-link.ts";

export const addressChangeRoutes =
  (platform: Platform): FastifyPluginAsync =>
  async (http) => {
    const viewer = (request: FastifyRequest) => viewerOfRequest(platform, request);
    const visitor = (request: FastifyRequest) => visitorOfRequest(platform, request);

    http.get("/auth/email-change", contract.readAddressChange, async (request) => ({
      change: shownChange(await ownAddressChange(platform, await viewer(request))),
    }));

    http.delete("/auth/email-change", contract.cancelAddressChange, async (request) => {
      await cancelAddressChange(platform, await viewer(request));
      return { message: "Your email address stays as it is" };
    });

    http.post("/auth/email-change/resend", contract.resendAddressChange, async (request) => {
      await resendAddressChange(platform, await viewer(request));
      return { message: "Confirmation email sent" };
    });

    http.post("/auth/approve-email-change", contract.approveAddressChange, async (request) => {
      const isDone = await approveAddressChange(platform, visitor(request), request.body);
      return {
        message: isDone
          ? "The new email address is approved and counts from now on"
          : "The new email address is approved; it counts when it is confirmed as well",
      };
    });

    for (const kind of ["approve", "undo"] as const) {
      http.post(
        `/auth/${kind}-email-change/link`,
        contract.readLink[kind],
        async (request): Promise<contract.LinkState> => {
          const message = await usedAddressLink(platform, visitor(request), kind, request.body);
          return { isUsed: message !== null, message };
        },
      );
    }

    http.post("/auth/undo-email-change", contract.undoAddressChange, async (request) => {
      await undoAddressChange(platform, visitor(request), request.body);
      return { message: "The change is undone. A link to choose a new password is on its way to this address" };
    });
  };
