import { type ComponentProps, lazy, Suspense } from "react";
import { Boundary } from "../../ui/layout/Boundary.tsx";
import type { Findings as Loaded } from "./Findings.tsx";

const Findings = lazy(async () => ({ default: (await import("./Findings.tsx")).Findings }));

/** Its rules are not needed to read the question, so they load after it. */
export function LazyFindings(props: ComponentProps<typeof Loaded>) {
  return (
    <Boundary fallback={null}>
      <Suspense fallback={null}>
        <Findings {...props} />
      </Suspense>
    </Boundary>
  );
}
