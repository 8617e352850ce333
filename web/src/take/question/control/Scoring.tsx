import type { Scoring as Shown } from "../../../../../api/src/content/question/form/scoring.shared.ts";
import { t } from "../../language/written.ts";
import { scored } from "./scored.ts";

/** A line of its own below the other notes. */
export const Scoring = (scoring: Shown) => (
  <>
    <br />
    {t(scored(scoring))}
  </>
);
