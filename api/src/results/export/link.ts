import { ownDataFile } from "../../account/profile/data.ts";
import { ownContent } from "../../content/own.ts";
import { requirePeople } from "../../invitation/invitation.policy.ts";
import { exportLinks, LinksRequest } from "../../invitation/links.ts";
import { inTransaction } from "../../platform/data/database.ts";
import { DomainError, parse } from "../../platform/errors.ts";
import { hourly } from "../../platform/hourly.ts";
import { viewerAgain } from "../../platform/identity/authentication.ts";
import { digest, newSecret } from "../../platform/identity/secret.ts";
import { anonymous, inPerson, signedIn, type Viewer } from "../../platform/identity/viewer.ts";
import type { Platform } from "../../platform/platform.ts";
import type { Download } from "../../platform/rest/file.ts";
import { parseFilter, requireWholeBlocks } from "../attempts/filter.ts";
import { ExportRequest } from "./export.rules.ts";
import { exportAttempts } from "./export.ts";

/** A download link for everything stored about the viewer, with the same conditions as below. */
export async function ownDataLink(platform: Platform, viewer: Viewer): Promise<string> {
  inPerson(viewer);
  return newLink(platform, viewer, null, {});
}

/** A download link for an export. It works once, for five minutes, while the viewer's session or token is valid. */
export async function exportLink(platform: Platform, viewer: Viewer, id: string, input: unknown): Promise<string> {
  const form = parse(ExportRequest, input);
  const filter = parseFilter(viewer, input);
  const { id: contentId } = await ownContent(platform, viewer, "results:read", id);
  if (filter) await requireWholeBlocks(platform, contentId, filter);
  return newLink(platform, viewer, contentId, { ...filter, ...form });
}

/** The same for the personal links of everyone invited to an item. */
export async function invitationLinksLink(
  platform: Platform,
  viewer: Viewer,
  id: string,
  input: unknown,
): Promise<string> {
  const { format } = parse(LinksRequest, input);
  const { id: contentId } = await ownContent(platform, viewer, "content:write", id);
  requirePeople(viewer);
  return newLink(platform, viewer, contentId, { personalLinks: true, format });
}

export function forgetLinks(platform: Platform) {
  hourly(
    platform,
    "Old download addresses could not be deleted",
    () => platform.db.$executeRaw`DELETE FROM export_links WHERE expires_at <= now()`,
  );
}

async function newLink(platform: Platform, viewer: Viewer, contentId: string | null, asked: object): Promise<string> {
  const { id: userId } = signedIn(viewer);
  const { sessionId, tokenId } = viewer;
  const secret = newSecret();
  const request = JSON.stringify(asked);
  await inTransaction(platform.db, async (tx) => {
    await tx.$executeRaw`
      INSERT INTO export_links (secret, user_id, session_id, token_id, quiz_id, request, expires_at)
      VALUES (${digest(secret)}, ${userId}, ${sessionId}, ${tokenId}, ${contentId}, ${request}::jsonb,
              now() + interval '5 minutes')`;
  });
  return `/api/exports/${secret}`;
}

/**
 * The export behind such a link. Throws NOT_FOUND if it was used or has expired, or if its session or token has ended.
 */
export async function linkedExport(platform: Platform, secret: string, address: string | null): Promise<Download> {
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
  if (contentId === null) return ownDataFile(platform, viewer);
  const { personalLinks, ...asked } = request;
  if (personalLinks) return exportLinks(platform, viewer, contentId, asked);
  return exportAttempts(platform, viewer, contentId, asked);
}

interface Link {
  userId: string;
  sessionId: string | null;
  tokenId: string | null;
  contentId: string | null;
  request: Record<string, unknown>;
}

const expired = () => new DomainError("NOT_FOUND", "This download link was used already, or has expired");
