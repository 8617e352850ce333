import { ownContent } from "../../content/content.ts";
import { inTransaction } from "../../platform/data/database.ts";
import { DomainError, parse } from "../../platform/errors.ts";
import { digest, newSecret } from "../../platform/identity/secret.ts";
import { anonymous, signedIn, type Viewer, viewerAgain } from "../../platform/identity/viewer.ts";
import type { Platform } from "../../platform/platform.ts";
import { parseFilter } from "../attempts/filter.ts";
import { ExportRequest } from "./export.rules.ts";
import { type Export, exportAttempts } from "./export.ts";

/** A download address for an export, valid once, for five minutes, while the viewer's session or token lasts. */
export async function exportLink(platform: Platform, viewer: Viewer, id: string, input: unknown): Promise<string> {
  const form = parse(ExportRequest, input);
  const filter = parseFilter(input);
  const { id: contentId } = await ownContent(platform, viewer, id);
  const { id: userId } = signedIn(viewer);
  const { sessionId, tokenId } = viewer;
  const secret = newSecret();
  const request = JSON.stringify({ ...filter, ...form });
  await inTransaction(platform.db, async (tx) => {
    await tx.$executeRaw`DELETE FROM export_links WHERE user_id = ${userId} AND expires_at <= now()`;
    await tx.$executeRaw`
      INSERT INTO export_links (secret, user_id, session_id, token_id, quiz_id, request, expires_at)
      VALUES (${digest(secret)}, ${userId}, ${sessionId}, ${tokenId}, ${contentId}, ${request}::jsonb,
              now() + interval '5 minutes')`;
  });
  return `/api/exports/${secret}`;
}

/** The export behind such an address. NOT_FOUND if it was used, expired, or its session or token has ended. */
export async function linkedExport(platform: Platform, secret: string, address: string): Promise<Export> {
  const [link] = await platform.db.$queryRaw<Link[]>`
    DELETE FROM export_links WHERE secret = ${digest(secret)} AND expires_at > now()
    RETURNING user_id AS "userId", session_id AS "sessionId", token_id AS "tokenId", quiz_id AS "contentId", request`;
  if (!link) throw expired();
  const { userId, sessionId, tokenId, contentId, request } = link;
  const before: Viewer = {
    ...anonymous(address),
    user: { id: userId, isAdmin: false, timeZone: null },
    sessionId,
    tokenId,
  };
  const viewer = await viewerAgain(platform, before).catch((error) => {
    throw error instanceof DomainError ? expired() : error;
  });
  return exportAttempts(platform, viewer, contentId, request);
}

interface Link {
  userId: string;
  sessionId: string | null;
  tokenId: string | null;
  contentId: string;
  request: unknown;
}

const expired = () => new DomainError("NOT_FOUND", "This download link was used already, or has expired");
