import { type ReactNode, Suspense } from "react";
import { Boundary } from "../ui/layout/Boundary.tsx";

/** A lazily loaded part that is left out until it has loaded, or if it fails to load. */
export const OptionalPart = ({ children }: { children: ReactNode }) => (
  <Boundary fallback={null}>
    <Suspense fallback={null}>{children}</Suspense>
  </Boundary>
);
