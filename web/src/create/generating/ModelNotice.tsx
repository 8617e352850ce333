import type { Kind } from "../../product/kind.ts";
import { Notice } from "../../ui/layout/Notice.tsx";
import { ScreenLink } from "../../ui/text/ScreenLink.tsx";
import { type GeneratedMode, makerSearch } from "./modes.ts";
import { withoutModel } from "./words.ts";

export function ModelNotice({ kind, mode }: { kind: Kind; mode: GeneratedMode }) {
  const to = (other: GeneratedMode, label: string) => <ScreenLink to={makerSearch(kind, other)}>{label}</ScreenLink>;
  if (mode === "ai") {
    return (
      <Notice tone="warning">
        Topics need a language model, and this server has none. Use {to("url", "a web page")} or {to("pdf", "a PDF")}.
        An administrator can connect one.
      </Notice>
    );
  }
  return (
    <Notice>
      This server has no language model. Questions are drafted without AI: {withoutModel[kind]}. An administrator can
      connect one.
    </Notice>
  );
}
