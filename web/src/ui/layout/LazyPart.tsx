import { Text } from "@chakra-ui/react";
import { type ReactNode, Suspense } from "react";
import { Boundary } from "./Boundary.tsx";

/** A lazily loaded part. Renders nothing if it fails to load. */
export function LazyPart({ fallback = null, children }: { fallback?: ReactNode; children: ReactNode }) {
  return (
    <Boundary fallback={<Text color="fg.muted">This part could not be loaded. Please reload the page.</Text>}>
      <Suspense fallback={fallback}>{children}</Suspense>
    </Boundary>
  );
}
