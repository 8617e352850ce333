import type { z } from "zod";
import { access } from "./access.rules.ts";
import { data } from "./data.rules.ts";
import { grading } from "./grading.rules.ts";
import { page } from "./page.rules.ts";
import { aboutOf, type Declared } from "./setting.rules.ts";
import { times } from "./time.rules.ts";

/**
 * The settings of an item that are stored in its rules, in the order of the editor. Validation, types, both APIs, the
 * participant's view, the draft and the editor's form follow from this list.
 */
export const settings = { ...times, ...access, ...grading, ...page, ...data };

type Settings = typeof settings;
export type SettingName = keyof Settings;
/** Settings with rules and a form of their own. */
export type OwnName = {
  [Name in SettingName]: Settings[Name]["type"] extends "own" ? Name : never;
}[SettingName];

/** Names of all settings, in the order of the editor. */
export const settingNames = Object.keys(settings) as SettingName[];

const edits = (Object.entries(settings) as [string, Declared & { edit: z.ZodType }][]).map(([name, setting]) => [
  name,
  setting.edit.meta(aboutOf(setting)),
]);

export const editShape = Object.fromEntries(edits) as { [Name in SettingName]: Settings[Name]["edit"] };
