import { type ComponentProps, lazy, Suspense } from "react";
import { Boundary } from "../../ui/layout/Boundary.tsx";
import type { Findings as Loaded } from "./Findings.tsx";

const Findings = lazy(async () => ({ default: (await import("./Findings.tsx")).Findings }));

/** Loads later than the question, which is readable without the rules. */
export function LazyFindings(props: ComponentProps<typeof Loaded>) {
  return (
    <Boundary fallback={null}>
      <Suspense fallback={null}>
        <Findings {...props} />
      </Suspense>
    </Boundary>
  );
}
