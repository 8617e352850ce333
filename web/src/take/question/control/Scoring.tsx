import type { Scoring as Shown } from "../../../../../api/src/content/question/form/form.shared.ts";
import { t } from "../../language/written.ts";

/** A separate line below the other notes. */
export const Scoring = ({ rule, belowZero }: Shown) => (
  <>
    <br />
    {t(rule === "each" ? "scoredEach" : belowZero ? "scoredBelowZero" : "scoredMinus")}
  </>
);
