import { type ReactNode, useEffect, useState } from "react";
import { t, timedWords } from "../language/timed.ts";
import { Countdown } from "./Countdown.tsx";
import { Limit } from "./Limit.tsx";

interface GrantedProps {
  minutes: number;
  /** Seconds, as the server said just now; absent if nothing was begun. */
  timeLeft?: number | undefined;
  /** What leads on, as long as there is time. */
  children?: ReactNode;
}

export async function withItsWords() {
  await timedWords;
  return Granted;
}

/** Tells who follows a personal link how much time they have, or, if they began on another device, how much still. */
function Granted({ minutes, timeLeft, children }: GrantedProps) {
  if (timeLeft !== undefined)
    return (
      <Running minutes={minutes} timeLeft={timeLeft}>
        {children}
      </Running>
    );
  return (
    <>
      <Limit minutes={minutes} />
      {children}
    </>
  );
}

function Running({ minutes, timeLeft, children }: GrantedProps & { timeLeft: number }) {
  const left = useCountdown(timeLeft);
  return (
    <>
      <p role="status">{t(left > 0 ? "running" : "timeUp")}</p>
      {left > 0 && <Countdown minutes={minutes} left={left} />}
      {left > 0 && children}
    </>
  );
}

/** Whole seconds that are left of so many. */
function useCountdown(seconds: number): number {
  const [left, setLeft] = useState(Math.max(0, Math.ceil(seconds)));
  useEffect(() => {
    const end = performance.now() + seconds * 1000;
    const tick = () => setLeft(Math.max(0, Math.ceil((end - performance.now()) / 1000)));
    tick();
    const timer = setInterval(tick, 250);
    return () => clearInterval(timer);
  }, [seconds]);
  return left;
}
