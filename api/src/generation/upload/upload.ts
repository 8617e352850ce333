import { createHmac, hkdfSync, randomUUID } from "node:crypto";
import pLimit from "p-limit";
import type { Transaction } from "../../platform/data/database.ts";
import { DomainError, invalid, notFound } from "../../platform/errors.ts";
import { viewerAgain } from "../../platform/identity/authentication.ts";
import { isSameSecret } from "../../platform/identity/secret.ts";
import { anonymous, requireForAll, signedIn, type Viewer } from "../../platform/identity/viewer.ts";
import { perPlatform } from "../../platform/per-platform.ts";
import type { Platform } from "../../platform/platform.ts";
import { soon } from "../../platform/work/byte-budget.ts";
import { receiving } from "../../platform/work/receiving.ts";
import { documentTypes, uploads } from "../generation.rules.ts";
import { damagedFile } from "../source/document/trouble.ts";

const openFiles = 20;
const concurrentUploads = 3;
/** Whole files are copied on their way to the database, so only a few at once. */
const storedAtOnce = 2;

// Rows carry megabytes, which the driver takes as they are.
const statements = {
  store: `INSERT INTO uploads (id, user_id, file_name, bytes) SELECT $1, id, $3, $4 FROM users WHERE id = $2
    ON CONFLICT DO NOTHING`,
  makeRoom: `UPDATE uploads SET bytes = '' WHERE octet_length(bytes) > 0 AND user_id = $1 AND id NOT IN (
    SELECT id FROM uploads WHERE user_id = $1 AND octet_length(bytes) > 0 ORDER BY created_at DESC LIMIT $2)`,
  find: "SELECT bytes FROM uploads WHERE user_id = $1 AND id = $2 AND octet_length(bytes) > 0",
  linkTime: "SELECT trunc(extract(epoch FROM now() + $1::interval) * 1000)::text AS expires",
  stateOfLink: `SELECT to_timestamp($2::float8 / 1000) < now() AS "isOver",
    EXISTS (SELECT FROM uploads WHERE id = $1) AS "isUsed"`,
  purge: "DELETE FROM uploads WHERE created_at < now() - interval '24 hours'",
};

const pathOf = (id: string) => `/api/pdfs/objects/${id}`;
const idIn = (pdfPath: string) => /\/api\/pdfs\/objects\/([0-9a-f-]{36})$/.exec(pdfPath)?.[1] ?? "";

export interface UploadLink {
  id: string;
  user: string;
  session: string;
  token: string;
  expires: string;
  signature: string;
}

export const admitUpload = ({ limits }: Platform, viewer: Viewer) =>
  limits.take("upload", requireForAll(viewer, "content:write").id);

/** A link that accepts one file for the viewer, from anyone, while the viewer's session or token lasts. */
export async function createUploadLink(platform: Platform, viewer: Viewer, life = "15 minutes"): Promise<string> {
  await admitUpload(platform, viewer);
  const { id: user } = signedIn(viewer);
  const id = randomUUID();
  const { rows } = await platform.sql.query<{ expires: string }>(statements.linkTime, [life]);
  const expires = rows[0]?.expires ?? "";
  const signed = { user, session: viewer.sessionId ?? "", token: viewer.tokenId ?? "", expires };
  const query = new URLSearchParams({ ...signed, signature: sign(platform, { id, ...signed }) });
  return `${platform.publicUrl}${pathOf(id)}?${query}`;
}

export async function checkUploadLink(platform: Platform, link: UploadLink) {
  if (!isSameSecret(sign(platform, link), link.signature))
    throw new DomainError("FORBIDDEN", "This upload link is not valid");
  const { rows } = await platform.sql.query<LinkState>(statements.stateOfLink, [link.id, link.expires]);
  if (rows[0]?.isOver) throw new DomainError("FORBIDDEN", "This upload link has expired");
  const { user, session, token } = link;
  const before = { ...anonymous(""), user: { id: user, isAdmin: false, timeZone: null } };
  await viewerAgain(platform, { ...before, sessionId: session || null, tokenId: token || null });
  if (rows[0]?.isUsed) throw linkUsed();
}

interface LinkState {
  isOver: boolean;
  isUsed: boolean;
}

const linkUsed = () => new DomainError("CONFLICT", "This upload link has been used already");

const signingKey = perPlatform(({ tokenKey }) => Buffer.from(hkdfSync("sha256", tokenKey, "", "upload links", 32)));

const sign = (platform: Platform, { id, user, session, token, expires }: Omit<UploadLink, "signature">) =>
  createHmac("sha256", signingKey(platform))
    .update(`PUT ${id} ${user} ${session} ${token} ${expires} ${uploads.maxBytes}`)
    .digest("base64url");

/** Name and type of a file, as its sender declares them. */
interface Declared {
  name: string | null;
  type: string;
}

export const pdfFile: Declared = { name: null, type: "application/pdf" };

/** Types with which a link accepts a file. */
export const uploadTypes: readonly string[] = [pdfFile.type, ...Object.values(documentTypes).flat()];

export const uploadToLink = (platform: Platform, { id, user }: UploadLink, type: string, file: AsyncIterable<Buffer>) =>
  store(platform, id, user, { name: null, type }, file);

export async function uploadPdf(platform: Platform, viewer: Viewer, declared: Declared, file: AsyncIterable<Buffer>) {
  const id = randomUUID();
  await store(platform, id, signedIn(viewer).id, declared, file);
  return pathOf(id);
}

export const isPdf = (bytes: Buffer) => bytes.subarray(0, 1024).includes("%PDF-");

const textTypes: readonly string[] = [...documentTypes.md, ...documentTypes.vtt, ...documentTypes.srt];

/** Whether a file can be read, by its bytes. A file that is declared as PDF must be one. */
async function isReadable(bytes: Buffer, { name, type }: Declared): Promise<boolean> {
  if (isPdf(bytes) || type === pdfFile.type) return isPdf(bytes);
  const { isText, kindOf } = await import("../source/document/kind.ts");
  if (kindOf(bytes) !== null) return true;
  return (textTypes.includes(type) || /\.(?:md|vtt|srt)$/i.test(name ?? "")) && isText(bytes);
}

async function refusalOf(bytes: Buffer, { type }: Declared): Promise<DomainError> {
  const { isBrokenArchive } = await import("../source/document/kind.ts");
  const isDocument = type !== pdfFile.type && uploadTypes.includes(type);
  return isDocument && isBrokenArchive(bytes)
    ? new DomainError("UNSUPPORTED_MEDIA_TYPE", `Damaged file: ${damagedFile}`)
    : notPdf();
}

const underWay = perPlatform(() => ({ users: new Map<string, number>(), storing: pLimit(storedAtOnce) }));

async function store(platform: Platform, id: string, user: string, declared: Declared, file: AsyncIterable<Buffer>) {
  const state = underWay(platform);
  const others = state.users.get(user) ?? 0;
  if (others >= concurrentUploads)
    throw new DomainError("RATE_LIMITED", "Please wait until your other uploads are done", { retryAfter: soon });
  state.users.set(user, others + 1);
  try {
    await receiving(platform)(user, file, refusals, (chunks) =>
      state.storing(async () => {
        const bytes = Buffer.concat(chunks);
        if (!(await isReadable(bytes, declared))) throw await refusalOf(bytes, declared);
        const name = declared.name?.slice(0, 255) ?? null;
        const { rowCount } = await platform.sql.query(statements.store, [id, user, name, bytes]);
        if (!rowCount) throw linkUsed();
      }),
    );
    await platform.sql.query(statements.makeRoom, [user, openFiles]);
  } finally {
    const count = (state.users.get(user) ?? 1) - 1;
    if (count > 0) state.users.set(user, count);
    else state.users.delete(user);
  }
}

const cutShort = () => invalid("pdf", "The upload was cut short. Please try again.");

export const tooLarge = () => new DomainError("PAYLOAD_TOO_LARGE", uploads.tooLarge);
const refusals = { maxBytes: uploads.maxBytes, tooLarge, cutShort };
export const notPdf = () => new DomainError("UNSUPPORTED_MEDIA_TYPE", uploads.notPdf);

export async function uploadedPdf({ sql }: Platform, viewer: Viewer, pdfPath: string): Promise<Buffer> {
  const { rows } = await sql.query<{ bytes: Buffer }>(statements.find, [signedIn(viewer).id, idIn(pdfPath)]);
  if (!rows[0]) throw notFound("Uploaded PDF");
  return rows[0].bytes;
}

/** Empties a used upload. The row stays for a day, so that its link cannot be used again. */
export const discardUpload = (tx: Transaction, viewer: Viewer, pdfPath: string) =>
  tx.$executeRaw`UPDATE uploads SET bytes = '' WHERE user_id = ${signedIn(viewer).id} AND id = ${idIn(pdfPath)}`;

interface Places {
  pdfPath?: string | null | undefined;
  more?: readonly Places[] | undefined;
}

/** Empties the uploads of an order whose sources were read. */
export async function discardUploads(tx: Transaction, viewer: Viewer, { pdfPath, more = [] }: Places): Promise<void> {
  if (pdfPath) await discardUpload(tx, viewer, pdfPath);
  for (const place of more) await discardUploads(tx, viewer, place);
}

export async function purgeUploads({ sql }: Platform) {
  await sql.query(statements.purge);
}
