import { z } from "zod";
import { contentType, description, kind, revision, scoringType, title } from "../../content/content.contract.ts";
import { Links } from "../../content/own/own.contract.ts";
import { id, ofAccount, promised, timestamp } from "../../platform/rest/operation.ts";
import { nextCursor, PagingQuery } from "../../platform/rest/page.ts";
import { shapes } from "../../platform/shape/shape.rules.ts";
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
    isPublic: z.boolean().describe("Whether anyone with the link can respond."),
    revision,
    attemptCount: z.int().nullable().meta({
      description:
        "Number of stored attempts. Null, like the average and the last attempt, to a token without `results:read`.",
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
  .meta({ id: "ItemList", description: "A page of your items." });
export type ItemList = z.output<typeof ItemList>;

const { kind: ofKind, visibility, q, order, since } = ItemQuery.shape;

export const listContent = promised({
  ...ofAccount("Items", "content:read"),
  operationId: "listContent",
  summary: "List your items of every kind, page by page",
  description: "Newest first by default.",
  query: z.object({
    ...PagingQuery.shape,
    kind: ofKind.describe("Only items of this kind."),
    visibility: visibility.describe(
      "True for items that anyone with the link can respond to; false for the other items.",
    ),
    q: q.meta({ description: "Text in the title, ignoring case.", example: "rivers" }),
    order: order.describe("Order by creation time."),
    since: since.meta({ description: "Saved at this time or later.", example: "2026-11-22T09:30:00Z" }),
  }),
  isPaged: true,
  answers: { 200: { description: "A page of items.", body: ItemList } },
});

export const OptionAnalysis = z
  .object({
    text: z.string().meta({ description: "The option as participants see it.", example: "Oslo" }),
    score: z.number().describe("Points that the option gives: 1 or 0 if one option is correct, otherwise its weight."),
    share: z.number().meta({ description: "The share of all people who chose it, 0 to 1.", example: 0.8 }),
    thirds: z
      .array(z.number())
      .describe("The share of the people in the lower, middle and upper third of totals who chose it, 0 to 1 each."),
  })
  .register(shapes, {
    name: "OptionAnalysis",
    description: "The share of people who chose an option, in total and in each third by score.",
  });

export const Analysis = z
  .object({
    attempts: z.int().describe("Number of all attempts at the item, including attempts at other questions."),
    people: z.int().describe("Number of attempts at exactly the current questions, in any wording or order."),
    asOf: timestamp.describe("Time of the analysis."),
    mean: z
      .number()
      .describe("Mean of the total scores, in points. As in the results, a total below zero counts as zero."),
    standardDeviation: z
      .number()
      .describe("Standard deviation of the total scores, in points. Totals below zero count as they are."),
    alpha: z
      .number()
      .nullable()
      .describe(
        "Cronbach's alpha, which is KR-20 if answers are correct or incorrect; null for fewer than two questions, or if all totals are equal.",
      ),
    standardError: z.number().nullable().describe("The standard error of measurement, in points; null without alpha."),
    items: z.array(
      z.object({
        questionId: id,
        questionText: z.string().meta({ example: "What is the capital of Norway?" }),
        facility: z.number().describe("Facility index: the mean score as a share of the largest possible one, 0 to 1."),
        discrimination: z
          .number()
          .nullable()
          .describe(
            "Discrimination: the correlation with the total of the other questions, -1 to 1; null where one of them does not vary.",
          ),
        upperLowerDifference: z
          .number()
          .describe("The facility index in the upper third of totals minus that in the lower third, -1 to 1."),
        alphaWithout: z
          .number()
          .nullable()
          .describe("Cronbach's alpha without this question; null for fewer than three questions."),
        options: z.array(OptionAnalysis),
      }),
    ),
  })
  .meta({ id: "Analysis", description: "Classical item analysis of the questions." });
export type Analysis = z.output<typeof Analysis>;

export const readAnalysis = promised({
  ...ofAccount("Results", "results:read"),
  operationId: "readItemAnalysis",
  summary: "Read the analysis of each question",
  description:
    "Classical item analysis of the current questions. Not available for surveys, which have no correct answers.",
  answers: { 200: { description: "The analysis.", body: Analysis } },
});

export const DayCount = z
  .object({
    day: z.string().meta({ description: "The day as YYYY-MM-DD, in the item's time zone.", example: "2026-11-22" }),
    attempts: z.int().describe("Number of attempts on the day."),
  })
  .register(shapes, { name: "DayCount", description: "Attempts on one day." });

const Days = z
  .object({ timeZone, days: z.array(DayCount) })
  .meta({ id: "Days", description: "Attempts by day, earliest first." });
export type Days = z.output<typeof Days>;

export const readDays = promised({
  ...ofAccount("Results", "results:read"),
  operationId: "readDays",
  summary: "Read the number of attempts by day",
  description: "Counts all attempts, or those that match a filter.",
  query: FilterQuery,
  answers: { 200: { description: "The days.", body: Days } },
});

const Levels = z
  .object({ levels: z.array(LevelFigures) })
  .meta({ id: "Levels", description: "Number of attempts per level." });
export type Levels = z.output<typeof Levels>;

export const readLevels = promised({
  ...ofAccount("Results", "results:read"),
  operationId: "readLevels",
  summary: "Read the number of attempts per level",
  description: "Counts all attempts, or those that match a filter; only skill assessments have levels.",
  query: FilterQuery,
  answers: { 200: { description: "The levels.", body: Levels } },
});

export const LanguageCount = z
  .object({
    language: z.string().meta({ description: "BCP 47 tag of the language.", example: "de" }),
    attempts: z.int().meta({ description: "Number of attempts.", example: 12 }),
  })
  .register(shapes, { name: "LanguageCount", description: "Number of attempts in a language." });

const Languages = z
  .object({ languages: z.array(LanguageCount) })
  .meta({ id: "Languages", description: "Number of attempts per language." });
export type Languages = z.output<typeof Languages>;

export const readLanguages = promised({
  ...ofAccount("Results", "results:read"),
  operationId: "readLanguages",
  summary: "Read the number of attempts per language",
  description:
    "Counts all attempts, or those that match a filter; most frequent language first. Attempts without a language are left out.",
  query: FilterQuery,
  answers: { 200: { description: "The languages.", body: Languages } },
});

export const GroupFigures = z
  .object({
    value: z
      .string()
      .nullable()
      .meta({ description: "Value of the link parameter; null for responses without one.", example: "7b" }),
    attempts: z.int().describe("Number of attempts."),
    averageScore: z
      .int()
      .nullable()
      .meta({ description: "Mean percentage, rounded; null for surveys and without attempts.", example: 64 }),
    passed: z
      .int()
      .nullable()
      .meta({ description: "Number of attempts that reached the current pass mark; null without one.", example: null }),
  })
  .register(shapes, {
    name: "GroupFigures",
    description: "Figures of the responses with one value of a link parameter.",
  });

const Groups = z
  .object({
    field: z
      .string()
      .nullable()
      .meta({ description: "Name of the link parameter; null without one.", example: "class" }),
    groups: z
      .array(GroupFigures)
      .describe(
        "Figures in the order of the values; then those of previous values and of responses without a value, while they have responses.",
      ),
  })
  .meta({ id: "Groups", description: "Figures by the values of a link parameter." });
export type Groups = z.output<typeof Groups>;

export const readGroups = promised({
  ...ofAccount("Results", "results:read", "participants:read"),
  operationId: "readGroups",
  summary: "Read the figures by the values of a link parameter",
  description:
    "Uses the link parameter that the item's rules mark with `isGroup`. The filter `field` returns all results for one value, as quickly as the results of everyone.",
  answers: { 200: { description: "The figures.", body: Groups } },
});
