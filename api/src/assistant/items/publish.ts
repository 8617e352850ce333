import { z } from "zod";
import { updateContent } from "../../content/edit/edit.ts";
import { text } from "../../platform/shared/text.rules.ts";
import { tool, writes } from "../tool.ts";
import { addressesOf, ItemAddresses } from "./addresses.ts";

export const itemId = text(100).describe("The id of an item, from create_content or list_content.");

export const publish = tool({
  name: "publish",
  title: "Publish an item, or make it private",
  description:
    "Lets anyone with the link respond to an item, or stops that with isPublic: false. Ask the person you work for first. Existing responses are kept.",
  scope: "content:write",
  hints: { ...writes, idempotentHint: true },
  input: z.strictObject({ id: itemId, isPublic: z.boolean().default(true) }),
  output: ItemAddresses,
  async run({ platform, viewer }, { id, isPublic }) {
    const content = await updateContent(platform, viewer, id, { isPublic });
    return {
      says: isPublic ? "It is public. takeUrl is the address to share." : "It is private: nobody else can take it.",
      gives: addressesOf(platform, content),
    };
  },
});
