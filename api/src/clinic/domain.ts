import type { Domain } from "../domain.ts";
import { clinicRoutes } from "./clinic.rest.ts";

export const clinic: Domain = {
  routes: [clinicRoutes],
};
