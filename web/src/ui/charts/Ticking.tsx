import { useEffect, useEffectEvent, useRef, useState } from "react";
import { step } from "./step.ts";

const duration = 450;

/**
 * A figure that runs to its new value, so that the change is seen. It is written past React: a state for each frame would
 * let whatever else is being rendered begin again.
 */
export function Ticking({ value, format }: { value: number; format: (value: number) => string }) {
  const [first] = useState(() => format(value));
  const text = useRef<HTMLSpanElement>(null);
  const shown = useRef(value);
  const goal = format(value);

  const show = useEffectEvent((number: number) => {
    shown.current = number;
    if (text.current) text.current.textContent = number === value ? goal : format(number);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same number may come to be written otherwise
  useEffect(() => {
    const from = shown.current;
    // Nobody sees a hidden page run, and its frames don't come.
    const isStill = from === value || document.hidden || matchMedia("(prefers-reduced-motion: reduce)").matches;
    if (isStill) return show(value);
    const began = performance.now();
    let frame = requestAnimationFrame(function run(now) {
      const progress = (now - began) / duration;
      show(step(from, value, progress));
      if (progress < 1) frame = requestAnimationFrame(run);
    });
    return () => cancelAnimationFrame(frame);
  }, [value, goal]);

  return <span ref={text}>{first}</span>;
}
