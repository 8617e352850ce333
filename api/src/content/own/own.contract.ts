import { z } from "zod";
import { Deleted, ETag, IfMatch, ofAccount, promised } from "../../platform/rest/operation.ts";
import { deleting, EditQuestionBody, readOnly, restoring, WholeItem } from "../content.contract.ts";
import { ContentEdit, EmailResultsSettings } from "../content.rules.ts";
import { difficulties } from "../content.shared.ts";
import { notInTrashText } from "../trash/trash.shared.ts";

export const Links = z
  .object({
    self: z
      .string()
      .meta({ description: "URL of the item in the REST API.", example: "https://quiz.example.com/api/content/019a" }),
    page: z.string().meta({
      description: "URL of the page where participants respond.",
      example: "https://quiz.example.com/quiz/019a",
    }),
    address: z.string().optional().meta({
      description: "Custom link chosen by the owner, which leads to the page; absent without one.",
      example: "https://quiz.example.com/q/rivers",
    }),
    attempts: z.string().meta({
      description: "URL of the item's attempts.",
      example: "https://quiz.example.com/api/content/019a/attempts",
    }),
    results: z.string().meta({
      description: "URL of the item's statistics.",
      example: "https://quiz.example.com/api/content/019a/results",
    }),
  })
  .meta({ id: "Links", description: "Full URLs of an item's related resources." });
export type Links = z.output<typeof Links>;

const OwnItem = WholeItem.extend({
  sourceUrl: z.string().nullable().describe("Link that the item was generated from; null if there is none."),
  difficulty: z.enum(difficulties).nullable().describe("Difficulty. Quizzes only."),
  links: Links,
}).meta({ id: "OwnItem", description: "An item of any kind as its owner sees it." });
export type OwnItem = z.output<typeof OwnItem>;

/** Fields that GET returns. PATCH therefore accepts them too, and ignores them. */
const unchanging = Object.fromEntries(
  Object.keys(OwnItem.shape)
    .filter((name) => !(name in ContentEdit.shape))
    .map((name) => [name, readOnly]),
);

const PatchBody = ContentEdit.extend({
  ...unchanging,
  difficulty: ContentEdit.shape.difficulty.nullable().describe("Difficulty. Quizzes only."),
  emailResultsSettings: EmailResultsSettings.partial()
    .nullish()
    .describe("Settings of the email with the result, merged with the stored ones; null removes them."),
  questions: z
    .array(EditQuestionBody)
    .optional()
    .describe("All questions: the list replaces the stored one. A question with its `id` is kept."),
}).meta({ example: { title: "Rivers of Europe", isPublic: false } });

const tag = "Items";
const tagged = z.object({ etag: ETag.shape.etag });

export const readContent = promised({
  ...ofAccount(tag, "content:read"),
  operationId: "readContent",
  summary: "Read one of your items",
  description: "Returns the complete item, of any kind. The ETag identifies the version with all its settings.",
  isCached: true,
  answers: { 200: { description: "The item.", body: OwnItem } },
});

export const patchContent = promised({
  ...ofAccount(tag, "content:write"),
  operationId: "patchContent",
  summary: "Change parts of an item",
  description:
    "A JSON merge patch (RFC 7396), as `application/merge-patch+json` or `application/json`: absent fields stay " +
    "unchanged, null clears a field, objects are merged and lists are replaced. With If-Match, it is refused if the " +
    "item has been saved since. The response of GET can be sent back unchanged.",
  isKeyed: true,
  headers: IfMatch,
  body: PatchBody,
  bringsItem: true,
  answers: { 200: { description: "The item after the change.", headers: tagged, body: OwnItem } },
  refusals: ["PRECONDITION_FAILED"],
});

export const deleteContent = promised({
  ...ofAccount(tag, "content:write"),
  operationId: "deleteContent",
  summary: "Delete an item with its responses",
  description: `${deleting} Exports in progress are stopped.`,
  isKeyed: true,
  headers: IfMatch,
  answers: { 200: { description: "The item is deleted.", body: Deleted } },
  refusals: ["PRECONDITION_FAILED"],
});

export const duplicateContent = promised({
  ...ofAccount(tag, "content:write"),
  operationId: "duplicateContent",
  summary: "Copy an item without its responses",
  description: "The copy is named after the original.",
  isKeyed: true,
  answers: { 201: { description: "The copy.", headers: tagged, body: OwnItem } },
  refusals: ["RATE_LIMITED"],
});

export const restoreContent = promised({
  ...ofAccount(tag, "content:write"),
  operationId: "restoreContent",
  summary: "Restore a deleted item",
  description: restoring,
  isKeyed: true,
  says: { NOT_FOUND: notInTrashText },
  answers: { 200: { description: "The item.", headers: tagged, body: OwnItem } },
});
