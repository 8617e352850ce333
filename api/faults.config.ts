import { defineConfig } from "vitest/config";
import tests from "./vitest.config.ts";

/** For `npm run faults`: every fault against every flow. */
export default defineConfig({
  ...tests,
  test: { ...tests.test, include: ["api/test/faults/faults.all.ts"], retry: 0 },
});
