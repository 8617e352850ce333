import { useEffect, useEffectEvent } from "react";
import { isComposing } from "../../ui/composing.ts";
import type { Press } from "../attempt/pace.ts";
import { areKeysOn } from "../attempt/store.ts";
import { isMirrored } from "../language/t.ts";
import { walkFrom } from "./walk.ts";

type Keys = {
  isOn: boolean;
  /** Receives a letter or digit, and the focused row of a matrix. */
  onChoose: (key: string, row: number | undefined) => void;
  onNext: (press: Press) => void;
  onForward: (press: Press) => void;
  onPrevious: () => void;
  onHelp: () => void;
};

const typing = "textarea, input:not([type=radio], [type=checkbox])";

/** Keyboard control. Unlike in native radio groups, arrow keys move the focus without choosing. */
export function useKeys({ isOn, onChoose, onNext, onForward, onPrevious, onHelp }: Keys): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const target = event.target instanceof Element ? event.target : document.body;
    if (isComposing(event) || event.altKey || target.closest("dialog")) return;
    const act = event.ctrlKey || event.metaKey ? withControl(event) : actionOf(event, target);
    if (!act) return;
    event.preventDefault();
    act(event);
  });

  useEffect(() => {
    if (!isOn) return;
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  }, [isOn]);

  /** Ctrl or Cmd with Enter continues from a text of several lines, where Enter starts a new line. */
  function withControl({ key, repeat }: KeyboardEvent): ((press: Press) => void) | null {
    return key === "Enter" && !repeat ? onNext : null;
  }

  function actionOf({ key, repeat }: KeyboardEvent, target: Element): ((press: Press) => void) | null {
    if (target.closest(typing)) return key === "Enter" && !repeat && target.matches("input") ? onNext : null;
    const walk = walkFrom(target, key);
    if (walk) return walk;
    if (repeat) return null;
    const ahead = isMirrored() ? "ArrowLeft" : "ArrowRight";
    if (key === ahead) return onForward;
    if (key === "ArrowLeft" || key === "ArrowRight") return onPrevious;
    if (key === "Enter") return target.closest("button, a, summary") ? null : onNext;
    if (!areKeysOn()) return null;
    if (key === "?") return onHelp;
    const row = target.closest<HTMLElement>("[data-row]")?.dataset.row;
    if (/^[\da-k]$/i.test(key)) return () => onChoose(key, row === undefined ? undefined : Number(row));
    return null;
  }
}
