/** Re-encodes an image, which drops invisible data such as the place where it was taken. */
import sharp from "sharp";
import type { ShrinkReply, Shrunk } from "./shrink.ts";

const longestSide = 1600;
const mostPixels = 64_000_000;
const types: Partial<Record<string, string>> = {
  jpeg: "VipsForeignLoadJpegBuffer",
  png: "VipsForeignLoadPngBuffer",
  webp: "VipsForeignLoadWebpBuffer",
  gif: "VipsForeignLoadNsgifBuffer",
  heif: "VipsForeignLoadHeifBuffer",
};

sharp.cache(false);
sharp.concurrency(1);
sharp.block({ operation: ["VipsForeignLoad"] });
sharp.unblock({ operation: Object.values(types).filter((name) => name !== undefined) });

process.once("message", async (bytes: Uint8Array) => {
  process.send?.(await shrunk(bytes).catch((): ShrinkReply => ({ refusal: "unreadable" })));
});
// The process that waits for the answer has ended.
process.once("disconnect", () => process.exit());
process.send?.("ready");

async function shrunk(bytes: Uint8Array): Promise<ShrinkReply> {
  const { format, width, height } = await sharp(bytes, { limitInputPixels: false }).metadata();
  if (!format || !(format in types)) return { refusal: "unreadable" };
  if (width * height > mostPixels) return { refusal: "large" };
  // Only the first frame of an animation.
  const { data, info } = await sharp(bytes, { limitInputPixels: mostPixels, failOn: "error", pages: 1 })
    .autoOrient()
    .resize({ width: longestSide, height: longestSide, fit: "inside", withoutEnlargement: true })
    .webp({ quality: 85, smartSubsample: true })
    .toBuffer({ resolveWithObject: true });
  const shrunkImage: Shrunk = { bytes: data, width: info.width, height: info.height };
  return shrunkImage;
}
