import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { firstFile, timedFiles } from "./chunks.plugin.ts";
import { lightImports } from "./light.plugin.ts";
import { messageFile, messages } from "./messages.plugin.ts";
import { publicScreens, writePages } from "./prerender.plugin.ts";
import { relay } from "./relay.plugin.ts";
import { rulesWithoutMeta } from "./rules.plugin.ts";
import { scalar } from "./scalar.plugin.ts";
import { tokens } from "./tokens.plugin.ts";

const page = (file: string) => ({ outDir: "dist", rollupOptions: { input: join(import.meta.dirname, file) } });
const dist = join(import.meta.dirname, "dist");
const artifacts = join(import.meta.dirname, "src/__generated__");
const prerendering = join(dist, ".prerender");
const beside = { emptyOutDir: false, copyPublicDir: false };

/** Reads the ids of the screens' first queries from the Relay compiler's output. */
function operationIds(): Record<string, string> {
  const written = globSync("*ScreenQuery.graphql.ts", { cwd: artifacts });
  return Object.fromEntries(
    written.map((file) => [
      file.split(".")[0],
      /^ {4}"id": "(\w{64})"/m.exec(readFileSync(join(artifacts, file), "utf8"))?.[1] ?? "",
    ]),
  );
}

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), relay(), tokens(), messages(), rulesWithoutMeta(), lightImports(), publicScreens(), scalar()],
  // The main entry includes the old container API, which cannot be tree-shaken.
  resolve: { alias: [{ find: /^react-relay$/, replacement: "react-relay/hooks" }] },
  // No warning, because `scripts/sizes.ts` limits the sizes.
  build: {
    chunkSizeWarningLimit: Number.POSITIVE_INFINITY,
    // Browsers of the last three years support `modulepreload`; older ones load the same files a little later.
    modulePreload: { polyfill: false },
    rolldownOptions: { checks: { bundlerTimings: false }, experimental: { lazyBarrel: true } },
  },
  // Separate builds: chunks shared with the application would cost takers more requests.
  environments: {
    client: {
      build: {
        outDir: "dist",
        emptyOutDir: true,
        manifest: true,
        rolldownOptions: {
          input: join(import.meta.dirname, "index.html"),
          output: { codeSplitting: { groups: firstFile("first", 276) } },
        },
      },
    },
    // A separate file that imports nothing from the application.
    start: {
      consumer: "client",
      define: { operationIds: JSON.stringify(operationIds()) },
      build: {
        ...beside,
        outDir: "dist",
        rollupOptions: {
          input: join(import.meta.dirname, "src/start.ts"),
          output: { entryFileNames: "assets/start-[hash].js" },
        },
      },
    },
    // All other files import only the first one, so there is nothing to preload.
    take: {
      consumer: "client",
      build: {
        ...beside,
        outDir: "dist",
        modulePreload: false,
        rolldownOptions: {
          input: join(import.meta.dirname, "take.html"),
          output: {
            codeSplitting: { groups: [...firstFile("take-first", 100), ...timedFiles] },
            chunkFileNames: messageFile,
          },
        },
      },
    },
    reference: { consumer: "client", build: { ...page("reference.html"), ...beside } },
    // A service worker's address must not change, so it has no hash.
    worker: {
      consumer: "client",
      build: {
        ...beside,
        outDir: "dist",
        rollupOptions: {
          input: join(import.meta.dirname, "src/take/sending/worker.ts"),
          output: { entryFileNames: "take-worker.js" },
        },
      },
    },
    // Runs once at the end of the build, then is deleted.
    prerender: {
      consumer: "server",
      resolve: { noExternal: true },
      build: {
        ...beside,
        outDir: prerendering,
        ssr: true,
        rollupOptions: {
          input: join(import.meta.dirname, "src/prerender.tsx"),
          output: { entryFileNames: "prerender.js" },
        },
      },
    },
  },
  builder: {
    // Otherwise this file is evaluated for each environment.
    sharedConfigBuild: true,
    buildApp: async ({ environments: { client, start, take, reference, worker, prerender }, build }) => {
      if (client) await build(client);
      if (start) await build(start);
      if (take) await build(take);
      if (reference) await build(reference);
      if (worker) await build(worker);
      if (prerender) await build(prerender);
      await writePages(dist, prerendering);
    },
  },
});
