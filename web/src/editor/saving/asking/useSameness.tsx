import { type ReactNode, useState } from "react";
import { useRelayEnvironment } from "react-relay";
import type { EditorPanel_content$data } from "#relay/EditorPanel_content.graphql.ts";
import type { useSaveMutation } from "#relay/useSaveMutation.graphql.ts";
import type { Edited } from "./changes.ts";
import type { Decision } from "./cures.ts";

type Ask = (questions: readonly Edited[], edit: useSaveMutation["variables"]["input"]) => Promise<Decision | null>;

/**
 * Asks, when saving, which changed questions with answers are still the same, and what happens to grades by an earlier
 * key. Resolves with null if the author continues editing.
 */
export function useSameness(content: EditorPanel_content$data): { dialog: ReactNode; isAsking: boolean; ask: Ask } {
  const environment = useRelayEnvironment();
  const [dialog, setDialog] = useState<ReactNode>(null);

  const ask: Ask = async (questions, edit) => {
    // If the dialog fails to load, the server decides, and grades stay.
    const part = await import("./SamenessDialog.tsx").catch(() => null);
    const changes = (await part?.answeredChanges(environment, content, questions)) ?? [];
    if (!part || changes.length === 0) return { sameness: {}, cure: "keep", places: [] };
    const places = changes.flatMap(({ place, isRekeyed }) => (isRekeyed ? [place] : []));
    const effects = places.length > 0 ? await part.effectsOf(environment, content, edit, places) : {};
    return new Promise((resolve) => {
      const answer = (decision: Omit<Decision, "places"> | null) => {
        setDialog(null);
        resolve(decision && { ...decision, places });
      };
      setDialog(<part.SamenessDialog changes={changes} effects={effects} onAnswer={answer} />);
    });
  };
  return { dialog, isAsking: dialog !== null, ask };
}
