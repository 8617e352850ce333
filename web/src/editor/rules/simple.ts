import { z } from "zod";
import { type SettingName, settingNames, settings } from "../../../../api/src/content/setting/settings.rules.ts";

type Settings = typeof settings;
type Named<Type> = {
  [Name in SettingName]: Settings[Name]["type"] extends Type ? Name : never;
}[SettingName];
export type FlagName = Named<"flag">;
export type TextName = Named<"number" | "line" | "choice" | "time">;
/** Settings that declare a field. */
export type FieldName = Named<"flag" | "number" | "line" | "choice">;

const isFlag = (name: SettingName): name is FlagName => settings[name].type === "flag";
const isText = (name: SettingName): name is TextName => settings[name].type !== "own" && !isFlag(name);
export const hasField = (name: SettingName): name is FieldName => "field" in settings[name];
const flagNames = settingNames.filter(isFlag);
const textNames = settingNames.filter(isText);

/** The setting that a field of the draft, such as "rules.author", is a line of. */
export function lineOf(field: string) {
  const setting = field.startsWith("rules.") ? settings[field.slice("rules.".length) as SettingName] : undefined;
  return setting?.type === "line" ? setting : undefined;
}

/** The part of a draft that follows from the declarations: switches, and everything else as typed. */
export type SimpleRules = Record<FlagName, boolean> & Record<TextName, string>;

type Shape = Record<FlagName, z.ZodDefault<z.ZodBoolean>> & Record<TextName, z.ZodDefault<z.ZodString>>;
export const simpleShape = Object.fromEntries([
  ...flagNames.map((name) => [name, z.boolean().default(false)]),
  ...textNames.map((name) => [name, z.string().default("")]),
]) as Shape;

type StoredSimple = { readonly [Name in FlagName]: boolean | null | undefined } & {
  readonly [Name in TextName]: string | number | null | undefined;
};

/** The part of a draft for stored settings; for none, the part of a new draft. */
export const simpleOf = (stored: StoredSimple | null) =>
  Object.fromEntries([
    ...flagNames.map((name) => [name, stored?.[name] ?? false]),
    ...textNames.map((name) => [name, String(stored?.[name] ?? "")]),
  ]) as SimpleRules;

type Sent = Record<FlagName, boolean> &
  Record<Named<"number">, number | null> &
  Record<Named<"line">, string> &
  Record<Named<"time" | "choice">, string | null>;

/** The part as it is sent. Numbers become NaN if they are not numbers. */
export const sentSimple = (rules: SimpleRules) =>
  Object.fromEntries([
    ...flagNames.map((name) => [name, rules[name]]),
    ...textNames.map((name) => [name, sentText(name, rules[name])]),
  ]) as Sent;

function sentText(name: TextName, text: string) {
  const { type } = settings[name];
  if (type === "line") return text;
  if (text.trim() === "") return null;
  return type === "number" ? Number(text) : text;
}
