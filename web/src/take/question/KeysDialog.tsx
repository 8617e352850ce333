import { useEffect, useRef, useState } from "react";
import { areKeysOn, setKeysOn } from "../attempt/store.ts";

const keys = [
  ["A – J, 1 – 9", "Choose that answer"],
  ["↑ ↓", "Walk over the answers without choosing"],
  ["Space", "Choose the answer you are on"],
  ["Enter, →", "Next question"],
  ["←", "Previous question"],
  ["?", "Show these keys"],
] as const;

/** Mounted only while open; unmounting gives the focus back. */
export function KeysDialog({ onClose }: { onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [areOn, setOn] = useState(areKeysOn);
  useEffect(() => dialog.current?.showModal(), []);

  return (
    <dialog ref={dialog} aria-labelledby="keys" onClose={onClose}>
      <h2 id="keys">Keyboard shortcuts</h2>
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
      <button className="button primary" type="button" onClick={() => dialog.current?.close()}>
        Close
      </button>
    </dialog>
  );
}
