import { useState } from "react";
import { hasOptions } from "../../../../api/src/content/question/form/form.shared.ts";
import type { Question } from "../attempt/item.ts";
import { areKeysOn, setKeysOn } from "../attempt/store.ts";
import { type Plain, t } from "../language/deferred.ts";
import { isMirrored } from "../language/t.ts";
import { ModalDialog } from "./ModalDialog.tsx";
import { hasNumberedPoints } from "./places.ts";

const keys = [
  ["", "keySpace"],
  ["Enter, →", "nextQuestion"],
  ["←", "previousQuestion"],
  ["?", "keyHelp"],
] as const satisfies [string, Plain][];

/** The keys that choose an answer to this type of question. Typed answers have none. */
function choosingKeys(question: Question): [string, Plain][] {
  const { questionType, options } = question;
  if (!hasOptions(questionType)) return [["Ctrl + Enter", "keyLines"]];
  if (questionType === "matrix")
    return [
      [hasNumberedPoints(question) ? "0 – 9" : "1 – 9", "keyRow"],
      ["↑ ↓ ← →", "keyWalk"],
    ];
  if (!hasNumberedPoints(question))
    return [
      ["A – J, 1 – 9", "keyChoose"],
      ["↑ ↓", "keyWalk"],
    ];
  return [
    [options.includes("10") ? "0 – 9, 1 0" : "0 – 9", "keyPoint"],
    ["↑ ↓ ← →", "keyWalk"],
  ];
}

export function KeysDialog({ question, onClose }: { question: Question; onClose: () => void }) {
  const [areOn, setOn] = useState(areKeysOn);

  return (
    <ModalDialog title={t("keys")} onClose={onClose}>
      <dl className="keys">
        {[...choosingKeys(question), ...keys].map(([key, meaning]) => (
          <div key={key}>
            <dt>{keyLabel(key)}</dt>
            <dd>{t(meaning)}</dd>
          </div>
        ))}
      </dl>
      {/* Speech input and stray key presses must not answer questions (WCAG 2.1.4). */}
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

/** The forward arrow points to the left in right-to-left languages. */
const keyLabel = (key: string) =>
  (isMirrored() ? key.replace(/[→←]/, (arrow) => (arrow === "→" ? "←" : "→")) : key) || t("spaceKey");
