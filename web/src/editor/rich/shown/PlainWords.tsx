import { useMemo } from "react";
import { plainOf } from "../../../../../api/src/content/rich/plain.shared.ts";
import { richHtml } from "../../../../../api/src/content/rich/rich.shared.ts";

/** The words of a formatted text, in one line. Loaded lazily, as what it shares with RichHtml is. */
export const PlainWords = ({ text }: { text: string }) =>
  useMemo(() => plainOf(richHtml(text)).replace(/\s+/g, " "), [text]);
