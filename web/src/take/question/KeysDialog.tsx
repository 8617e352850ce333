import { useState } from "react";
import { areKeysOn, setKeysOn } from "../attempt/store.ts";
import { isMirrored, type Plain, t } from "../language/t.ts";
import { ModalDialog } from "./ModalDialog.tsx";

const keys = [
  ["A – J, 1 – 9", "keyChoose"],
  ["↑ ↓", "keyWalk"],
  ["", "keySpace"],
  ["Enter, →", "nextQuestion"],
  ["←", "previousQuestion"],
  ["?", "keyHelp"],
] as const satisfies [string, Plain][];

export function KeysDialog({ onClose }: { onClose: () => void }) {
  const [areOn, setOn] = useState(areKeysOn);

  return (
    <ModalDialog title={t("keys")} onClose={onClose}>
      <dl className="keys">
        {keys.map(([key, meaning]) => (
          <div key={key}>
            <dt>{shown(key)}</dt>
            <dd>{t(meaning)}</dd>
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
        {t("keysOn")}
      </label>
    </ModalDialog>
  );
}

/** The arrow forward points to the left where text goes there. */
const shown = (key: string) =>
  (isMirrored() ? key.replace(/[→←]/, (arrow) => (arrow === "→" ? "←" : "→")) : key) || t("spaceKey");
