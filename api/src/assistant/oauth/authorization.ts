import { z } from "zod";
import { accessMadeMail } from "../../account/letters.ts";
import { logged } from "../../account/log/log.ts";
import { holdAccess } from "../../account/session.ts";
import { maxTokens } from "../../account/token/access-token.shared.ts";
import { holdUser } from "../../account/user.ts";
import { DomainError, invalid, parse } from "../../platform/errors.ts";
import { type Scope, scopes, withReading } from "../../platform/identity/scopes.shared.ts";
import { digest, newSecret, signatureOf } from "../../platform/identity/secret.ts";
import { inPerson, type Viewer } from "../../platform/identity/viewer.ts";
import { postMail } from "../../platform/mail/mail.ts";
import type { Platform } from "../../platform/platform.ts";
import { shapes } from "../../platform/shape/shape.rules.ts";
import { intentionOf, once } from "../../platform/work/idempotency.ts";
import { answerAt } from "./redirect-uri.ts";
import { readRequest } from "./request.ts";

/** A client's request as shown to its user. */
export interface Consent {
  /** Null for an unknown client; so is `returnsTo`. */
  clientName: string | null;
  clientHost: string | null;
  /** Scheme and host, such as https://claude.ai or http://localhost:3118. */
  returnsTo: string | null;
  scopes: readonly Scope[];
  /** The reason why it cannot be allowed. */
  flaw: string | null;
}

/** Seconds. Clients fetch their token at once. */
const codeLifetime = 60;

export async function consentOf(platform: Platform, viewer: Viewer, query: unknown): Promise<Consent> {
  const { id } = inPerson(viewer);
  try {
    const { client, redirectUri, scopes, flaw } = await readRequest(platform, id, query);
    const { protocol, host } = new URL(redirectUri);
    const returnsTo = /^https?:$/.test(protocol) ? `${protocol}//${host}` : protocol;
    return { clientName: client.name, clientHost: client.host, returnsTo, scopes, flaw: flaw?.message ?? null };
  } catch (error) {
    if (!(error instanceof DomainError) || error.code !== "VALIDATION_FAILED") throw error;
    return { clientName: null, clientHost: null, returnsTo: null, scopes: [], flaw: error.message };
  }
}

export const Decision = z.object({
  query: z.unknown(),
  scopes: z
    .array(z.enum(scopes).register(shapes, { name: "AccessScope" }))
    .max(scopes.length)
    .nullish()
    .meta({ description: "Scopes to allow, out of those requested; without any, the request is refused." }),
});

/** Returns the URL that carries the answer to the client: a code for the scopes, or a refusal without any. */
export async function decide(platform: Platform, viewer: Viewer, input: unknown, key?: unknown): Promise<string> {
  const { id: userId } = inPerson(viewer);
  const intention = intentionOf(viewer, key, "authorization", input);
  const decision = parse(Decision, input);
  const {
    client,
    redirectUri,
    state,
    challenge,
    flaw,
    scopes: asked,
  } = await readRequest(platform, userId, decision.query);
  const answer = (said: Record<string, string>) =>
    answerAt(redirectUri, { error: null, ...said, state, iss: platform.publicUrl });
  if (flaw) return answer({ error: flaw.error, error_description: flaw.message });
  const granted = withReading(decision.scopes ?? []);
  if (granted.length === 0) return answer({ error: "access_denied", error_description: "The user did not allow it" });
  if (!granted.every((scope) => asked.includes(scope)))
    throw invalid("scopes", "Allow no more than the application asks for");
  const { seed } = await once(platform, intention, {
    prepare: async () => {
      await platform.limits.take("newAccess", userId);
      return async (tx) => {
        const user = await holdUser(tx, userId);
        await holdAccess(tx, viewer);
        const [row] = await tx.$queryRaw<{ tokens: number }[]>`
          SELECT ((SELECT count(*) FROM access_tokens WHERE user_id = ${userId}) +
                  (SELECT count(*) FROM authorization_codes
                    WHERE user_id = ${userId} AND token_id IS NULL AND expires_at > now()))::int AS tokens`;
        if (!row || row.tokens >= maxTokens)
          throw new DomainError("CONFLICT", `You have ${maxTokens} tokens already. Revoke one first.`);
        const seed = newSecret();
        await postMail(platform, tx, accessMadeMail(platform, user, "token-made", client.name, "/profile"));
        await tx.$executeRaw`
          INSERT INTO authorization_codes (code, user_id, client_id, client_name, redirect_uri, challenge, scopes, expires_at)
          VALUES (${digest(codeFrom(platform, seed))}, ${userId}, ${client.id}, ${client.name}, ${redirectUri}, ${challenge},
                  ${granted}, now() + make_interval(secs => ${codeLifetime}))`;
        await logged(tx, viewer, userId, { action: "token_made", name: client.name });
        return { seed };
      };
    },
    note: ({ seed }) => ({ seed }),
    recall: async ({ seed }) => ({ seed }),
  });
  return answer({ code: codeFrom(platform, seed) });
}

/** Derived rather than stored, so that the same request gets the same code again. */
const codeFrom = (platform: Platform, seed: string) =>
  `assay_code_${signatureOf(platform, `authorization code ${seed}`)}`;
