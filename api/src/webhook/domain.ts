import type { Domain } from "../domain.ts";
import { deliverWebhooks } from "./delivery/deliver.ts";
import { eventRoutes } from "./event/event.rest.ts";
import { forgetEvents } from "./event/events.ts";
import { webhookRoutes } from "./webhook.rest.ts";

export const webhook: Domain = {
  routes: [webhookRoutes, eventRoutes],
  work: [deliverWebhooks, forgetEvents],
};
