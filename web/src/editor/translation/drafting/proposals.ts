import { entryOf, nameOf, type Row, statusOf, type Texts } from "../rows.ts";
import type { Drafted } from "./useDrafting.ts";

/** The language model's drafts that are not accepted yet, by row name. */
export type Proposals = ReadonlyMap<string, string>;
export const noProposals: Proposals = new Map();

/** The drafts for unfinished texts whose originals have not changed since they were sent. */
export function proposalsFor(rows: readonly Row[], texts: Texts, drafted: Drafted["texts"]): Proposals {
  const drafts = new Map(drafted.map((draft) => [draft.path, draft]));
  return new Map(
    rows.flatMap((row) => {
      const draft = drafts.get(row.path);
      const isWanted = draft?.original === row.original && statusOf(row, entryOf(texts, row)) !== "done";
      return draft && isWanted ? [[nameOf(row), draft.text] as const] : [];
    }),
  );
}

/** The texts with the proposals inserted. */
export const accepted = (texts: Texts, proposals: Proposals): Texts => ({
  ...texts,
  ...Object.fromEntries([...proposals].map(([name, text]) => [name, { text, isConfirmed: true }])),
});

export const without = (proposals: Proposals, name: string): Proposals =>
  new Map([...proposals].filter(([other]) => other !== name));
