import { type ReactNode, useState } from "react";
import { useRelayEnvironment } from "react-relay";
import type { EditorPanel_content$data } from "#relay/EditorPanel_content.graphql.ts";
import type { Edited, Sameness } from "./changes.ts";

/**
 * Asks, when saving, which changed questions with answers are still the same. Resolves with null if the author
 * continues editing.
 */
export function useSameness(content: EditorPanel_content$data): {
  dialog: ReactNode;
  isAsking: boolean;
  ask: (questions: readonly Edited[]) => Promise<Sameness | null>;
} {
  const environment = useRelayEnvironment();
  const [dialog, setDialog] = useState<ReactNode>(null);

  async function ask(questions: readonly Edited[]): Promise<Sameness | null> {
    // If the dialog fails to load, the server decides.
    const part = await import("./SamenessDialog.tsx").catch(() => null);
    const changed = (await part?.answeredChanges(environment, content, questions)) ?? [];
    if (!part || changed.length === 0) return {};
    return new Promise((resolve) => {
      const answer = (sameness: Sameness | null) => {
        setDialog(null);
        resolve(sameness);
      };
      setDialog(<part.SamenessDialog changes={changed} onAnswer={answer} />);
    });
  }
  return { dialog, isAsking: dialog !== null, ask };
}
