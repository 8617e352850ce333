import { type ReactNode, Suspense } from "react";
import { graphql, useLazyLoadQuery } from "react-relay";
import type { ForAdminsQuery } from "#relay/ForAdminsQuery.graphql.ts";
import { Boundary } from "../ui/layout/Boundary.tsx";

/** Shown to administrators; to nobody until it is known who they are, or where that cannot be known. */
export function ForAdmins({ children }: { children: ReactNode }) {
  return (
    <Boundary fallback={null}>
      <Suspense fallback={null}>
        <Known>{children}</Known>
      </Suspense>
    </Boundary>
  );
}

function Known({ children }: { children: ReactNode }) {
  const { viewer } = useLazyLoadQuery<ForAdminsQuery>(
    graphql`
      query ForAdminsQuery {
        viewer {
          isAdmin
        }
      }
    `,
    {},
  );
  return viewer?.isAdmin && children;
}
