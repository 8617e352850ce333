import type { FastifyReply } from "fastify";
import type { Platform } from "../platform.ts";

/** An answer 201 with the address of what was created. */
export const created = ({ publicUrl }: Pick<Platform, "publicUrl">, reply: FastifyReply, path: string): FastifyReply =>
  reply.code(201).header("location", publicUrl + path);
