import { lazy } from "react";
import { LazyPart } from "../../ui/layout/LazyPart.tsx";
import { SkeletonLines } from "../../ui/layout/Loading.tsx";
import type { OutcomeProps } from "./OutcomeFields.tsx";

// Below the questions and for assessments only, so its code loads later.
const OutcomeFields = lazy(async () => ({ default: (await import("./OutcomeFields.tsx")).OutcomeFields }));

export function Outcome(props: OutcomeProps) {
  return (
    <LazyPart fallback={<SkeletonLines />}>
      <OutcomeFields {...props} />
    </LazyPart>
  );
}
