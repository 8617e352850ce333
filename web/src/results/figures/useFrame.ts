import { type RefObject, startTransition, useEffect, useEffectEvent, useState, useSyncExternalStore } from "react";
import { queueFor } from "../../ui/hooks/renderQueue.ts";
import { useFigures } from "./FiguresProvider.tsx";
import type { Frame } from "./frame.ts";

/**
 * Returns the newest frame of a layout. An `element`, one of many, renders in turn: immediately when visible, otherwise
 * when idle.
 */
export function useFrame(layout: string, element?: RefObject<Element | null>): Frame {
  const figures = useFigures();
  const [current, setCurrent] = useState(() => ({ figures, frame: figures.now() }));
  const isDrawable = current.figures === figures && current.frame?.counts.layout === layout;
  const frame = isDrawable ? current.frame : figures.now();
  if (!frame) throw new Error("There is nothing to draw yet");

  const isLate = useEffectEvent(() => figures.now() !== frame);
  useEffect(() => {
    const draw = () => setCurrent({ figures, frame: figures.now() });
    const { ask, end } = element?.current
      ? queueFor(element.current, draw)
      : { ask: () => startTransition(draw), end: () => {} };
    const unfollow = figures.follow(ask);
    // A frame came before this effect subscribed.
    if (isLate()) ask();
    return () => {
      unfollow();
      end();
    };
  }, [figures, element]);
  return frame;
}

/** A value of the newest frame. The component renders again only when the value changes. */
export function useFigure<T extends number | boolean>(read: (frame: Frame) => T): T {
  const figures = useFigures();
  const now = () => {
    const frame = figures.now();
    if (!frame) throw new Error("There is nothing to draw yet");
    return read(frame);
  };
  return useSyncExternalStore(figures.follow, now, now);
}

export const useAttempts = () => useFigure(({ attempts }) => attempts);
export const useAllAttempts = () => useFigure(({ all }) => all);
export const useIsAnswered = () => useFigure(({ attempts }) => attempts > 0);
