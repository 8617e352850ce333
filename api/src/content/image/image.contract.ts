import { z } from "zod";
import { promised } from "../../platform/rest/operation.ts";
import { images } from "./upload.shared.ts";

const UploadedImage = z
  .object({
    url: z.string().meta({
      description: "The path to name in rich text, as in `![what it shows](/images/….webp)`.",
      example: `/images/${"5e".repeat(32)}.webp`,
    }),
    width: z.int().meta({ description: "In pixels.", example: 1600 }),
    height: z.int().meta({ description: "In pixels.", example: 1067 }),
  })
  .meta({ id: "UploadedImage", description: "An image as it is shown: WebP, at most 1600 pixels wide and high." });

export const uploadImage = promised({
  operationId: "uploadImage",
  tag: "Images",
  summary: "Upload an image for rich text",
  description:
    "JPEG, PNG, WebP, GIF or AVIF, as the field `image` of a form or as the body itself. It is made anew, without what cameras note; of a moving one the first picture is kept. An image that no item shows is cleared after a day.",
  account: "required",
  scopes: ["content:write"],
  body: z.object({ image: z.string().meta({ override: { type: "string", contentMediaType: "image/png" } }) }),
  bodyType: "multipart/form-data",
  answers: { 201: { description: "What to name in a text.", body: UploadedImage } },
  refusals: ["RATE_LIMITED", "CONFLICT"],
  says: {
    PAYLOAD_TOO_LARGE: images.tooLarge,
    UNSUPPORTED_MEDIA_TYPE: images.unreadable,
    CONFLICT: images.full,
  },
});
