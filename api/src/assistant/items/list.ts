import { z } from "zod";
import { kinds } from "../../content/content.shared.ts";
import { kindOf } from "../../content/kind.ts";
import { countOwn } from "../../content/own.ts";
import { text } from "../../platform/shared/text.rules.ts";
import { countOf } from "../../platform/shared/words.shared.ts";
import { averageOf } from "../../results/counting/stats.ts";
import { itemPage } from "../../results/items/items.ts";
import { reads, tool } from "../tool.ts";
import { addressesOf, ItemAddresses } from "./addresses.ts";

const Input = z.strictObject({
  search: text(200).nullish().describe("Part of the title."),
  kind: z.enum(kinds).nullish(),
  limit: z.int().min(1).max(50).default(20),
  cursor: text(100).nullish().describe("The nextCursor of the previous page."),
});

const Output = z.object({
  total: z.int().describe("Number of items on all pages."),
  items: z.array(
    ItemAddresses.extend({
      attempts: z
        .int()
        .nullable()
        .describe("Number of attempts. Null without the scope results:read, as are averageScore and lastAttemptAt."),
      averageScore: z.int().nullable().describe("Percentage; null for surveys and without attempts."),
      lastAttemptAt: z.string().nullable(),
      createdAt: z.string(),
    }),
  ),
  nextCursor: z.string().nullable().describe("Cursor of the next page; null on the last page."),
});

export const listContent = tool({
  name: "list_content",
  title: "List your items",
  description:
    "Lists the quizzes, surveys and skill assessments of the owner of the token, newest first, with the number of attempts.",
  scope: "content:read",
  hints: reads,
  input: Input,
  output: Output,
  async run({ platform, viewer }, { search, kind, limit, cursor }) {
    const [total, { items, nextCursor }] = await Promise.all([
      countOwn(platform, viewer, { search, kind }),
      itemPage(platform, viewer, {
        q: search ?? undefined,
        kind: kind ?? undefined,
        limit,
        cursor: cursor ?? undefined,
      }),
    ]);
    return {
      says: `${countOf(total, "item")} in all.`,
      gives: {
        total,
        items: items.map(({ content, totals }) => ({
          ...addressesOf(platform, content),
          attempts: totals?.attempts ?? null,
          averageScore: totals && kindOf(content) !== "SURVEY" ? averageOf(totals) : null,
          lastAttemptAt: totals?.lastAttemptAt?.toISOString() ?? null,
          createdAt: content.createdAt.toISOString(),
        })),
        nextCursor,
      },
    };
  },
});
