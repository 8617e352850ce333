import type { Item } from "../taking/item.ts";
import { plainOf } from "./plain.shared.ts";

/** The levels of an item in words, for where no HTML of ours is shown. */
export const plainLevels = ({ levels, rendered }: Pick<Item, "levels" | "rendered">) =>
  levels.map((level, index) => {
    const html = rendered?.levels?.[index];
    if (!html) return level;
    const { description, encouragingMessage, followUpContent } = html;
    return {
      ...level,
      description: plainOf(description),
      encouragingMessage: plainOf(encouragingMessage),
      followUpContent: followUpContent && plainOf(followUpContent),
    };
  });
