import { useState } from "react";
import { readKept } from "../ending/kept.ts";
import { t } from "../language/later.ts";
import type { GateProps } from "./Gate.tsx";
import { KeptResults } from "./KeptResult.tsx";
import { formatMoment } from "./moment.ts";
import { useClock } from "./useClock.ts";

/** Asks the server whenever somebody looks again: its author may have given more time. */
export function Closed({ item, dispatch }: GateProps) {
  useClock(item, dispatch);
  const [results] = useState(() => readKept(item.id));
  const { closesAt } = item.rules ?? {};
  return (
    <section className="gate">
      <p>
        <strong>{t("closedOn", { when: closesAt ? formatMoment(closesAt) : "" })}</strong>
      </p>
      <KeptResults results={results} dispatch={dispatch} />
    </section>
  );
}
