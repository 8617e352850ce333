import { useState } from "react";
import { areKeysOn, setKeysOn } from "../attempt/store.ts";
import { ModalDialog } from "./ModalDialog.tsx";

const keys = [
  ["A – J, 1 – 9", "Choose that answer"],
  ["↑ ↓", "Walk over the answers without choosing"],
  ["Space", "Choose the answer you are on"],
  ["Enter, →", "Next question"],
  ["←", "Previous question"],
  ["?", "Show these keys"],
] as const;

export function KeysDialog({ onClose }: { onClose: () => void }) {
  const [areOn, setOn] = useState(areKeysOn);

  return (
    <ModalDialog title="Keyboard shortcuts" onClose={onClose}>
      <dl className="keys">
        {keys.map(([key, meaning]) => (
          <div key={key}>
            <dt>{key}</dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
      {/* Speech input and stray key presses must not answer for anybody (WCAG 2.1.4). */}
      <label className="check">
        <input
          type="checkbox"
          checked={areOn}
          onChange={({ target }) => {
            setOn(target.checked);
            setKeysOn(target.checked);
          }}
        />
        Use letters, digits and ? as shortcuts
      </label>
    </ModalDialog>
  );
}
