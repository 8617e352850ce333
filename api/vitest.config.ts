import { availableParallelism } from "node:os";
import { join } from "node:path";
import { defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";
import { messages } from "../web/messages.plugin.ts";
import { relay } from "../web/relay.plugin.ts";
import { isSlowSet } from "./test/cases/cases.ts";

/** Begins with the tests of whole programs, which take longest: one begun last would prolong the run. */
class ProgramsFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    const isOfProgram = ({ moduleId }: TestSpecification) => moduleId.includes("/api/test/");
    return (await super.sort(files)).sort((a, b) => Number(isOfProgram(b)) - Number(isOfProgram(a)));
  }
}

/** Node loads the service as it does when it runs, which takes less time than by way of Vite. */
const service = {
  include: ["api/**/*.test.ts"],
  globalSetup: "api/test/setup/cluster.ts",
  experimental: { viteModuleRunner: false, nodeLoader: false },
};

/** Compares how soon the service is back with its pace, so nothing else may run. */
const faults = "api/test/faults/faults.test.ts";

export default defineConfig({
  root: join(import.meta.dirname, ".."),
  test: {
    projects: [
      { extends: true, test: { ...service, name: "service", exclude: isSlowSet ? [faults] : [] } },
      { extends: true, plugins: [messages(), relay()], test: { name: "client", include: ["web/src/**/*.test.ts"] } },
      ...(isSlowSet
        ? [
            {
              extends: true as const,
              test: { ...service, name: "faults", include: [faults], sequence: { groupOrder: 1 } },
            },
          ]
        : []),
    ],
    // Importing the service takes longer than the tests of most files.
    isolate: false,
    setupFiles: ["api/test/setup/afterFile.ts", "api/test/setup/seed.ts"],
    // Background work may take longer on a busy machine.
    expect: { poll: { timeout: 10_000 } },
    testTimeout: 30_000,
    // Tests also wait, for PostgreSQL, other processes and time limits; the slow ones start many processes themselves.
    maxWorkers: availableParallelism() + (isSlowSet ? 0 : 1),
    sequence: { sequencer: ProgramsFirst },
    hookTimeout: 30_000,
    retry: 0,
    tags: [
      { name: "slow", description: "Runs in `npm run test:slow` only.", timeout: 600_000 },
      {
        name: "property",
        description: "Runs few fixed cases in `npm test`, and many random ones in `npm run test:slow`.",
      },
    ],
  },
});
