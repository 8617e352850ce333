import type { FastifyPluginAsync, FastifyReply } from "fastify";
import type { Mail } from "../../generated/prisma/client.ts";
import { DomainError, notFound } from "../errors.ts";
import { digest, newSecret } from "../identity/secret.ts";
import { perPlatform } from "../per-platform.ts";
import type { Platform } from "../platform.ts";
import { escaped } from "../shared/html.shared.ts";

const thisMachine = /^(localhost|127\.0\.0\.1|\[?::1\]?)$/;
/** Headers that proxies add to a request, which may then come from anywhere. */
const forwarding = /^(via|forwarded|x-(forwarded|original|real|client|cluster)-.+|(true-client|cf-connecting)-ip)$/;

/** Printed at the start, for the person who started this process. */
const tokenOf = perPlatform(newSecret);

/** The path of the page with unsent mails, including its token; null if this page is not available. */
export function devMailPath(platform: Platform): string | null {
  const { production, smtpUrl, host, trustProxy } = platform.settings;
  const isLocal = [host, new URL(platform.publicUrl).hostname].every((name) => thisMachine.test(name));
  if (production || smtpUrl !== null || trustProxy > 0 || !isLocal) return null;
  return `/dev/mail?token=${tokenOf(platform)}`;
}

/**
 * Shows unsent mails, which grant access to accounts. The token keeps out other users of the machine, and proxied
 * requests.
 */
export const devMail =
  (platform: Platform): FastifyPluginAsync =>
  async (http) => {
    if (devMailPath(platform) === null) return;
    const { db } = platform;
    const schema = { hide: true };
    const token = tokenOf(platform);
    http.addHook("onRequest", async ({ hostname, headers, query }, reply) => {
      if (!thisMachine.test(hostname) || Object.keys(headers).some((name) => forwarding.test(name))) {
        throw notFound("Page");
      }
      const secret = (query as { token?: unknown }).token;
      if (digest(String(secret)) !== digest(token)) {
        throw new DomainError("FORBIDDEN", "Open the address that the start printed: it ends in a token");
      }
      reply.header("referrer-policy", "no-referrer");
    });

    http.get("/dev/mail", { schema }, async (_request, reply) => {
      const mails = await db.mail.findMany({
        select: { id: true, recipient: true, subject: true, createdAt: true, state: true },
        orderBy: { createdAt: "desc" },
        take: 100,
      });
      return page(reply, "Mail", list(mails, token));
    });

    http.get<{ Params: { id: string } }>("/dev/mail/:id", { schema }, async (request, reply) =>
      page(reply, "Mail", mailHtml(await find(request.params.id), token)),
    );

    http.get<{ Params: { id: string } }>("/dev/mail/:id/html", { schema }, async (request, reply) => {
      const { html } = await find(request.params.id);
      return reply
        .removeHeader("x-frame-options")
        .header(
          "content-security-policy",
          "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'; sandbox allow-popups allow-popups-to-escape-sandbox",
        )
        .type("text/html")
        .send(html.replace("<head>", '<head><base target="_blank">'));
    });

    async function find(id: string): Promise<Mail> {
      const mail = await db.mail.findUnique({ where: { id } });
      if (!mail) throw notFound("Mail");
      return mail;
    }
  };

type Listed = Pick<Mail, "id" | "recipient" | "subject" | "createdAt" | "state">;

const list = (mails: Listed[], token: string) =>
  mails.length === 0
    ? "<p>No mail yet.</p>"
    : `<ul>${mails
        .map(
          ({ id, recipient, subject, createdAt, state }) =>
            `<li><a href="/dev/mail/${id}?token=${token}"><b>${escaped(recipient)}</b> ${escaped(subject)}</a> <small>${createdAt.toISOString()}, ${state}</small></li>`,
        )
        .join("")}</ul>`;

const mailHtml = ({ id, recipient, subject, text }: Mail, token: string) =>
  `<p><a href="/dev/mail?token=${token}">All mails</a></p>
<h1>${escaped(subject)}</h1>
<p>To ${escaped(recipient)}</p>
<iframe src="/dev/mail/${id}/html?token=${token}" sandbox="allow-popups allow-popups-to-escape-sandbox" title="The mail"></iframe>
<pre>${escaped(text)}</pre>`;

const page = (reply: FastifyReply, title: string, body: string) =>
  reply
    .header("cache-control", "no-store")
    .type("text/html")
    .send(`<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<title>${title} · Assay</title>
<style>
body{max-width:60rem;margin:2rem auto;padding:0 1rem;font:1rem/1.5 system-ui;overflow-wrap:anywhere}
ul{padding:0;list-style:none}
li{padding:.6rem 0;border-bottom:1px solid #8886}
iframe{width:100%;height:44rem;border:1px solid #8886}
pre{white-space:pre-wrap}
</style>
${body}
</html>`);
