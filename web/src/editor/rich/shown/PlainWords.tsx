import { useMemo } from "react";
import { plainOf } from "../../../../../api/src/rich/plain.shared.ts";
import { richHtml } from "../../../../../api/src/rich/rich.shared.ts";

/** The words of a formatted text, in one line. Loaded lazily, as is the code it shares with RichHtml. */
export const PlainWords = ({ text }: { text: string }) =>
  useMemo(() => plainOf(richHtml(text)).replace(/\s+/g, " "), [text]);
