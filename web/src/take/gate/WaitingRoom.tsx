import { useEffect, useState } from "react";
import { t } from "../language/later.ts";
import type { GateProps } from "./Gate.tsx";
import { formatCountdown, formatMoment } from "./moment.ts";
import { useClock } from "./useClock.ts";

const minute = 60_000;
/** Takers ask at different times within these milliseconds, so that not all do at once. */
const spread = 4000;
/** Milliseconds between two questions to the server, at least. */
const usual = minute;
/** Minutes before the opening at which it is announced. */
const announced = [5, 1];

export function WaitingRoom({ item, opensAt, onChange }: GateProps & { opensAt: string }) {
  const [times, setTimes] = useState(0);
  const [wait] = useState(() => Math.random() * spread);
  const { clock, delay } = useClock(item, times, onChange);
  const [left, setLeft] = useState<number | null>(null);

  useEffect(() => {
    if (!clock) return;
    const opening = Date.parse(opensAt);
    const now = clock();
    // After its time the server is asked again soon, and before it now and then: its author may open it earlier.
    let next = now >= opening + wait ? now + 1000 : Math.min(opening + wait, now + usual + 5 * wait);
    const timer = setInterval(tick, 250);
    function tick() {
      const now = clock?.() ?? 0;
      setLeft(Math.ceil((opening - now) / 1000) * 1000);
      if (now < next) return;
      next = Number.POSITIVE_INFINITY;
      setTimes((times) => times + 1);
    }
    tick();
    // Clocks may stand still while a device sleeps.
    const wake = () => document.visibilityState === "visible" && setTimes((times) => times + 1);
    document.addEventListener("visibilitychange", wake);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", wake);
    };
  }, [clock, opensAt, wait]);

  return (
    <section className="gate">
      <p>
        <strong>{t("opensOn", { when: formatMoment(opensAt) })}</strong>
      </p>
      {left !== null && left <= 60 * minute && (
        <p className="countdown" role="timer">
          {formatCountdown(left)}
        </p>
      )}
      <p className="fine-print">
        {t(delay === null ? "opensByItself" : delay === "offline" ? "gateOffline" : "noServer")}
      </p>
      <p className="sr-only" role="status">
        {left !== null && announcement(left)}
      </p>
    </section>
  );
}

/** The same words for a while, so that they are spoken once. */
function announcement(left: number): string | null {
  if (left <= 0) return t("opensNow");
  const count = announced.findLast((count) => left <= count * minute);
  return count ? t("opensIn", { count }) : null;
}
