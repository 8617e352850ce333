import { useState } from "react";
import { announce } from "../../../ui/announce.ts";
import { countOf } from "../../../ui/text/format.ts";
import { toast } from "../../../ui/toast.tsx";
import { entryOf, nameOf, type Row, statusOf } from "../rows.ts";
import type { Translating } from "../useTranslating.ts";
import { accepted, noProposals, proposalsFor, without } from "./proposals.ts";
import { useDrafting } from "./useDrafting.ts";

interface ProposalOptions {
  contentId: string;
  language: string;
  rows: readonly Row[];
  translating: Pick<Translating, "store" | "replace">;
}

/** The language model's proposals for a translation. They are stored only after the author accepts and saves them. */
export function useProposals({ contentId, language, rows, translating: { store, replace } }: ProposalOptions) {
  const [proposals, setProposals] = useState(noProposals);
  const [leftOut, setLeftOut] = useState<readonly string[]>([]);
  const drafting = useDrafting(contentId, language, ({ texts, leftOut }) => {
    const next = proposalsFor(rows, store.present().texts, texts);
    setProposals(next);
    setLeftOut(leftOut);
    if (next.size === 0 && leftOut.length === 0) toast.show({ title: "There was nothing to draft" });
  });
  return {
    drafting,
    proposals,
    leftOut,
    accept(name: string) {
      const text = proposals.get(name);
      if (text !== undefined) replace(accepted(store.present().texts, new Map([[name, text]])));
      setProposals(without(proposals, name));
    },
    dismiss: (name: string) => setProposals(without(proposals, name)),
    acceptAll() {
      const { texts } = store.present();
      // Texts written since then stay.
      const open = new Set(rows.filter((row) => statusOf(row, entryOf(texts, row)) !== "done").map(nameOf));
      const pending = new Map([...proposals].filter(([name]) => open.has(name)));
      replace(accepted(texts, pending));
      announce(`${countOf(pending.size, "proposal")} accepted`);
      setProposals(noProposals);
    },
    dismissAll() {
      setProposals(noProposals);
      setLeftOut([]);
    },
  };
}

export type Proposing = ReturnType<typeof useProposals>;
