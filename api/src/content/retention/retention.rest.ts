import type { FastifyPluginAsync } from "fastify";
import { currentUser } from "../../account/user.ts";
import type { User } from "../../generated/prisma/client.ts";
import { inPerson } from "../../platform/identity/viewer.ts";
import type { Platform } from "../../platform/platform.ts";
import { viewerOfRequest } from "../../platform/rest/http.ts";
import * as contract from "./retention.contract.ts";
import { setRetentionDefault } from "./retention.ts";

export const retentionDefaultRoutes =
  (platform: Platform): FastifyPluginAsync =>
  async (http) => {
    const present = ({ retention }: User): contract.AccountRetention => ({
      rule: retention,
      longestDays: platform.settings.answerDays,
    });

    http.get("/account/retention", contract.readRetentionDefault, async (request) => {
      const viewer = await viewerOfRequest(platform, request);
      inPerson(viewer);
      return present(await currentUser(platform, viewer));
    });

    http.put("/account/retention", contract.setRetentionDefault, async (request) => {
      const viewer = await viewerOfRequest(platform, request);
      return present(await setRetentionDefault(platform, viewer, request.body));
    });
  };
