import { z } from "zod";
import { addressUrl } from "../../content/address/url.ts";
import { kinds } from "../../content/content.shared.ts";
import { kindOf } from "../../content/kind.ts";
import { shortUrl } from "../../content/taking/short-link.ts";
import type { Content } from "../../generated/prisma/client.ts";
import type { Platform } from "../../platform/platform.ts";

/** An item in short, with the links where people find it. */
export const ItemAddresses = z.object({
  id: z.string(),
  kind: z.enum(kinds),
  title: z.string(),
  isPublic: z.boolean(),
  takeUrl: z.string().describe("Link for participants, while the item is public."),
  shortUrl: z.string().describe("Short link for participants, easy to type."),
  ownUrl: z
    .string()
    .optional()
    .describe("Link for participants that the owner chose, easy to remember; absent without one."),
  resultsUrl: z.string().describe("Page where the owner sees results and edits the item."),
});

export const addressesOf = (platform: Platform, content: Content): z.output<typeof ItemAddresses> => {
  const { id, title, isPublic } = content;
  const kind = kindOf(content);
  return {
    id,
    kind,
    title,
    isPublic,
    takeUrl: `${platform.publicUrl}/${kind.toLowerCase()}/${id}`,
    shortUrl: shortUrl(platform, content),
    ...(content.address !== null && { ownUrl: addressUrl(platform, content.address) }),
    resultsUrl: `${platform.publicUrl}/results/${id}`,
  };
};
