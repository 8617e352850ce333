import type { FastifyRequest } from "fastify";

/** The media types of the Accept header in their order, without parameters. */
export const acceptedTypes = ({ headers }: FastifyRequest): string[] =>
  (headers.accept ?? "*/*").split(",").map((part) => (part.split(";")[0] ?? "").trim().toLowerCase());

/** Types that a request for an event stream may accept. */
export const ofEvents = ["text/event-stream", "text/*", "*/*"];

export const acceptsEvents = (request: FastifyRequest): boolean =>
  acceptedTypes(request).some((type) => ofEvents.includes(type));
