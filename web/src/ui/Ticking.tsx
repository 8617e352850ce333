import { useEffect, useRef, useState } from "react";
import { step } from "./step.ts";

const duration = 450;

/** A figure that runs to its new value, so that the change is seen. */
export function Ticking({ value, format }: { value: number; format: (value: number) => string }) {
  return format(useRunning(value));
}

function useRunning(target: number) {
  const [shown, setShown] = useState(target);
  const latest = useRef(target);

  useEffect(() => {
    const from = latest.current;
    if (from === target) return;
    // Nobody sees a hidden page run, and its frames don't come.
    const still = document.hidden || matchMedia("(prefers-reduced-motion: reduce)").matches;
    const began = performance.now();
    const run = (now: number) => {
      const progress = still ? 1 : (now - began) / duration;
      latest.current = step(from, target, progress);
      setShown(latest.current);
      if (progress < 1) frame = requestAnimationFrame(run);
    };
    let frame = 0;
    run(began);
    return () => cancelAnimationFrame(frame);
  }, [target]);

  return shown;
}
