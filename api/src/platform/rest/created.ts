import type { FastifyReply } from "fastify";
import type { Platform } from "../platform.ts";

/** A 201 response with the URL of the created resource. */
export const created = ({ publicUrl }: Pick<Platform, "publicUrl">, reply: FastifyReply, path: string): FastifyReply =>
  reply.code(201).header("location", publicUrl + path);
