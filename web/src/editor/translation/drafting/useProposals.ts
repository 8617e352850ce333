import { useState } from "react";
import { announce } from "../../../ui/announce.ts";
import { countOf } from "../../../ui/text/format.ts";
import { toast } from "../../../ui/toast.tsx";
import type { Row } from "../rows.ts";
import type { Translating } from "../useTranslating.ts";
import { accepted, noProposals, proposalsFor, without } from "./proposals.ts";
import { useDrafting } from "./useDrafting.ts";

interface Wanted {
  contentId: string;
  language: string;
  rows: readonly Row[];
  translating: Pick<Translating, "store" | "replace">;
}

/** What the language model proposes for a translation; nothing of it is stored before it is taken over and saved. */
export function useProposals({ contentId, language, rows, translating: { store, replace } }: Wanted) {
  const [proposals, setProposals] = useState(noProposals);
  const [leftOut, setLeftOut] = useState<readonly string[]>([]);
  const drafting = useDrafting(contentId, language, ({ texts, leftOut }) => {
    const found = proposalsFor(rows, store.present().texts, texts);
    setProposals(found);
    setLeftOut(leftOut);
    if (found.size === 0 && leftOut.length === 0) toast.show({ title: "There was nothing to draft" });
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
      replace(accepted(store.present().texts, proposals));
      announce(`${countOf(proposals.size, "proposal")} accepted`);
      setProposals(noProposals);
    },
    dismissAll: () => setProposals(noProposals),
  };
}

export type Proposing = ReturnType<typeof useProposals>;
