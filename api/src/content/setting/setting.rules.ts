import { z } from "zod";
import { moment } from "../../platform/shared/moment.rules.ts";
import { optionalText, plainLine } from "../../platform/shared/text.rules.ts";
import type { Kind } from "../content.shared.ts";

/** Part that all settings have in common. */
export interface Declared {
  /** Description in both APIs, for reading and for writing. */
  description: string;
  example?: unknown;
  /** Readers before submitting: everyone who sees the item, or only its owner and administrators. */
  seenBy: "everyone" | "owner";
  /** Kinds of items that have it. Every kind if omitted. */
  kinds?: readonly Kind[];
}

/** Description of a setting in the APIs. */
export const aboutOf = ({ description, example }: Declared) => ({
  description,
  ...(example !== undefined && { example }),
});

/** How the editor asks for a setting, and how it sums it up while its form is closed. */
export interface Field {
  label: string;
  /** Explanation of at most twelve words. */
  hint?: string;
  /** Longer explanation, shown on request. */
  more?: string;
  placeholder?: string;
  /** The setting as part of a sentence about the item, such as "20 min". `value` is the text of its field. */
  words: string | ((value: string) => string);
}

interface Asked extends Declared {
  field: Field;
}

/** A setting that is on or off. Stored only if it is on. */
export const flag = <const Setting extends Asked>(setting: Setting) => ({
  ...setting,
  type: "flag" as const,
  edit: z.boolean().nullish(),
});

/** A whole number from 1 to `max`. Its error message asks for `noun`. */
export function number<const Setting extends Asked & { max: number; noun: string }>(setting: Setting) {
  const range = `Enter ${setting.noun} from 1 to ${setting.max}`;
  return {
    ...setting,
    type: "number" as const,
    edit: z.int("Enter a whole number").min(1, range).max(setting.max, range).nullish(),
  };
}

/** A line of text of at most `max` characters. It may contain a link only if nobody reads it in a mail or on a page. */
export const line = <const Setting extends Asked & { max: number; mayLink?: true }>(setting: Setting) => ({
  ...setting,
  type: "line" as const,
  edit: (setting.mayLink ? optionalText(setting.max) : plainLine(setting.max)).optional(),
});

/** One of the values of an enum, with a label for each. */
export const choice = <const Setting extends Asked & { labels: Record<string, string> }, Values extends z.ZodEnum>(
  setting: Setting,
  values: Values,
) => ({ ...setting, type: "choice" as const, edit: values.nullish() });

export const time = <const Setting extends Declared>(setting: Setting) => ({
  ...setting,
  type: "time" as const,
  edit: moment.nullish(),
});

/** A setting with rules and a form of its own. */
export const own = <const Setting extends Declared, Edit extends z.ZodType>(setting: Setting, edit: Edit) => ({
  ...setting,
  type: "own" as const,
  edit,
});
