import type { Domain } from "../domain.ts";
import { adminRoutes } from "./admin.rest.ts";
import { reportListRoutes } from "./report/report.rest.ts";
import { testMailRoutes } from "./test-mail.rest.ts";

export const admin: Domain = {
  routes: [testMailRoutes, adminRoutes, reportListRoutes],
};
