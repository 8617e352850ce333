import type { Domain } from "../domain.ts";
import { templateRoutes } from "./template.rest.ts";

export const template: Domain = {
  routes: [templateRoutes],
};
