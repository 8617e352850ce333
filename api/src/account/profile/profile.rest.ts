import type { FastifyPluginAsync, FastifyRequest } from "fastify";
import type { Platform } from "../../platform/platform.ts";
import { bearer, described } from "../../platform/rest/docs.ts";
import { viewerOfRequest } from "../../platform/rest/http.ts";
import { presentUser } from "../account.rest.ts";
import { AccountDeletion, PasswordChange, Profile, SignOut } from "../account.rules.ts";
import { ownAddressChange } from "../address/address-change.ts";
import { deleteAccount } from "./account-deletion.ts";
import { ownData } from "./data.ts";
import { changePassword, signOutEverywhere, updateProfile } from "./profile.ts";

export const profileRoutes =
  (platform: Platform): FastifyPluginAsync =>
  async (http) => {
    const viewer = (request: FastifyRequest) => viewerOfRequest(platform, request);
    const signedInRoute = (summary: string) => ({ tags: ["Account"], summary, security: bearer });

    http.patch(
      "/auth/profile",
      { schema: { ...signedInRoute("Change name, address and time zone"), body: described(Profile) } },
      async (request) => {
        const person = await viewer(request);
        const user = await updateProfile(platform, person, request.body);
        const change = await ownAddressChange(platform, person);
        return { ...presentUser(user), ...(change && { pendingEmail: change.newEmail }) };
      },
    );

    http.post(
      "/auth/change-password",
      {
        schema: {
          ...signedInRoute("Change the password and end every other session"),
          body: described(PasswordChange),
        },
      },
      async (request) => {
        await changePassword(platform, await viewer(request), request.body);
        return { message: "Your password has been changed successfully" };
      },
    );

    http.post(
      "/auth/logout-everywhere",
      {
        schema: {
          ...signedInRoute("End every session, this one too, and every access token"),
          body: described(SignOut),
        },
      },
      async (request) => {
        await signOutEverywhere(platform, await viewer(request), request.body ?? {});
        return { message: "Logged out everywhere" };
      },
    );

    http.get(
      "/auth/data",
      { schema: signedInRoute("Everything stored of the signed-in user") },
      async (request, reply) => {
        const data = await ownData(platform, await viewer(request));
        const today = new Date().toISOString().slice(0, 10);
        return reply
          .header("content-disposition", `attachment; filename="assay-data-${today}.json"`)
          .type("application/json")
          .send(data);
      },
    );

    http.post(
      "/auth/delete-account",
      {
        schema: {
          ...signedInRoute("Delete the account, with its content or without"),
          body: described(AccountDeletion),
        },
      },
      async (request) => {
        await deleteAccount(platform, await viewer(request), request.body);
        return { message: "Your account has been deleted" };
      },
    );
  };
