import type { FastifyReply, FastifyRequest } from "fastify";
import { DomainError, notFound } from "../errors.ts";
import type { Operation, Route } from "./operation.ts";

const day = "86400";

/** Response headers that pages of other origins may read. */
const exposed =
  "allow, assay-ignored, content-disposition, etag, link, location, preference-applied, ratelimit, ratelimit-policy, retry-after, www-authenticate, x-request-id, x-total-rows";

/** Request headers that pages of other origins may send. */
const accepted =
  "authorization, content-type, idempotency-key, if-match, if-none-match, last-event-id, prefer, x-passcode, x-personal-key";

/**
 * Whether pages of any origin may call an operation. A token identifies the caller, and cookies never do. Accounts and
 * their administration are limited to this site's own pages.
 */
const isForAnyPage = ({ account, tag }: Operation) =>
  account !== undefined && tag !== "Account" && tag !== "Administration";

/** Lets pages of any origin read the response, if the operation permits it. */
export function openToPages({ routeOptions }: FastifyRequest, reply: FastifyReply): void {
  const operation = routeOptions.schema?.operation;
  if (operation && isForAnyPage(operation)) open(reply);
}

const open = (reply: FastifyReply) =>
  reply.header("access-control-allow-origin", "*").header("access-control-expose-headers", exposed);

/** Answers OPTIONS at the path of an operation. Throws METHOD_NOT_ALLOWED for another method, NOT_FOUND elsewhere. */
export function answerOptions(routes: readonly Route[], { url, method }: FastifyRequest, reply: FastifyReply) {
  const [requestPath = ""] = url.split("?");
  const fitting = routes.filter(({ path }) => new RegExp(`^${path.replace(/:\w+/g, "[^/]+")}/?$`).test(requestPath));
  // Prefers a fixed path: `manual` in `/quizzes/manual` is not an id.
  const fewest = Math.min(...fitting.map(({ path }) => parametersIn(path)));
  const matches = fitting.filter(({ path }) => parametersIn(path) === fewest);
  // An existing method was refused for its path, such as an overlong id.
  if (matches.length === 0 && requestPath.startsWith("/api/")) throw new DomainError("NOT_FOUND", nothingThere);
  if (matches.length === 0 || methodsOf(matches).includes(method)) throw notFound("Page");
  reply.header("allow", [...methodsOf(matches), "OPTIONS"].join(", "));
  const forAnyPage = matches.filter(({ operation }) => isForAnyPage(operation));
  if (forAnyPage.length > 0) open(reply);
  if (method !== "OPTIONS")
    throw new DomainError("METHOD_NOT_ALLOWED", `This path takes ${listFormat.format(methodsOf(matches))}`);
  if (forAnyPage.length > 0)
    reply
      .header("access-control-allow-methods", methodsOf(forAnyPage).join(", "))
      .header("access-control-allow-headers", accepted)
      .header("access-control-max-age", day);
  return reply.code(204).send();
}

const listFormat = new Intl.ListFormat("en", { type: "disjunction" });

const nothingThere = "Page not found. /openapi.json lists all paths.";

const parametersIn = (path: string) => path.split(":").length - 1;

const methodsOf = (routes: Route[]) => [
  ...new Set(routes.flatMap(({ method }) => (method === "get" ? ["GET", "HEAD"] : [method.toUpperCase()]))),
];
