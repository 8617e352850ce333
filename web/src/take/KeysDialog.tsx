import { Keyboard } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { areKeysOn, setKeysOn } from "./store.ts";

const keys = [
  ["A – J, 1 – 9", "Choose that answer"],
  ["↑ ↓", "Walk over the answers without choosing"],
  ["Space", "Choose the answer you are on"],
  ["Enter, →", "Next question"],
  ["←", "Previous question"],
  ["?", "Show these keys"],
] as const;

export function KeysDialog({ isOpen, onOpen, onClose }: { isOpen: boolean; onOpen: () => void; onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [areOn, setOn] = useState(areKeysOn);

  useEffect(() => {
    if (isOpen) dialog.current?.showModal();
    else dialog.current?.close();
  }, [isOpen]);

  return (
    <>
      <button className="keys-button" type="button" onClick={onOpen}>
        <Keyboard aria-hidden size={18} /> Keyboard shortcuts
      </button>
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
        <form method="dialog">
          <button className="button primary" type="submit">
            Close
          </button>
        </form>
      </dialog>
    </>
  );
}
