import { Ajv2020 } from "ajv/dist/2020.js";
import type { LightMyRequestResponse as Response } from "fastify";
import type { Http } from "../src/platform/rest/http.ts";
import { documentOf } from "../src/platform/rest/openapi/document.ts";
import type { Route } from "../src/platform/rest/operation.ts";

interface Described {
  responses: Record<string, { headers?: object; content?: Record<string, { schema: object }> }>;
}

type Check = (method: string, url: string, response: Response) => void;

/** The instance's settings that appear in the document. */
export const about = { publicUrl: "https://quiz.test", supportEmail: "help@quiz.test" };

/** The OpenAPI document as plain JSON, with every part in its place. The served one has repeated parts as components. */
export async function wholeDocument(http: Http) {
  await http.ready();
  return JSON.parse(JSON.stringify(documentOf(http.operations, about)));
}

const checks = new Map<string, Check>();

/**
 * Throws unless the OpenAPI document describes the response: its status, its media type and every field of its body.
 */
export function expectPromised(routes: readonly Route[], method: string, url: string, response: Response): void {
  const key = routes.map(({ operation }) => operation.operationId).join();
  const check = checks.get(key) ?? checkOf(routes);
  checks.set(key, check);
  check(method, url, response);
}

function checkOf(routes: readonly Route[]): Check {
  const document = documentOf(routes, { ...about, isStrict: true });
  const ajv = new Ajv2020({ strict: false, validateFormats: false, allErrors: true });
  ajv.addSchema(document, "document");
  // Paths with fewer parameters come first, so that `/quizzes/manual` is not taken for an id.
  const patterns = Object.entries((document.paths ?? {}) as Record<string, Record<string, Described>>)
    .map(([path, operations]) => ({
      path,
      operations,
      pattern: new RegExp(`^${path.replace(/\{\w+\}/g, "[^/]+")}/?$`),
    }))
    .toSorted((one, other) => one.path.split("{").length - other.path.split("{").length);
  return (method, url, response) => {
    const [asked = ""] = url.split("?");
    const found = patterns.find(({ pattern, operations }) => pattern.test(asked) && method.toLowerCase() in operations);
    const operation = found?.operations[method.toLowerCase()];
    if (!found || !operation) return;
    const status = String(response.statusCode);
    const name = `${method} ${found.path}: ${status}`;
    const answer = operation.responses[status];
    if (!answer) throw new Error(`${name} is not described: ${response.body.slice(0, 300)}`);
    if ("ratelimit" in response.headers && !("ratelimit" in (answer.headers ?? {})))
      throw new Error(`${name} is limited, which is not described: add RATE_LIMITED to its refusals`);
    if (status === "201" && !response.headers.location) throw new Error(`${name} does not say where in Location`);
    const [type = ""] = String(response.headers["content-type"] ?? "").split(";");
    const content = answer.content ?? {};
    if (response.body === "" && Object.keys(content).length === 0) return;
    if (!(type in content)) throw new Error(`${name} is not described as ${type}`);
    if (type !== "application/json") return;
    const pointer = ["paths", found.path, method.toLowerCase(), "responses", status, "content", type, "schema"]
      .map((part) => encodeURIComponent(part.replaceAll("~", "~0").replaceAll("/", "~1")))
      .join("/");
    const validate = ajv.getSchema(`document#/${pointer}`);
    if (!validate) throw new Error(`${name} has no schema`);
    if (!validate(response.json()))
      throw new Error(
        `${name} is not as described: ${ajv.errorsText(validate.errors?.slice(0, 3))}\n${response.body.slice(0, 500)}`,
      );
  };
}
