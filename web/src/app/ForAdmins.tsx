import type { ReactNode } from "react";
import { graphql, useFragment, useLazyLoadQuery } from "react-relay";
import type { ForAdmins_user$key } from "#relay/ForAdmins_user.graphql.ts";
import type { ForAdminsQuery } from "#relay/ForAdminsQuery.graphql.ts";
import { Optional } from "../ui/layout/LazyPart.tsx";

/** Renders its children for administrators, once the viewer is known. */
export function ForAdmins({ children }: { children: ReactNode }) {
  return (
    <Optional>
      <IfAdmin>{children}</IfAdmin>
    </Optional>
  );
}

function IfAdmin({ children }: { children: ReactNode }) {
  const { viewer: user } = useLazyLoadQuery<ForAdminsQuery>(
    graphql`
      query ForAdminsQuery {
        viewer {
          ...ForAdmins_user
        }
      }
    `,
    {},
  );
  const viewer = useFragment<ForAdmins_user$key>(
    graphql`
      fragment ForAdmins_user on User {
        isAdmin
      }
    `,
    user,
  );
  return viewer?.isAdmin && children;
}
