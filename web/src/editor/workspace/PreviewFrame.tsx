import tokens from "virtual:tokens.css?inline";
import { type ReactNode, useEffect, useState, useSyncExternalStore } from "react";
import { createPortal } from "react-dom";
import answer from "../../take/style/answer.css?inline";
import bar from "../../take/style/bar.css?inline";
import base from "../../take/style/base.css?inline";
import controls from "../../take/style/controls.css?inline";
import question from "../../take/style/question.css?inline";
import rich from "../../take/style/rich.css?inline";
import newsreader from "../../ui/font.css?inline";
import formula from "../../ui/text/formula.css?inline";

const style = [newsreader, tokens, base, controls, question, answer, formula, rich, bar].join("\n");
const paper = `<!doctype html><html lang="en"><head><title>Preview</title><style>${style}</style></head><body><div class="page"><div class="sheet"></div></div></body></html>`;

/** An iframe with the taker's styles at a phone's width. React renders into it through a portal. */
export function PreviewFrame({ title, children }: { title: string; children: ReactNode }) {
  const [page, setPage] = useState<Document | null>(null);
  const mode = useSyncExternalStore(watchMode, () => document.documentElement.className);
  useEffect(() => {
    if (page) page.documentElement.className = mode;
  }, [page, mode]);
  const sheet = page?.querySelector(".sheet");
  return (
    <>
      <iframe
        title={title}
        srcDoc={paper}
        onLoad={({ currentTarget }) => setPage(currentTarget.contentDocument)}
        style={{
          display: "block",
          width: "100%",
          height: "40rem",
          minHeight: 0,
          borderRadius: 8,
          border: "1px solid var(--chakra-colors-border)",
        }}
      />
      {sheet && createPortal(children, sheet)}
    </>
  );
}

/** Calls back when the color mode changes. */
function watchMode(listener: () => void) {
  const observer = new MutationObserver(listener);
  observer.observe(document.documentElement, { attributeFilter: ["class"] });
  return () => observer.disconnect();
}
