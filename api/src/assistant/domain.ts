import type { Domain } from "../domain.ts";
import { assistantRoutes } from "./assistant.rest.ts";
import { oauthRoutes } from "./oauth/oauth.rest.ts";

export const assistant: Domain = {
  pages: [assistantRoutes, oauthRoutes],
};
