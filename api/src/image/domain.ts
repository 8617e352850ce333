import type { Domain } from "../domain.ts";
import { imagePages, imageRoutes } from "./image.rest.ts";

export const image: Domain = {
  routes: [imageRoutes],
  pages: [imagePages],
};
