import { useEffect, useEffectEvent } from "react";
import { areKeysOn } from "../attempt/store.ts";
import { isMirrored } from "../language/t.ts";

type Keys = {
  isOn: boolean;
  onChoose: (option: number) => void;
  onNext: () => void;
  onForward: () => void;
  onPrevious: () => void;
  onHelp: () => void;
};

/** Keyboard control. Unlike in native radio groups, arrow keys move the focus without choosing. */
export function useKeys({ isOn, onChoose, onNext, onForward, onPrevious, onHelp }: Keys): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const target = event.target instanceof Element ? event.target : document.body;
    if (event.ctrlKey || event.metaKey || event.altKey || target.closest("dialog")) return;
    const act = actionOf(event, target);
    if (!act) return;
    event.preventDefault();
    act();
  });

  useEffect(() => {
    if (!isOn) return;
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  }, [isOn]);

  function actionOf({ key, repeat }: KeyboardEvent, target: Element): (() => void) | null {
    if (key === "ArrowDown" || key === "ArrowUp") return walkFrom(target, key === "ArrowDown" ? 1 : -1);
    if (repeat) return null;
    const ahead = isMirrored() ? "ArrowLeft" : "ArrowRight";
    if (key === ahead) return onForward;
    if (key === "ArrowLeft" || key === "ArrowRight") return onPrevious;
    if (key === "Enter") return target.closest("button, a, summary") ? null : onNext;
    if (!areKeysOn()) return null;
    if (key === "?") return onHelp;
    if (/^[1-9]$/.test(key)) return () => onChoose(Number(key) - 1);
    if (/^[a-j]$/i.test(key)) return () => onChoose(key.toUpperCase().charCodeAt(0) - 65);
    return null;
  }
}

function walkFrom(target: Element, step: 1 | -1): (() => void) | null {
  const inputs = [...(target.closest("fieldset")?.querySelectorAll("input") ?? [])];
  if (inputs.length === 0) return null;
  const here = inputs.indexOf(target as HTMLInputElement);
  const next = here === -1 ? (step === 1 ? 0 : inputs.length - 1) : (here + step + inputs.length) % inputs.length;
  return () => inputs[next]?.focus();
}
