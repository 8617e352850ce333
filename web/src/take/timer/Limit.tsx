import { Clock } from "../../ui/icons.ts";
import { t } from "../language/timed.ts";

/** What describes the button that starts. */
const limitId = "limit";

/** Tells before the start how long the attempt may take. */
export function Limit({ minutes }: { minutes: number }) {
  return (
    <p className="time-limit" id={limitId}>
      <Clock aria-hidden size={18} /> {t("limit", { count: minutes })}
    </p>
  );
}
