import { useEffect, useEffectEvent, useRef, useState } from "react";
import { step } from "./step.ts";

const duration = 450;

/**
 * A figure that counts to its new value. Writes to the DOM: a state for each frame would interrupt concurrent
 * rendering.
 */
export function AnimatedNumber({ value, format }: { value: number; format: (value: number) => string }) {
  const [first] = useState(() => format(value));
  const text = useRef<HTMLSpanElement>(null);
  const current = useRef(value);
  const goal = format(value);

  const show = useEffectEvent((number: number) => {
    current.current = number;
    if (text.current) text.current.textContent = number === value ? goal : format(number);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same number may come to be written otherwise
  useEffect(() => {
    const from = current.current;
    // A hidden page gets no animation frames.
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
