import type { FastifyPluginAsync } from "fastify";
import type { Platform } from "../platform.ts";
import { madeUpSupport } from "../settings.ts";

/** Days until a copy of the file is out of date. RFC 9116 recommends less than a year. */
const lifetime = 90;
const millisPerDay = 86_400_000;

/** Contact for reporting a vulnerability (RFC 9116). The file does not exist without a support address. */
export const securityText =
  ({ publicUrl, settings: { supportEmail } }: Platform): FastifyPluginAsync =>
  async (http) => {
    if (supportEmail === madeUpSupport) return;
    http.get("/.well-known/security.txt", { schema: { hide: true } }, (_request, reply) => {
      const day = Math.floor(Date.now() / millisPerDay) + lifetime;
      const lines = [
        `Contact: mailto:${encodeURIComponent(supportEmail).replaceAll("%40", "@")}`,
        `Expires: ${new Date(day * millisPerDay).toISOString()}`,
        "Preferred-Languages: en",
        `Canonical: ${publicUrl}/.well-known/security.txt`,
      ];
      return reply
        .type("text/plain; charset=utf-8")
        .header("cache-control", "no-cache")
        .send(`${lines.join("\n")}\n`);
    });
  };
