import { randomBytes } from "node:crypto";
import { accessMadeMail } from "../account/letters.ts";
import { holdAccess } from "../account/session.ts";
import { requireOwn } from "../content/content.policy.ts";
import { ownContent, ownToChange } from "../content/content.ts";
import { kindOf } from "../content/kind.ts";
import type { Content, Webhook } from "../generated/prisma/client.ts";
import { DomainError, invalid, notFound, parse } from "../platform/errors.ts";
import { toChange } from "../platform/identity/policy.ts";
import { signedIn, type Viewer } from "../platform/identity/viewer.ts";
import { postMail } from "../platform/mail/mail.ts";
import type { Platform } from "../platform/platform.ts";
import { intentionOf, once } from "../platform/work/idempotency.ts";
import { type Answer, agentsOf, send } from "./send.ts";
import { maxWebhooks, NewWebhook } from "./webhook.rules.ts";

const newSecret = () => `whsec_${randomBytes(32).toString("base64")}`;

export async function listWebhooks(platform: Platform, viewer: Viewer, contentId: string): Promise<Webhook[]> {
  const { id } = await ownContent(platform, viewer, contentId);
  return platform.db.webhook.findMany({ where: { contentId: id }, orderBy: { id: "asc" } });
}

export async function ownWebhook(
  { db }: Platform,
  viewer: Viewer,
  id: string,
): Promise<Webhook & { content: Content }> {
  const webhook = await db.webhook.findUnique({ where: { id }, include: { content: true } });
  const content = requireOwn(viewer, webhook?.content, "Webhook");
  return { ...(webhook as Webhook), content };
}

const webhookToChange = toChange(ownWebhook);

export async function createWebhook(
  platform: Platform,
  viewer: Viewer,
  contentId: string,
  input: unknown,
  key?: unknown,
): Promise<Webhook> {
  const content = await ownToChange(platform, viewer, contentId);
  const intention = intentionOf(viewer, key, "webhook", contentId, input);
  const url = new URL(parse(NewWebhook, input).url);
  if (!agentsOf(platform, url))
    throw invalid(
      "url",
      "Please enter a public address that begins with https:// (nothing is sent to private networks)",
    );
  return once(platform, intention, {
    prepare: async () => {
      await platform.limits.take("newAccess", signedIn(viewer).id);
      return async (tx, announce) => {
        // Serializes per item, so that the limit holds; answers are still stored.
        await tx.$queryRaw`SELECT id FROM quizzes WHERE id = ${content.id} FOR NO KEY UPDATE`;
        await holdAccess(tx, viewer);
        if ((await tx.webhook.count({ where: { contentId: content.id } })) >= maxWebhooks)
          throw new DomainError("CONFLICT", `There are ${maxWebhooks} webhooks already. Delete one first.`);
        await announce("content", [content.id]);
        const owner = await tx.user.findUniqueOrThrow({ where: { id: signedIn(viewer).id } });
        const path = `/results/${content.id}/webhooks`;
        await postMail(platform, tx, accessMadeMail(platform, owner, "webhook-made", url.host, path));
        return tx.webhook.create({ data: { contentId: content.id, url: url.href, secret: newSecret() } });
      };
    },
    ...asItIs(platform),
  });
}

/** An idempotency key keeps only the id, because the owner can read the secret anyway. */
const asItIs = ({ db }: Platform) => ({
  note: ({ id }: Webhook) => ({ id }),
  async recall({ id }: Pick<Webhook, "id">) {
    const webhook = await db.webhook.findUnique({ where: { id } });
    if (!webhook) throw notFound("Webhook");
    return webhook;
  },
});

/** Replaces the secret; messages are signed with the old one as well for a day. */
export async function rotateSecret(platform: Platform, viewer: Viewer, id: string, key?: unknown): Promise<Webhook> {
  await webhookToChange(platform, viewer, id);
  return once(platform, intentionOf(viewer, key, "webhook secret", id), {
    prepare: async () => async (tx) => {
      await tx.$executeRaw`
        UPDATE webhooks SET secret = ${newSecret()}, former_secret = secret, former_until = now() + interval '24 hours'
         WHERE id = ${id}`;
      const webhook = await tx.webhook.findUnique({ where: { id } });
      if (!webhook) throw notFound("Webhook");
      return webhook;
    },
    ...asItIs(platform),
  });
}

export async function deleteWebhook(platform: Platform, viewer: Viewer, id: string, key?: unknown): Promise<Content> {
  return once(platform, intentionOf(viewer, key, "delete webhook", id), {
    async prepare() {
      const { content } = await webhookToChange(platform, viewer, id);
      return async (tx, announce) => {
        await tx.webhook.deleteMany({ where: { id } });
        await announce("content", [content.id]);
        return content;
      };
    },
    note: ({ id }) => ({ id }),
    recall: ({ id }) => ownContent(platform, viewer, id),
  });
}

export async function testWebhook(platform: Platform, viewer: Viewer, id: string): Promise<Answer> {
  const { content, ...webhook } = await webhookToChange(platform, viewer, id);
  await platform.limits.take("webhookCall", viewer.user?.id ?? "");
  const now = new Date();
  const data = { contentId: content.id, kind: kindOf(content) };
  const body = JSON.stringify({ type: "webhook.test", timestamp: now, data });
  return send(platform, webhook, { id: `test_${now.getTime()}`, body });
}
