import { Clock } from "../../ui/icons.ts";
import { t } from "../language/timeLimit.ts";

/** The id of the text that describes the start button. */
const limitId = "limit";

/** Shows before the start the time limit of the attempt. */
export function Limit({ minutes }: { minutes: number }) {
  return (
    <p className="time-limit" id={limitId}>
      <Clock aria-hidden size={18} /> {t("limit", { count: minutes })}
    </p>
  );
}
