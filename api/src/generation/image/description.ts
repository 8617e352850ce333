import { ownImage } from "../../image/image.ts";
import { DomainError, parse } from "../../platform/errors.ts";
import { requireForAll, type Viewer } from "../../platform/identity/viewer.ts";
import type { Platform } from "../../platform/platform.ts";
import { partInSlot, type Watching } from "../in-slot.ts";
import type { Progress } from "../progress.ts";
import { hasModel } from "../writing.ts";
import { DescriptionWish } from "./description.rules.ts";

export const describesImages = (platform: Platform): boolean => hasModel(platform) && platform.settings.openaiImages;

interface Asked extends Pick<Watching, "disconnected"> {
  hash: string;
  input: unknown;
}

/**
 * Has the model propose a description of one of the viewer's images, in a slot of a generation. Stores nothing. Throws
 * NOT_FOUND, GENERATION_UNAVAILABLE without a model that reads images, and the errors of `partInSlot`.
 */
export async function describeImage(
  platform: Platform,
  viewer: Viewer,
  { hash, input, disconnected }: Asked,
): Promise<string> {
  const { id: userId } = requireForAll(viewer, "content:write");
  const { language } = parse(DescriptionWish, input);
  const webp = await ownImage(platform, viewer, hash);
  if (!describesImages(platform)) throw new DomainError("GENERATION_UNAVAILABLE", noModel);
  const work = {
    userId,
    kind: null,
    wanted: 1,
    line: "Describing an image",
    async write(_progress: Progress, signal: AbortSignal) {
      // Imported on first use, like the rest of the generator.
      const model = await import("../model/describe.ts");
      const description = await model.describe(platform, { webp, language: language ?? "en" }, signal);
      return async () => description;
    },
  };
  return partInSlot(platform, { disconnected }, work);
}

const noModel = "Describing images needs a language model that sees them.";
