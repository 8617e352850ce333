import { type ReactNode, useEffect, useState } from "react";
import { t, timeLimitWords } from "../language/timeLimit.ts";
import { Countdown } from "./Countdown.tsx";
import { Limit } from "./Limit.tsx";

interface GrantedProps {
  minutes: number;
  /** Seconds left, from the server's latest response. Absent if no attempt has started. */
  timeLeft?: number | undefined;
  /** The controls to continue, shown while time is left. */
  children?: ReactNode;
}

export async function withItsWords() {
  await timeLimitWords;
  return Granted;
}

/** Shows the time limit of a personal link, or the time left if the attempt was started on another device. */
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
  const secondsLeft = useCountdown(timeLeft);
  return (
    <>
      <p role="status">{t(secondsLeft > 0 ? "running" : "timeUp")}</p>
      {secondsLeft > 0 && <Countdown minutes={minutes} left={secondsLeft} />}
      {secondsLeft > 0 && children}
    </>
  );
}

/** Counts down the whole seconds left. */
function useCountdown(seconds: number): number {
  const [secondsLeft, setSecondsLeft] = useState(Math.max(0, Math.ceil(seconds)));
  useEffect(() => {
    const end = performance.now() + seconds * 1000;
    const tick = () => setSecondsLeft(Math.max(0, Math.ceil((end - performance.now()) / 1000)));
    tick();
    const timer = setInterval(tick, 250);
    return () => clearInterval(timer);
  }, [seconds]);
  return secondsLeft;
}
