import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import relay from "vite-plugin-relay";
import { tokens } from "./tokens.plugin.ts";

const api = "http://127.0.0.1:4000";

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), relay, tokens()],
  // The package's main entry also carries the old container API, which no bundler can leave out.
  resolve: { alias: [{ find: /^react-relay$/, replacement: "react-relay/hooks" }] },
  build: {
    outDir: "dist",
    emptyOutDir: true,
    rollupOptions: { input: { app: `${import.meta.dirname}/index.html`, take: `${import.meta.dirname}/take.html` } },
  },
  server: { proxy: { "/api": api, "/graphql": { target: api, ws: true } } },
});
