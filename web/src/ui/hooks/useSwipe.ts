import { type PointerEvent, useState } from "react";

const threshold = 50;

/** Dismisses an element when it is swiped to the right. An element released early slides back. */
export function useSwipe(onSwiped: () => void) {
  const [start, setStart] = useState<number | null>(null);
  const [way, setWay] = useState(0);
  const letGo = () => {
    setStart(null);
    setWay(0);
  };
  return {
    style: {
      touchAction: "pan-y",
      userSelect: start === null ? undefined : "none",
      transform: `translateX(${way}px)`,
    },
    onPointerDown: ({ button, clientX, target, currentTarget, pointerId }: PointerEvent) => {
      if (button !== 0 || (target as Element).closest("button")) return;
      currentTarget.setPointerCapture(pointerId);
      setStart(clientX);
    },
    onPointerMove: ({ clientX }: PointerEvent) => start !== null && setWay(Math.max(0, clientX - start)),
    onPointerUp: () => {
      if (way > threshold) onSwiped();
      letGo();
    },
    onPointerCancel: letGo,
  } as const;
}
