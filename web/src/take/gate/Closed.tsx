import { useState } from "react";
import { readKept } from "../attempt/kept.ts";
import { t } from "../language/deferred.ts";
import { answeredOn, KeptResults } from "./KeptResult.tsx";
import { formatMoment } from "./moment.ts";
import type { GateProps } from "./props.ts";
import { useClock } from "./useClock.ts";

/** Asks the server each time the taker returns, because the author may have extended the deadline. */
export function Closed({ item, dispatch }: GateProps) {
  useClock(item, dispatch);
  const [results] = useState(() => readKept(item.id));
  const { closesAt } = item.rules ?? {};
  const answered = answeredOn(item.id);
  return (
    <section className="gate">
      <p>
        <strong>{t("closedOn", { when: closesAt ? formatMoment(closesAt) : "" })}</strong>
      </p>
      {answered && <p>{answered}</p>}
      <KeptResults results={results} isDated dispatch={dispatch} />
    </section>
  );
}
