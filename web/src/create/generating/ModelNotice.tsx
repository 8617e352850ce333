import { Code } from "@chakra-ui/react";
import type { Kind } from "../../product/kind.ts";
import { Notice } from "../../ui/layout/Notice.tsx";
import { ScreenLink } from "../../ui/text/ScreenLink.tsx";
import { type GeneratedMode, makerSearch } from "./modes.ts";
import { withoutModel } from "./words.ts";

const key = <Code>OPENAI_API_KEY</Code>;

export function ModelNotice({ kind, mode }: { kind: Kind; mode: GeneratedMode }) {
  const to = (other: GeneratedMode, label: string) => <ScreenLink to={makerSearch(kind, other)}>{label}</ScreenLink>;
  if (mode === "ai") {
    return (
      <Notice tone="warning">
        Nothing can be written from a topic alone here: this server has no language model. Whoever runs it can set {key}
        . Until then, {to("url", "a web page")} or {to("pdf", "a PDF")} works without one.
      </Notice>
    );
  }
  return (
    <Notice>
      This server has no language model. Your {mode === "url" ? "link" : "PDF"} is drafted without AI instead:{" "}
      {withoutModel[kind]}. To have a model write them, whoever runs the server sets {key}.
    </Notice>
  );
}
