import { lazy } from "react";
import { Optional } from "../../../ui/layout/LazyPart.tsx";
import { mayHaveMarkup } from "./markup.ts";
import type { RichHtmlProps } from "./RichHtml.tsx";

const RichHtml = lazy(async () => ({ default: (await import("./RichHtml.tsx")).RichHtml }));

/** A formatted text. Shown as written until the code for it has loaded. */
export function Rendered(props: RichHtmlProps) {
  if (!mayHaveMarkup(props.text)) return props.text;
  return (
    <Optional fallback={props.text}>
      <RichHtml {...props} />
    </Optional>
  );
}
