import format, { type CompiledMessage } from "icu-minify/format";
import type { Language } from "./taker-language.shared.ts";

/** Messages in ICU MessageFormat, compiled, in one language. */
export type Compiled<Messages> = { readonly [Key in keyof Messages]: CompiledMessage };

/**
 * Names of values: `{name}`, and the number of a plural. A name is the text between a brace and the next comma or
 * brace.
 */
type Names<Text> = Text extends `${string}{${infer Inner}}${infer Rest}`
  ? Name<Inner extends `${infer First},${string}` ? First : Inner> | Names<Rest>
  : never;
/** Excludes the text of a plural form, which is not a name. */
type Name<Text extends string> = Text extends "" | `${string} ${string}` | `#${string}` ? never : Text;

export type Values<Text> = [Names<Text>] extends [never] ? [] : [{ [Name in Names<Text>]: string | number }];

export type Translator<Messages> = <Key extends keyof Messages & string>(
  key: Key,
  ...values: Values<Messages[Key]>
) => string;

export function translator<Messages>(language: Language, compiled: Compiled<Messages>): Translator<Messages> {
  const locale = localeOf(language);
  return (key, ...[values]) => String(format(compiled[key], locale, values, { formatters }));
}

/** Arabic keeps Latin digits, because options are chosen by these keys. */
export const localeOf = (language: Language) => (language === "ar" ? "ar-u-nu-latn" : language);

const formatters = {
  getDateTimeFormat: (...args: ConstructorParameters<typeof Intl.DateTimeFormat>) => new Intl.DateTimeFormat(...args),
  getNumberFormat: (...args: ConstructorParameters<typeof Intl.NumberFormat>) => new Intl.NumberFormat(...args),
  getPluralRules: (...args: ConstructorParameters<typeof Intl.PluralRules>) => new Intl.PluralRules(...args),
};
