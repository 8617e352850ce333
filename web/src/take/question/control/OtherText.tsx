import { useEffect, useEffectEvent, useId, useRef } from "react";
import { flawOf, otherOf } from "../../attempt/entry.ts";
import { t } from "../../language/written.ts";
import type { ControlProps } from "./props.ts";
import { reasonOf } from "./reason.ts";

type Props = Pick<ControlProps, "question" | "entry" | "isHinted" | "isLocked"> & {
  option: string;
  /** The text from before the option was left. */
  kept: string;
  onChange: (text: string) => void;
};

export function OtherText({ question, entry, option, kept, isHinted, isLocked, onChange }: Props) {
  const field = useRef<HTMLInputElement>(null);
  const id = useId();
  const text = otherOf(entry) ?? "";
  const isTold = isHinted || (entry !== null && flawOf(question, entry) === "long");
  const error = isTold ? reasonOf(question, entry) : null;
  // The field appears because its option was chosen. Opening a question again moves the focus back to its heading.
  const begin = useEffectEvent(() => {
    field.current?.focus();
    if (text === "" && kept !== "") onChange(kept);
  });
  useEffect(() => begin(), []);
  return (
    <div className="field other">
      <input
        ref={field}
        type="text"
        dir={text ? "auto" : undefined}
        autoComplete="off"
        data-open
        aria-label={`${option}: ${t("ownWords")}`}
        placeholder={t("ownWords")}
        value={text}
        readOnly={isLocked}
        aria-invalid={error !== null}
        aria-describedby={error ? id : undefined}
        onChange={({ target }) => onChange(target.value)}
      />
      {error && (
        <p className="field-error" id={id}>
          {error}
        </p>
      )}
    </div>
  );
}
