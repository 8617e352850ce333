import swagger from "@fastify/swagger";
import swaggerUi from "@fastify/swagger-ui";
import plugin from "fastify-plugin";
import type { Platform } from "../platform.ts";
import { documentOf } from "./document.ts";
import type { Http } from "./http.ts";
import { collectOperations } from "./operation.ts";
import { nameUnknown } from "./unknown.ts";

/** The OpenAPI document at `/openapi.json`, and a page that shows it. */
export const docs = (platform: Platform) =>
  plugin(async (http: Http) => {
    collectOperations(http);
    nameUnknown(http);
    let document: ReturnType<typeof documentOf> | undefined;
    const written = () =>
      (document ??= documentOf(http.operations, {
        publicUrl: platform.publicUrl,
        supportEmail: platform.settings.supportEmail,
      }));
    // The domain checks input for both doors, so no door needs to.
    http.setValidatorCompiler(() => () => true);
    http.setSerializerCompiler(() => JSON.stringify);
    await http.register(swagger, {
      openapi: {},
      transform: ({ url }) => ({ schema: { hide: true }, url }),
      transformObject: () => written() as object,
    });
    await http.register(swaggerUi, { routePrefix: "/api/docs", staticCSP: true });
    http.get("/openapi.json", { schema: { hide: true } }, async (_request, reply) =>
      reply.header("access-control-allow-origin", "*").send(written()),
    );
  });
