import { type ReactNode, useMemo } from "react";
import { trustedHtml } from "./trusted.ts";

type Props = { text: string; html: string | null | undefined };

/** A text as rendered by the service. A plain text is shown as written. */
export function Shown({ text, html }: Props) {
  // Memoized, or React would write the HTML again with each render.
  const inner = useMemo(() => ({ __html: trustedHtml(html ?? "") }), [html]);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the service made it of a fixed list of elements
  return html == null ? text : <span className="rich" dangerouslySetInnerHTML={inner} />;
}

type Place = { className: string; lang?: string | undefined; dir?: "ltr" | "rtl" | "auto" | undefined };

/** A text that may have paragraphs. `children` replaces it if it is plain. */
export function Paragraphs({ text, html, children = text, ...place }: Props & Place & { children?: ReactNode }) {
  if (html == null) return <p {...place}>{children}</p>;
  return (
    <div {...place}>
      <Shown text={text} html={html} />
    </div>
  );
}
