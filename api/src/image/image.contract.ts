import { z } from "zod";
import { ofAccount, promised } from "../platform/rest/operation.ts";
import { images } from "./upload.shared.ts";

const UploadedImage = z
  .object({
    url: z.string().meta({
      description: "Path to use in rich text, as in `![description](/images/….webp)`.",
      example: `/images/${"5e".repeat(32)}.webp`,
    }),
    width: z.int().meta({ description: "Width in pixels.", example: 1600 }),
    height: z.int().meta({ description: "Height in pixels.", example: 1067 }),
  })
  .meta({
    id: "UploadedImage",
    description: "An image as participants see it: WebP, at most 1600 pixels wide and high.",
  });

export const uploadImage = promised({
  ...ofAccount("Images", "content:write"),
  operationId: "uploadImage",
  summary: "Upload an image for rich text",
  description:
    "JPEG, PNG, WebP, GIF or AVIF, as the form field `image` or as the body itself. The image is encoded again, without camera metadata. Only the first frame of an animation is kept. An image that no item shows is deleted after a day.",
  body: z.object({ image: z.string().meta({ override: { type: "string", contentMediaType: "image/png" } }) }),
  bodyType: "multipart/form-data",
  answers: { 201: { description: "The image, with the path to use in a text.", body: UploadedImage } },
  refusals: ["RATE_LIMITED", "CONFLICT"],
  says: { PAYLOAD_TOO_LARGE: images.tooLarge, UNSUPPORTED_MEDIA_TYPE: images.unreadable, CONFLICT: images.full },
});
