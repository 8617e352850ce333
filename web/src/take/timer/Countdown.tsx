import { useState } from "react";
import { Clock } from "../../ui/icons.ts";
import { formatCountdown } from "../gate/moment.ts";
import { t } from "../language/timeLimit.ts";
import { lastMoment } from "./announced.ts";

/** Seconds. The last minute differs in more than its colour. */
const hurry = 60;

/** Shows the seconds left of a time limit in minutes, and announces them at certain times. */
export function Countdown({ minutes, left }: { minutes: number; left: number }) {
  const [first] = useState(left);
  const moment = lastMoment(minutes * 60, first, left);
  return (
    <>
      <p className={left <= hurry ? "time-left hurry" : "time-left"} role="timer">
        <Clock aria-hidden size={18} />
        <span>{t("timeLeft")}</span> <strong>{formatCountdown(left * 1000)}</strong>
      </p>
      <p className="sr-only" role="status">
        {moment !== null &&
          (moment < 60 ? t("secondsLeft", { count: moment }) : t("minutesLeft", { count: moment / 60 }))}
      </p>
    </>
  );
}
