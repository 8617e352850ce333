import type { FastifyPluginAsync, FastifyReply } from "fastify";
import type { Mail } from "../generated/prisma/client.ts";
import { notFound } from "./errors.ts";
import type { Platform } from "./platform.ts";
import { escaped } from "./text.rules.ts";

const thisMachine = /^(localhost|127\.0\.0\.1|\[?::1\]?)$/;

/**
 * The mails nobody sent, for whoever develops. They open accounts: there is no such page in production, and none that
 * anybody but this very machine can see, whatever leads to it.
 */
export const devMail =
  ({ settings, db }: Platform): FastifyPluginAsync =>
  async (http) => {
    if (settings.production || settings.smtpUrl !== null || !thisMachine.test(settings.host)) return;
    const schema = { hide: true };
    http.addHook("onRequest", async ({ hostname }) => {
      if (!thisMachine.test(hostname)) throw notFound("Page");
    });

    http.get("/dev/mail", { schema }, async (_request, reply) => {
      const mails = await db.mail.findMany({ orderBy: { createdAt: "desc" }, take: 100 });
      return page(reply, "Mail", list(mails));
    });

    http.get<{ Params: { id: string } }>("/dev/mail/:id", { schema }, async (request, reply) =>
      page(reply, "Mail", shown(await find(request.params.id))),
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

const list = (mails: Mail[]) =>
  mails.length === 0
    ? "<p>No mail yet.</p>"
    : `<ul>${mails
        .map(
          ({ id, recipient, subject, createdAt, state }) =>
            `<li><a href="/dev/mail/${id}"><b>${escaped(recipient)}</b> ${escaped(subject)}</a> <small>${createdAt.toISOString()}, ${state}</small></li>`,
        )
        .join("")}</ul>`;

const shown = ({ id, recipient, subject, text }: Mail) =>
  `<p><a href="/dev/mail">All mails</a></p>
<h1>${escaped(subject)}</h1>
<p>To ${escaped(recipient)}</p>
<iframe src="/dev/mail/${id}/html" sandbox="allow-popups allow-popups-to-escape-sandbox" title="The mail"></iframe>
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
