/** Generates the types of the REST API for the example clients, as other developers generate them for theirs. */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import Fastify from "fastify";
import type { Platform } from "../../api/src/platform/platform.ts";
import { pathsOf } from "../../api/test/client/pathsOf.ts";

const { domains } = await import("../../api/src/app.ts");
const { documentOf } = await import("../../api/src/platform/rest/openapi/document.ts");
const { collectOperations } = await import("../../api/src/platform/rest/operation.ts");
const { readSettings } = await import("../../api/src/platform/settings.ts");

const stops: (() => Promise<void>)[] = [];
/** Routes are only registered, so they need no database. */
const platform = {
  publicUrl: "https://quiz.example",
  settings: readSettings({}),
  onStop: (stop: () => Promise<void>) => stops.push(stop),
} as unknown as Platform;
const http = Fastify();
collectOperations(http);
for (const route of domains.flatMap(({ routes = [] }) => routes)) http.register(route(platform), { prefix: "/api" });
await http.ready();
const document = documentOf(http.operations, { publicUrl: platform.publicUrl, supportEmail: "" });
writeFileSync(join(import.meta.dirname, "../../api/src/generated/paths.ts"), await pathsOf(document));
for (const stop of stops) await stop();
