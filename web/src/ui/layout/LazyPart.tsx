import { Text } from "@chakra-ui/react";
import { type ReactNode, Suspense } from "react";
import { Boundary } from "./Boundary.tsx";

interface PartProps {
  fallback?: ReactNode;
  children: ReactNode;
}

/** A lazily loaded part. Shows a message if it fails to load. */
export const LazyPart = ({ fallback = null, children }: PartProps) => (
  <Boundary fallback={<Text color="fg.muted">This part could not be loaded. Please reload the page.</Text>}>
    <Suspense fallback={fallback}>{children}</Suspense>
  </Boundary>
);

/** A lazily loaded part that the page can do without. Renders `fallback`, or nothing, if it fails to load. */
export const Optional = ({ fallback = null, children }: PartProps) => (
  <Boundary fallback={fallback}>
    <Suspense fallback={fallback}>{children}</Suspense>
  </Boundary>
);
