import { useEffect, useRef, useState } from "react";
import { formatCountdown } from "../gate/moment.ts";
import { t } from "../language/notice.ts";
import { noteLed } from "./led.ts";

interface LeadingProps {
  url: string;
  host: string;
  seconds: number;
  receiptId: string;
}

/** Counts down and follows a link, unless the taker stops it. */
export function Leading({ url, host, seconds, receiptId }: LeadingProps) {
  const [due] = useState(() => Date.now() + seconds * 1000);
  const [millisecondsLeft, setMillisecondsLeft] = useState(seconds * 1000);
  const [isStopped, setStopped] = useState(false);
  const [isSaid, setSaid] = useState(false);
  const status = useRef<HTMLParagraphElement>(null);

  useEffect(() => {
    noteLed(receiptId);
    // Screen readers announce changes, not the initial content.
    setSaid(true);
  }, [receiptId]);

  useEffect(() => {
    if (isStopped) return;
    const timer = setInterval(() => {
      const remaining = due - Date.now();
      setMillisecondsLeft(remaining);
      if (remaining > 0) return;
      clearInterval(timer);
      location.assign(url);
    }, 250);
    return () => clearInterval(timer);
  }, [due, url, isStopped]);

  return (
    <div className="gate">
      <p ref={status} role="status" tabIndex={-1}>
        {isSaid && (isStopped ? t("stays") : t("goesOn", { host }))}
      </p>
      {!isStopped && (
        <p className="actions">
          <span role="timer">{formatCountdown(millisecondsLeft)}</span>
          <button
            className="button quiet"
            type="button"
            onClick={() => {
              setStopped(true);
              status.current?.focus();
            }}
          >
            {t("stay")}
          </button>
        </p>
      )}
    </div>
  );
}
