import { lazy } from "react";
import { LazyPart } from "../../ui/layout/LazyPart.tsx";
import { Lines } from "../../ui/layout/Loading.tsx";
import type { OutcomeProps } from "./OutcomeFields.tsx";

// Below the questions, and of assessments only: the page does not wait for it.
const OutcomeFields = lazy(async () => ({ default: (await import("./OutcomeFields.tsx")).OutcomeFields }));

/** What the answers of an assessment lead to. */
export function Outcome(props: OutcomeProps) {
  return (
    <LazyPart fallback={<Lines />}>
      <OutcomeFields {...props} />
    </LazyPart>
  );
}
