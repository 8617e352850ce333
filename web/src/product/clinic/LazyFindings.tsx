import { type ComponentProps, lazy } from "react";
import { Optional } from "../../ui/layout/LazyPart.tsx";
import type { Findings as Loaded } from "./Findings.tsx";

const Findings = lazy(async () => ({ default: (await import("./Findings.tsx")).Findings }));

/** Loads later than the question, which is readable without the rules. */
export function LazyFindings(props: ComponentProps<typeof Loaded>) {
  return (
    <Optional>
      <Findings {...props} />
    </Optional>
  );
}
