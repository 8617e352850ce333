import { z } from "zod";
import { Deleted, ETag, IfMatch, promised } from "../../platform/rest/operation.ts";
import { deleting, EditQuestionBody, readOnly, restoring, WholeItem } from "../content.contract.ts";
import { ContentEdit, EmailResultsSettings } from "../content.rules.ts";
import { difficulties } from "../content.shared.ts";
import { notInTrashText } from "../trash/trash.shared.ts";

export const Links = z
  .object({
    self: z.string().meta({ description: "The item over REST.", example: "https://quiz.example.com/api/content/019a" }),
    page: z
      .string()
      .meta({ description: "The page where people take it.", example: "https://quiz.example.com/quiz/019a" }),
    address: z.string().optional().meta({
      description: "The address that its owner chose, which leads to the page; absent without one.",
      example: "https://quiz.example.com/q/rivers",
    }),
    attempts: z
      .string()
      .meta({ description: "Its attempts.", example: "https://quiz.example.com/api/content/019a/attempts" }),
    results: z
      .string()
      .meta({ description: "Its figures.", example: "https://quiz.example.com/api/content/019a/results" }),
  })
  .meta({ id: "Links", description: "Whole addresses of what belongs to an item." });
export type Links = z.output<typeof Links>;

const OwnItem = WholeItem.extend({
  sourceUrl: z.string().nullable().meta({ description: "The link it was generated from." }),
  difficulty: z.enum(difficulties).nullable().meta({ description: "Of quizzes only." }),
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
  difficulty: ContentEdit.shape.difficulty.nullable().meta({ description: "Of quizzes only." }),
  emailResultsSettings: EmailResultsSettings.partial()
    .nullish()
    .meta({ description: "Merged with those that are stored; null removes them." }),
  questions: z
    .array(EditQuestionBody)
    .optional()
    .meta({ description: "All of them: the list replaces the one that is stored. A question with its `id` is kept." }),
}).meta({ example: { title: "Rivers of Europe", isPublic: false } });

const tag = "Items";
const tagged = z.object({ etag: ETag.shape.etag });

export const readContent = promised({
  operationId: "readContent",
  tag,
  summary: "Read an item of one's own",
  description: "Whole, whatever its kind. The ETag stands for the version with all its settings.",
  account: "required",
  scopes: ["content:read"],
  isCached: true,
  answers: { 200: { description: "The item.", body: OwnItem } },
});

export const patchContent = promised({
  operationId: "patchContent",
  tag,
  summary: "Change parts of an item",
  description:
    "A JSON merge patch (RFC 7396), as `application/merge-patch+json` or `application/json`: what is absent stays, null " +
    "empties, objects are merged and lists replaced. With If-Match it is refused if the item was saved meanwhile; what " +
    "GET answers can be sent back as it is.",
  account: "required",
  scopes: ["content:write"],
  isKeyed: true,
  headers: IfMatch,
  body: PatchBody,
  bringsItem: true,
  answers: { 200: { description: "The item as it is now.", headers: tagged, body: OwnItem } },
  refusals: ["PRECONDITION_FAILED"],
});

export const deleteContent = promised({
  operationId: "deleteContent",
  tag,
  summary: "Delete an item with its answers",
  description: `${deleting} Exports that are under way end.`,
  account: "required",
  scopes: ["content:write"],
  isKeyed: true,
  headers: IfMatch,
  answers: { 200: { description: "It is gone.", body: Deleted } },
  refusals: ["PRECONDITION_FAILED"],
});

export const duplicateContent = promised({
  operationId: "duplicateContent",
  tag,
  summary: "Copy an item without its answers",
  description: "The copy is named after the original.",
  account: "required",
  scopes: ["content:write"],
  isKeyed: true,
  answers: { 201: { description: "The copy.", headers: tagged, body: OwnItem } },
  refusals: ["RATE_LIMITED"],
});

export const restoreContent = promised({
  operationId: "restoreContent",
  tag,
  summary: "Restore a deleted item",
  description: restoring,
  account: "required",
  scopes: ["content:write"],
  isKeyed: true,
  says: { NOT_FOUND: notInTrashText },
  answers: { 200: { description: "The item.", headers: tagged, body: OwnItem } },
});
