import { useEffect, useState } from "react";
import { t } from "../language/deferred.ts";
import { minute, minutesAnnounced } from "./announced.ts";
import { formatCountdown, formatMoment } from "./moment.ts";
import type { GateProps } from "./props.ts";
import { useClock } from "./useClock.ts";

/** Milliseconds over which takers' requests are spread, so that they are not all sent at once. */
const spread = 4000;
/** Milliseconds between two requests to the server before the opening. */
const usual = minute;

export function WaitingRoom({ item, opensAt, dispatch }: GateProps & { opensAt: string }) {
  const [wait] = useState(() => Math.random() * spread);
  const { clock, delay, askAgain } = useClock(item, dispatch);
  const [first, setFirst] = useState<number | null>(null);
  const [secondsLeft, setSecondsLeft] = useState<number | null>(null);

  useEffect(() => {
    if (!clock) return;
    const opening = Date.parse(opensAt);
    const now = clock();
    // Asks the server once a second after the opening time, and regularly before it, because the author may open it
    // earlier.
    let next = now >= opening + wait ? now + 1000 : Math.min(opening + wait, now + usual + 5 * wait);
    const timer = setInterval(tick, 250);
    function tick() {
      const now = clock?.() ?? 0;
      const remaining = Math.ceil((opening - now) / 1000) * 1000;
      setFirst((first) => first ?? remaining);
      setSecondsLeft(remaining);
      if (now < next) return;
      next = Number.POSITIVE_INFINITY;
      askAgain();
    }
    tick();
    return () => clearInterval(timer);
  }, [clock, opensAt, wait, askAgain]);

  return (
    <section className="gate">
      <p>
        <strong>{t("opensOn", { when: formatMoment(opensAt) })}</strong>
      </p>
      {secondsLeft !== null && secondsLeft <= 60 * minute && (
        <p className="countdown" role="timer">
          {formatCountdown(secondsLeft)}
        </p>
      )}
      <p className="fine-print">
        {t(delay === null ? "opensByItself" : delay === "offline" ? "gateOffline" : "noServer")}
      </p>
      <p className="sr-only" role="status">
        {first !== null && secondsLeft !== null && announcement(first, secondsLeft)}
      </p>
    </section>
  );
}

function announcement(first: number, left: number): string | null {
  if (left <= 0) return t("opensNow");
  const count = minutesAnnounced(first, left);
  return count === null ? null : t("opensIn", { count });
}
