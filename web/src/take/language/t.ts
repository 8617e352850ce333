import { useSyncExternalStore } from "react";
import { formLimits } from "../../../../api/src/content/question/form/form.shared.ts";
import english from "../../../../api/src/content/taking/messages/en.json?first";
import { directionOfLanguage } from "../../../../api/src/platform/shared/language.shared.ts";
import {
  type Compiled,
  localeOf,
  type Translator,
  translator,
  type Values,
} from "../../../../api/src/platform/shared/messages.shared.ts";
import { type Language, writtenTag } from "../../../../api/src/platform/shared/taker-language.shared.ts";

export type Messages = typeof english;
/** Keys of messages without values. */
export type PlainOf<Messages> = {
  [Key in keyof Messages]: Values<Messages[Key]> extends [] ? Key : never;
}[keyof Messages];
export type Plain = PlainOf<Messages>;

let pageLanguage: Language = "en";
let allMessages: Compiled<Messages> = english;
let translate: Translator<Messages> = translator<Messages>("en", english);
const listeners = new Set<() => void>();

/**
 * Returns a message in the taker's language. Call it while rendering, and keep keys instead of texts in state: the
 * whole page is rendered again when the language changes.
 */
export const t: Translator<Messages> = (key, ...values) => translate(key, ...values);

export const formatNumber = (value: number, options?: Intl.NumberFormatOptions) =>
  new Intl.NumberFormat(localeOf(pageLanguage), { maximumFractionDigits: formLimits.decimals, ...options }).format(
    value,
  );

/** Whether forward is to the left. */
export const isMirrored = () => directionOfLanguage(pageLanguage) === "rtl";

export const useLanguage = () => useSyncExternalStore(subscribe, spokenLanguage);

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const spokenLanguage = () => pageLanguage;

export function setLanguage(language: Language, messages: Compiled<Messages>) {
  setMessages(language, messages);
  Object.assign(document.documentElement, { lang: writtenTag(language), dir: directionOfLanguage(language) });
  for (const listener of listeners) listener();
}

/** Adds messages for parts of the page that are not visible yet. */
export const addMessages = (messages: Compiled<object>) => setMessages(pageLanguage, { ...allMessages, ...messages });

function setMessages(language: Language, messages: Compiled<Messages>) {
  pageLanguage = language;
  allMessages = messages;
  translate = translator<Messages>(language, messages);
}
