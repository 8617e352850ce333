import type { FastifyPluginAsync } from "fastify";
import type { Platform } from "./platform/platform.ts";

/** Parts of the service that a domain adds. */
export interface Domain {
  /** Routes of the REST API, below `/api`. */
  routes?: readonly Routes[];
  /** Routes with paths of their own. */
  pages?: readonly Routes[];
  /** Work in the background. It ends when the platform stops. */
  work?: readonly ((platform: Platform) => void)[];
}

type Routes = (platform: Platform) => FastifyPluginAsync;
