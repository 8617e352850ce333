import { z } from "zod";
import { contentType, description, kind, revision, scoringType, title } from "../../content/content.contract.ts";
import { Links } from "../../content/own/own.contract.ts";
import { id, promised, timestamp } from "../../platform/rest/operation.ts";
import { nextCursor, PagingQuery } from "../../platform/rest/page.ts";
import { FilterQuery } from "../attempts/filter.contract.ts";
import { LevelFigures, lastAt, timeZone } from "../results.contract.ts";
import { ItemQuery } from "./items.rules.ts";

const ListedItem = z
  .object({
    id,
    kind,
    contentType,
    scoringType,
    title,
    description,
    isPublic: z.boolean().meta({ description: "Whether others may take it." }),
    revision,
    attemptCount: z.int().nullable().meta({
      description:
        "How many attempts are stored. It is null, as the average and the last, to a token without `results:read`.",
      example: 12,
    }),
    averageScore: z
      .int()
      .nullable()
      .meta({ description: "Mean percentage, rounded; null for surveys and without attempts.", example: 74 }),
    lastAttempt: lastAt,
    createdAt: timestamp,
    updatedAt: timestamp,
    links: Links,
  })
  .meta({ id: "ListedItem", description: "An item in a list, without its questions." });

const ItemList = z
  .object({ content: z.array(ListedItem), nextCursor })
  .meta({ id: "ItemList", description: "A page of one's own items." });
export type ItemList = z.output<typeof ItemList>;

const { kind: ofKind, visibility, q, order, since } = ItemQuery.shape;

export const listContent = promised({
  operationId: "listContent",
  tag: "Items",
  summary: "One's own items of every kind, page by page",
  description: "The newest first, unless it is asked for otherwise.",
  account: "required",
  scopes: ["content:read"],
  query: z.object({
    ...PagingQuery.shape,
    kind: ofKind.meta({ description: "Only items of this kind." }),
    visibility: visibility.meta({ description: "Only those that others may take, or only those that they may not." }),
    q: q.meta({ description: "Has this in the title, whatever the case.", example: "rivers" }),
    order: order.meta({ description: "Which come first, by when they were made." }),
    since: since.meta({ description: "Saved at this time or later.", example: "2026-11-22T09:30:00Z" }),
  }),
  isPaged: true,
  answers: { 200: { description: "A page of items.", body: ItemList } },
});

const share = z.number().meta({ description: "Of all people, 0 to 1.", example: 0.8 });

const Analysis = z
  .object({
    attempts: z.int().meta({ description: "All attempts at the item, also those at other questions." }),
    people: z.int().meta({ description: "How many answered exactly the current questions, in any wording or order." }),
    asOf: timestamp,
    mean: z.number().meta({ description: "The mean of the total scores, in points." }),
    standardDeviation: z.number().meta({ description: "The standard deviation of the total scores, in points." }),
    alpha: z.number().nullable().meta({
      description: "Cronbach's alpha; null for fewer than two questions, or if all totals are equal.",
    }),
    standardError: z
      .number()
      .nullable()
      .meta({ description: "The standard error of measurement, in points; null without alpha." }),
    items: z.array(
      z.object({
        questionId: id,
        questionText: z.string().meta({ example: "What is the capital of Norway?" }),
        facility: z.number().meta({ description: "The mean score as a share of the largest possible one, 0 to 1." }),
        discrimination: z.number().nullable().meta({
          description: "The correlation with the total of the other questions, -1 to 1; null where one does not vary.",
        }),
        upperLowerDifference: z
          .number()
          .meta({ description: "The facility in the upper third of totals minus that in the lower third." }),
        alphaWithout: z
          .number()
          .nullable()
          .meta({ description: "Cronbach's alpha without this question; null for fewer than three questions." }),
        options: z.array(
          z.object({
            text: z.string().meta({ example: "Oslo" }),
            score: z.number().meta({ description: "The points it gives." }),
            share,
            thirds: z
              .array(z.number())
              .meta({ description: "The same in the lower, middle and upper third of totals, 0 to 1 each." }),
          }),
        ),
      }),
    ),
  })
  .meta({ id: "Analysis", description: "How the questions work, by classical item analysis." });
export type Analysis = z.output<typeof Analysis>;

export const readAnalysis = promised({
  operationId: "readItemAnalysis",
  tag: "Results",
  summary: "How each question works",
  description: "Classical item analysis of the current questions. Surveys have none, as nothing in them is right.",
  account: "required",
  scopes: ["results:read"],
  answers: { 200: { description: "The analysis.", body: Analysis } },
});

const Days = z
  .object({
    timeZone,
    days: z.array(
      z.object({
        day: z.string().meta({ description: "A date in that zone.", example: "2026-11-22" }),
        attempts: z.int().meta({ description: "How many were handed in on it." }),
      }),
    ),
  })
  .meta({ id: "Days", description: "Attempts by day, the earliest first." });
export type Days = z.output<typeof Days>;

export const readDays = promised({
  operationId: "readDays",
  tag: "Results",
  summary: "Attempts by day",
  description: "Of all attempts, or of those that a filter lets through.",
  account: "required",
  scopes: ["results:read"],
  query: FilterQuery,
  answers: { 200: { description: "The days.", body: Days } },
});

const Levels = z
  .object({ levels: z.array(LevelFigures) })
  .meta({ id: "Levels", description: "How many reached each level." });
export type Levels = z.output<typeof Levels>;

export const readLevels = promised({
  operationId: "readLevels",
  tag: "Results",
  summary: "How many reached each level",
  description: "Of all attempts, or of those that a filter lets through; none but skill assessments have levels.",
  account: "required",
  scopes: ["results:read"],
  query: FilterQuery,
  answers: { 200: { description: "The levels.", body: Levels } },
});

const Languages = z
  .object({
    languages: z.array(
      z.object({
        language: z.string().meta({ description: "As BCP 47 has it.", example: "de" }),
        attempts: z.int().meta({ example: 12 }),
      }),
    ),
  })
  .meta({ id: "Languages", description: "How many took an item in each language." });
export type Languages = z.output<typeof Languages>;

export const readLanguages = promised({
  operationId: "readLanguages",
  tag: "Results",
  summary: "How many took it in each language",
  description:
    "Of all attempts, or of those that a filter lets through; the most frequent first. Attempts that tell none are in none.",
  account: "required",
  scopes: ["results:read"],
  query: FilterQuery,
  answers: { 200: { description: "The languages.", body: Languages } },
});

const Groups = z
  .object({
    field: z.string().nullable().meta({ description: "The field of the link; null without one.", example: "class" }),
    groups: z
      .array(
        z.object({
          value: z.string().nullable().meta({ description: "Null for those without one.", example: "7b" }),
          attempts: z.int(),
          averageScore: z.int().nullable().meta({ description: "Null of surveys, and without attempts.", example: 64 }),
          passed: z.int().nullable().meta({ description: "Null without a pass mark.", example: null }),
        }),
      )
      .meta({
        description:
          "In the order of its values; then those of before, and those without one, while they have answers.",
      }),
  })
  .meta({ id: "Groups", description: "What was counted by the values of a field in the link." });
export type Groups = z.output<typeof Groups>;

export const readGroups = promised({
  operationId: "readGroups",
  tag: "Results",
  summary: "Figures by the values of a field in the link",
  description:
    "Of the field that the rules of the item name with `isGroup`. All results of one value are there with the filter `field`, as quickly as those of everybody.",
  account: "required",
  scopes: ["results:read", "participants:read"],
  answers: { 200: { description: "The figures.", body: Groups } },
});
