import { z } from "zod";
import { plans } from "../account/account.rules.ts";
import { text } from "../platform/shared/text.rules.ts";

export const contentTypes = ["quiz", "survey"] as const;
const visibilities = ["public", "private"] as const;
export const sourceTypes = ["article", "pdf", "text", "youtube", "ai_generated"] as const;

/** Limit at which counting the matches of a search stops. */
export const matchLimit = 10_000;

const userSorts = ["name", "plan", "verified", "quizzes", "surveys", "joined", "admin"] as const;
export type UserSort = (typeof userSorts)[number];
const contentSorts = ["title", "type", "creator", "visibility", "created"] as const;
export type ContentSort = (typeof contentSorts)[number];
const orders = ["ascending", "descending"] as const;

/** Lists are newest first without a sort. */
export const isDescending = (sort: string | null | undefined, order: (typeof orders)[number] | null | undefined) =>
  order ? order === "descending" : !sort;

const oneOf = <const V extends readonly [string, ...string[]]>(name: string, values: V) =>
  z.enum(values, `${name} is one of ${values.join(", ")}`).nullish();

const flag = (name: string) =>
  z
    .union([z.boolean(), z.stringbool({ truthy: ["true"], falsy: ["false"] })], `${name} is true or false`)
    .nullish()
    .meta({ override: { type: "boolean" } });

const sorted = <const V extends readonly [string, ...string[]]>(columns: V) => ({
  sort: oneOf("sort", columns).describe("Column to sort by. Without it, the newest come first."),
  order: oneOf("order", orders).describe("Direction; ascending by default with `sort`."),
});

const search = (parts: string) =>
  text(254).trim().toLowerCase().nullish().describe(`Part of ${parts}. One or two characters match word starts.`);

export const UserFilter = z.object({
  search: search("the name or email address"),
  ...sorted(userSorts),
  plan: oneOf("plan", plans),
  isAdmin: flag("isAdmin"),
  isEmailVerified: flag("isEmailVerified"),
  hasContent: flag("hasContent"),
});

export const ContentFilter = z.object({
  search: search("the title, the custom link, or the owner's name or email address"),
  ...sorted(contentSorts),
  contentType: oneOf("contentType", contentTypes),
  visibility: oneOf("visibility", visibilities),
  sourceType: oneOf("sourceType", sourceTypes),
  creator: text(254)
    .trim()
    .toLowerCase()
    .nullish()
    .meta({ description: "Part of the creator's email address.", example: "ada@" }),
});

const whole = (name: string, most: number) => {
  const rule = `${name} is a whole number from 1 to ${most}`;
  return z.coerce.number(rule).int(rule).min(1, rule).max(most, rule);
};

export const PageNumber = z.object({
  page: whole("page", 1_000_000_000).default(1),
  limit: whole("limit", 100).default(20),
});

export const AdminFlag = z.object({ isAdmin: z.boolean("isAdmin is true or false") });
