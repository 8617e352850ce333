import type { Domain } from "../domain.ts";
import { accountRoutes } from "./account.rest.ts";
import { addressChangeRoutes } from "./address/address-change.rest.ts";
import { forgetAddressChanges } from "./address/address-change.ts";
import { forgetLog } from "./log/entries.ts";
import { logRoutes } from "./log/log.rest.ts";
import { profileRoutes } from "./profile/profile.rest.ts";
import { recoveryRoutes } from "./recovery/recovery.rest.ts";
import { answerResetRequests } from "./recovery/recovery.ts";
import { forgetSessions } from "./session.ts";
import { standingRoutes } from "./standing/standing.rest.ts";
import { accessTokenRoutes } from "./token/access-token.rest.ts";

export const account: Domain = {
  routes: [
    accountRoutes,
    recoveryRoutes,
    profileRoutes,
    accessTokenRoutes,
    addressChangeRoutes,
    standingRoutes,
    logRoutes,
  ],
  work: [answerResetRequests, forgetAddressChanges, forgetLog, forgetSessions],
};
