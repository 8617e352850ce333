import type { Domain } from "../domain.ts";
import { addressRoutes } from "./address/address.rest.ts";
import { forgetAddresses } from "./address/address.ts";
import { contentRoutes } from "./content.rest.ts";
import { fieldRoutes } from "./fields/fields.rest.ts";
import { ownContentRoutes } from "./own/own.rest.ts";
import { reportRoutes } from "./report/report.rest.ts";
import { retentionDefaultRoutes } from "./retention/retention.rest.ts";
import { shortLinkRoutes } from "./taking/short-link.rest.ts";
import { translationRoutes } from "./translation/translation.rest.ts";
import { clearDeletedItems } from "./trash/clearing.ts";
import { trashRoutes } from "./trash/trash.rest.ts";

export const content: Domain = {
  routes: [
    contentRoutes,
    ownContentRoutes,
    shortLinkRoutes,
    addressRoutes,
    fieldRoutes,
    translationRoutes,
    trashRoutes,
    reportRoutes,
    retentionDefaultRoutes,
  ],
  work: [forgetAddresses, clearDeletedItems],
};
