import { useState } from "react";
import { Sheet } from "../../ui/layout/Sheet.tsx";
import { bringUp } from "../question/questions.ts";
import { Outline } from "./Outline.tsx";
import { Preview } from "./Preview.tsx";

export type Side = "outline" | "preview";

interface WorkspaceSheetProps {
  open: Side | null;
  onClose: () => void;
}

export function WorkspaceSheet({ open, onClose }: WorkspaceSheetProps) {
  const [goal, setGoal] = useState<string | null>(null);
  return (
    <>
      <Sheet
        open={open === "outline"}
        title="Outline"
        finalFocus={goal === null ? undefined : () => bringUp(goal)}
        onClose={() => {
          setGoal(null);
          onClose();
        }}
      >
        <Outline
          maxH="65dvh"
          onJump={(key) => {
            setGoal(key);
            onClose();
          }}
        />
      </Sheet>
      <Sheet open={open === "preview"} title="Participant’s view" onClose={onClose}>
        <Preview />
      </Sheet>
    </>
  );
}
