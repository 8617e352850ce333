import type { CompiledMessage } from "icu-minify/format";
import english from "../../../../api/src/content/taking/messages/en.json?ended";
import { localeOf, type Translator } from "../../../../api/src/platform/shared/messages.shared.ts";
import type { Messages as Later } from "./deferred.ts";
import { part } from "./part.ts";
import { formatNumber, spokenLanguage } from "./t.ts";

const ended = part(
  english,
  import.meta.glob<CompiledMessage[]>(
    ["../../../../api/src/content/taking/messages/??.json", "!../../../../api/src/content/taking/messages/en.json"],
    { import: "default", query: "?ended" },
  ),
);
export const endedWords = ended.words;

/** Same as `t`, for parts that show a result, which may also use the later messages. */
export const t = ended.t as Translator<Later & typeof english>;

/** Points, with decimals in the language's notation, and with a minus sign instead of a hyphen. */
export const pointsText = (points: number) =>
  Number.isInteger(points) && points >= 0 ? points : formatNumber(points).replace("-", "−");

/** The parts of a percentage, because the position of the sign depends on the language. */
export const percentParts = (percentage: number) =>
  new Intl.NumberFormat(localeOf(spokenLanguage()), { style: "percent", maximumFractionDigits: 1 }).formatToParts(
    percentage / 100,
  );

export const formatPercent = (percentage: number) =>
  percentParts(percentage)
    .map(({ value }) => value)
    .join("");
