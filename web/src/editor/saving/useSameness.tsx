import { type ReactNode, useState } from "react";
import { useRelayEnvironment } from "react-relay";
import type { EditorPanel_content$data } from "#relay/EditorPanel_content.graphql.ts";
import type { ContentEdit } from "../../../../api/src/content/content.rules.ts";

/** Of changed questions, by their place, whether they are the same ones as before; of the others the server decides. */
export type Sameness = Readonly<Record<number, boolean>>;

/** Questions as they are about to be saved, each with the id of the version it was edited from. */
export type Edited = NonNullable<ContentEdit["questions"]>[number];

/**
 * For a save: `ask` lets the author tell which of the changed questions are the same ones, worded better, where that
 * matters because they have answers. Null when the author would rather go on editing.
 */
export function useSameness(content: EditorPanel_content$data): {
  dialog: ReactNode;
  /** The author is being asked, and nothing is saved meanwhile. */
  isAsking: boolean;
  ask: (questions: readonly Edited[]) => Promise<Sameness | null>;
} {
  const environment = useRelayEnvironment();
  const [dialog, setDialog] = useState<ReactNode>(null);

  async function ask(questions: readonly Edited[]): Promise<Sameness | null> {
    // Unasked, the server takes what is likely.
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
