import { lazy } from "react";
import { Optional } from "../../../ui/layout/LazyPart.tsx";
import { useDraftValue } from "../../draft/useDraft.ts";
import { mayHaveMarkup } from "./markup.ts";

const PlainWords = lazy(async () => ({ default: (await import("./PlainWords.tsx")).PlainWords }));

/** A text of the draft without its formatting, for small spaces. */
export function Words({ children }: { children: string }) {
  const isRich = useDraftValue("format") === "rich";
  if (!isRich || !mayHaveMarkup(children)) return children;
  return (
    <Optional fallback={children}>
      <PlainWords text={children} />
    </Optional>
  );
}
