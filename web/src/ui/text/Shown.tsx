import { type ReactNode, useMemo } from "react";
import { trustedHtml } from "./trusted.ts";

type Props = { text: string; html: string | null | undefined };

/** A text as the service has rendered it; as it was written if it is plain. */
export function Shown({ text, html }: Props) {
  // The same object each time, or React would write the HTML anew.
  const inner = useMemo(() => ({ __html: trustedHtml(html ?? "") }), [html]);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the service made it of a fixed list of elements
  return html == null ? text : <span className="rich" dangerouslySetInnerHTML={inner} />;
}

type Place = { className: string; lang?: string | undefined; dir?: "ltr" | "rtl" | "auto" | undefined };

/** A text that may have paragraphs; `children` is how it is shown if it is plain. */
export function Paragraphs({ text, html, children = text, ...place }: Props & Place & { children?: ReactNode }) {
  if (html == null) return <p {...place}>{children}</p>;
  return (
    <div {...place}>
      <Shown text={text} html={html} />
    </div>
  );
}
