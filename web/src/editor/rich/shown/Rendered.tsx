import { lazy, Suspense } from "react";
import { Boundary } from "../../../ui/layout/Boundary.tsx";
import { mayHaveMarkup } from "./markup.ts";
import type { RichHtmlProps } from "./RichHtml.tsx";

const RichHtml = lazy(async () => ({ default: (await import("./RichHtml.tsx")).RichHtml }));

/** A formatted text. Shown as written until the code for it has loaded. */
export function Rendered(props: RichHtmlProps) {
  if (!mayHaveMarkup(props.text)) return props.text;
  return (
    <Boundary fallback={props.text}>
      <Suspense fallback={props.text}>
        <RichHtml {...props} />
      </Suspense>
    </Boundary>
  );
}
