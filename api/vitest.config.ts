import { availableParallelism } from "node:os";
import { join } from "node:path";
import { defineConfig } from "vitest/config";

export default defineConfig({
  root: join(import.meta.dirname, ".."),
  // Vite would load graphql's module build beside the one its plugins load: two realms, which graphql refuses.
  resolve: { alias: [{ find: /^graphql$/, replacement: "graphql/index.js" }] },
  test: {
    include: ["api/**/*.test.ts", "web/src/**/*.test.ts"],
    globalSetup: "api/test/cluster.ts",
    // Importing the service takes longer than the tests of most files.
    isolate: false,
    setupFiles: "api/test/afterFile.ts",
    // What happens in its own time may take longer on a busy machine.
    expect: { poll: { timeout: 10_000 } },
    testTimeout: 30_000,
    // Tests wait more than they work, so a small machine can run two at a time.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    hookTimeout: 30_000,
    // Told as a flake, not as a failure: a busy machine must not decide what is merged.
    retry: process.env.CI ? 1 : 0,
  },
});
