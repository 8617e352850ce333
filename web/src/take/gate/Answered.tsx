import { useState } from "react";
import { readKept } from "../attempt/kept.ts";
import { rareWords, t } from "../language/rare.ts";
import type { GateProps } from "./Gate.tsx";
import { answeredOn, KeptResults } from "./KeptResult.tsx";

export async function withItsWords() {
  await rareWords;
  return Answered;
}

/** As often as the item lets one device; the results that are still to come can be had. */
function Answered({ item, dispatch }: GateProps) {
  const [results] = useState(() => readKept(item.id));
  return (
    <section className="gate">
      <p>
        <strong>{answeredOn(item.id) ?? t("answeredBefore")}</strong>
      </p>
      <KeptResults results={results} isDated dispatch={dispatch} />
    </section>
  );
}
