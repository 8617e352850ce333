import swagger from "@fastify/swagger";
import swaggerUi from "@fastify/swagger-ui";
import plugin from "fastify-plugin";
import { z } from "zod";
import { KeyHeader } from "../work/idempotency.ts";
import type { Http } from "./http.ts";

const { version } = (await import("../../../../package.json", { with: { type: "json" } })).default;

const bearerTokens =
  "`Authorization: Bearer …` with an access token (`assay_pat_…`) made on the profile screen or with " +
  "`POST /api/auth/tokens`, which reads, or reads and writes, what is its owner's; or with the short-lived " +
  "`accessToken` that signing in answers with, which does everything.";

const introduction =
  "Quizzes, surveys and skill assessments over REST. A request that creates, copies, generates, saves or deletes something " +
  "may carry an `Idempotency-Key`, a text of its sender's choosing: sent again within a day, it gets what the first one " +
  "made instead of making another.";

export const docs = plugin(async (http: Http) => {
  // The rules only describe here; the domain checks them for both doors.
  http.setValidatorCompiler(() => () => true);
  http.setSerializerCompiler(() => JSON.stringify);
  await http.register(swagger, {
    openapi: {
      info: { title: "Assay", version, description: introduction },
      components: { securitySchemes: { bearer: { type: "http", scheme: "bearer", description: bearerTokens } } },
    },
  });
  await http.register(swaggerUi, { routePrefix: "/api/docs", staticCSP: true });
});

export const described = (rule: z.ZodType) =>
  z.toJSONSchema(rule, { io: "input", unrepresentable: "any", target: "draft-7" });

export const keyed = { headers: described(KeyHeader) };

export const bearer = [{ bearer: [] }];
