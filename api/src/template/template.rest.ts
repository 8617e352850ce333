import type { FastifyPluginAsync } from "fastify";
import * as contract from "./template.contract.ts";
import { listTemplates, readTemplate } from "./template.ts";

export const templateRoutes = (): FastifyPluginAsync => async (http) => {
  http.get("/templates", contract.listTemplates, async () => ({
    templates: listTemplates().map(({ item, ...template }) => template),
  }));

  http.get<{ Params: { name: string } }>("/templates/:name", contract.readTemplate, async ({ params }) =>
    readTemplate(params.name),
  );
};
