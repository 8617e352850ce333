import type { FastifyPluginAsync, FastifyRequest } from "fastify";
import type { Platform } from "../../platform/platform.ts";
import { viewerOfRequest } from "../../platform/rest/http.ts";
import { presentUser } from "../account.rest.ts";
import { ownAddressChange } from "../address/address-change.ts";
import { deleteAccount } from "./account-deletion.ts";
import { ownDataFile } from "./data.ts";
import * as contract from "./profile.contract.ts";
import { changePassword, signOutEverywhere, updateProfile } from "./profile.ts";

export const profileRoutes =
  (platform: Platform): FastifyPluginAsync =>
  async (http) => {
    const viewer = (request: FastifyRequest) => viewerOfRequest(platform, request);

    http.patch("/auth/profile", contract.updateProfile, async (request): Promise<contract.ChangedUser> => {
      const person = await viewer(request);
      const user = await updateProfile(platform, person, request.body);
      const change = await ownAddressChange(platform, person);
      return { ...presentUser(user), ...(change && { pendingEmail: change.newEmail }) };
    });

    http.post("/auth/change-password", contract.changePassword, async (request) => {
      await changePassword(platform, await viewer(request), request.body);
      return { message: "Your password has been changed successfully" };
    });

    http.post("/auth/logout-everywhere", contract.logoutEverywhere, async (request) => {
      await signOutEverywhere(platform, await viewer(request), request.body ?? {});
      return { message: "Logged out everywhere" };
    });

    http.get("/auth/data", contract.exportOwnData, async (request, reply) => {
      const { fileName, contentType, stream } = await ownDataFile(platform, await viewer(request));
      return reply.header("content-disposition", `attachment; filename="${fileName}"`).type(contentType).send(stream);
    });

    http.post("/auth/delete-account", contract.deleteAccount, async (request) => {
      await deleteAccount(platform, await viewer(request), request.body);
      return { message: "Your account has been deleted" };
    });
  };
