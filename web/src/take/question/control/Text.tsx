import { useId, useLayoutEffect, useRef, useState } from "react";
import { formLimits } from "../../../../../api/src/content/question/form/form.shared.ts";
import { lengthOf, trimmed } from "../../../../../api/src/platform/shared/characters.shared.ts";
import { textOf } from "../../attempt/entry.ts";
import { t } from "../../language/written.ts";
import { type ControlProps, unaided } from "./props.ts";
import { reasonOf } from "./reason.ts";

/** Number of characters left from which the taker is informed. */
const few = 20;

export function Control({
  question,
  entry,
  isHinted,
  isLocked,
  isGraded,
  labelledBy,
  describedBy,
  onEnter,
}: ControlProps) {
  const { isLong = false, maxLength = formLimits.text.line, isShared } = question.form?.text ?? {};
  const [hasLeft, setLeft] = useState(false);
  const id = useId();
  const charactersLeft = maxLength - lengthOf(trimmed(textOf(entry)), maxLength);
  // Exceeding the limit is shown immediately, other errors when the field is left.
  const isTold = isHinted || charactersLeft < 0 || (hasLeft && entry !== null);
  const error = isTold ? reasonOf(question, entry) : null;
  const shared = {
    ...(isGraded && unaided),
    value: textOf(entry),
    "aria-labelledby": labelledBy,
    "aria-describedby": [describedBy, isShared && `${id}-shared`, `${id}-note`].filter(Boolean).join(" "),
    "aria-invalid": error !== null,
    "aria-required": question.required !== false,
    "data-open": true,
    readOnly: isLocked,
    onBlur: () => setLeft(true),
  };
  return (
    <div className="field answer">
      {isLong ? (
        <Lines {...shared} onChange={onEnter} />
      ) : (
        <input
          {...shared}
          type="text"
          dir={shared.value ? "auto" : undefined}
          autoComplete="off"
          onChange={({ target }) => onEnter(target.value)}
        />
      )}
      {isShared && (
        <p id={`${id}-shared`} className="field-note">
          {t("othersRead")}
        </p>
      )}
      <p id={`${id}-note`} className={error ? "field-error" : "field-note"}>
        {error ??
          (charactersLeft <= Math.max(few, maxLength / 10) ? t("charactersLeft", { count: charactersLeft }) : null)}
      </p>
      <p className="sr-only" role="status">
        {saidOf(charactersLeft)}
      </p>
    </div>
  );
}

/** The announcement of the characters left: every five near the limit, and each one above it. */
function saidOf(left: number): string {
  if (left < 0) return t("tooLong", { count: -left });
  return left <= few && left % 5 === 0 ? t("charactersLeft", { count: left }) : "";
}

type LinesProps = Omit<React.ComponentProps<"textarea">, "onChange"> & { onChange: (text: string) => void };

/** A text area that grows with its content. */
function Lines({ onChange, ...props }: LinesProps) {
  const field = useRef<HTMLTextAreaElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the height follows the text.
  useLayoutEffect(() => {
    const node = field.current;
    if (!node) return;
    node.style.height = "auto";
    node.style.height = `${node.scrollHeight + node.offsetHeight - node.clientHeight}px`;
  }, [props.value]);
  return (
    <textarea
      {...props}
      ref={field}
      rows={4}
      dir={props.value ? "auto" : undefined}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}
