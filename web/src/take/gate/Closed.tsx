import { t } from "../language/later.ts";
import type { GateProps } from "./Gate.tsx";
import { formatMoment } from "./moment.ts";
import { useClock } from "./useClock.ts";

/** Asks the server whenever somebody looks again: its author may have given more time. */
export function Closed({ item, dispatch }: GateProps) {
  useClock(item, dispatch);
  const { closesAt } = item.rules ?? {};
  return (
    <p className="gate">
      <strong>{t("closedOn", { when: closesAt ? formatMoment(closesAt) : "" })}</strong>
    </p>
  );
}
