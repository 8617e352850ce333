import { createHash } from "node:crypto";
import { DomainError, invalid, notFound } from "../platform/errors.ts";
import { requireForAll, signedIn, type Viewer } from "../platform/identity/viewer.ts";
import { perPlatform } from "../platform/per-platform.ts";
import type { Platform } from "../platform/platform.ts";
import { fairQueue } from "../platform/work/fair-queue.ts";
import { receiving } from "../platform/work/receiving.ts";
import { type ImageSize, imageAddress } from "./image.shared.ts";
import { shrunk } from "./shrink.ts";
import { images } from "./upload.shared.ts";

const statements = {
  store: `WITH stored AS (
      INSERT INTO images (hash, bytes, width, height) SELECT $2, $3, $4, $5
       WHERE $7 >= $6 + (SELECT coalesce(sum(size), 0) FROM image_owners WHERE user_id = $1 AND hash <> $2)
      ON CONFLICT (hash) DO UPDATE SET seen_at = now() RETURNING hash)
    INSERT INTO image_owners (user_id, hash, size) SELECT $1, hash, $6 FROM stored
    ON CONFLICT (user_id, hash) DO UPDATE SET size = excluded.size`,
  find: "SELECT bytes FROM images WHERE hash = $1",
  // A copy of an item may show images of another account.
  own: `SELECT bytes FROM images i WHERE hash = $2
    AND (EXISTS (SELECT FROM image_owners o WHERE o.user_id = $1 AND o.hash = i.hash)
      OR EXISTS (SELECT FROM quiz_revisions r JOIN quizzes q ON q.id = r.quiz_id
                  WHERE r.image_hashes @> ARRAY[i.hash] AND q.user_id = $1 AND q.deleted_at IS NULL))`,
  touch: "UPDATE images SET seen_at = now() WHERE hash = ANY($1) RETURNING hash, width, height",
  clear: `DELETE FROM images i WHERE seen_at < now() - interval '24 hours'
    AND NOT EXISTS (SELECT FROM quiz_revisions r WHERE r.image_hashes @> ARRAY[i.hash])
    AND NOT EXISTS (SELECT FROM quiz_translations t WHERE t.image_hashes @> ARRAY[i.hash])
    AND NOT EXISTS (SELECT FROM question_translations t WHERE t.image_hashes @> ARRAY[i.hash])`,
};

export interface UploadedImage extends ImageSize {
  url: string;
}

const busy = "Many images are being sent right now. Please try again in a moment.";
/** Uploads of one account wait for each other. Waiting uploads are not read yet, which allows many at once. */
const inTurn = perPlatform(() =>
  fairQueue({ atOnce: Number.POSITIVE_INFINITY, eachAtOnce: 2, each: 20, all: 1000, busy, retryAfter: 10 }),
);

export const admitImage = ({ limits }: Platform, viewer: Viewer) =>
  limits.take("image", requireForAll(viewer, "content:write").id);

/** Stores an image in the form that pages show. The same image is stored once, even for several accounts. */
export async function uploadImage(
  platform: Platform,
  viewer: Viewer,
  file: AsyncIterable<Buffer>,
): Promise<UploadedImage> {
  const { id: userId } = signedIn(viewer);
  return inTurn(platform)(userId, () =>
    receiving(platform)(userId, file, refusals, async (chunks) => {
      if (chunks.length === 0) throw unreadable();
      const { bytes, width, height } = await shrunk(platform, userId, Buffer.concat(chunks));
      const hash = createHash("sha256").update(bytes).digest("hex");
      const values = [userId, hash, Buffer.from(bytes), width, height, bytes.length, images.quotaBytes];
      const { rowCount } = await platform.sql.query(statements.store, values);
      if (!rowCount) throw new DomainError("CONFLICT", images.full);
      return { url: imageAddress(hash), width, height };
    }),
  );
}

export const tooLarge = () => new DomainError("PAYLOAD_TOO_LARGE", images.tooLarge);
const cutShort = () => invalid("image", "The upload was cut short. Please try again.");
const refusals = { maxBytes: images.maxBytes, tooLarge, cutShort };
const unreadable = () => new DomainError("UNSUPPORTED_MEDIA_TYPE", images.unreadable);

export async function storedImage({ sql }: Platform, hash: string): Promise<Buffer | null> {
  const { rows } = await sql.query<{ bytes: Buffer }>(statements.find, [hash]);
  return rows[0]?.bytes ?? null;
}

/** An image that the viewer uploaded or shows in an item. Throws NOT_FOUND. */
export async function ownImage({ sql }: Platform, viewer: Viewer, hash: string): Promise<Buffer> {
  const { rows } = await sql.query<{ bytes: Buffer }>(statements.own, [signedIn(viewer).id, hash]);
  if (!rows[0]) throw notFound("Image");
  return rows[0].bytes;
}

/** The sizes of images that are about to be shown. Keeps them for another 24 hours. */
export async function touchedSizes({ sql }: Platform, hashes: readonly string[]): Promise<Map<string, ImageSize>> {
  if (hashes.length === 0) return new Map();
  const { rows } = await sql.query<ImageSize & { hash: string }>(statements.touch, [hashes]);
  return new Map(rows.map(({ hash, width, height }) => [hash, { width, height }]));
}

export async function clearImages({ sql }: Platform): Promise<void> {
  await sql.query(statements.clear);
}
