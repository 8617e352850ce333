import { useState } from "react";
import { readKept } from "../attempt/kept.ts";
import { noticeWords, t } from "../language/notice.ts";
import { answeredOn, KeptResults } from "./KeptResult.tsx";
import type { GateProps } from "./props.ts";

export async function withItsWords() {
  await noticeWords;
  return Answered;
}

/** Shown once this device has used all its attempts. Results can be opened, including those still to come. */
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
