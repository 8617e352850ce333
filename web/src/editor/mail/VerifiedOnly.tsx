import { graphql, useLazyLoadQuery } from "react-relay";
import type { VerifiedOnlyQuery } from "#relay/VerifiedOnlyQuery.graphql.ts";
import { Optional } from "../../ui/layout/LazyPart.tsx";
import { Notice } from "../../ui/layout/Notice.tsx";

export function VerifiedOnly() {
  return (
    <Optional>
      <Unverified />
    </Optional>
  );
}

function Unverified() {
  const { viewer } = useLazyLoadQuery<VerifiedOnlyQuery>(
    graphql`
      query VerifiedOnlyQuery {
        viewer {
          isEmailVerified
        }
      }
    `,
    {},
  );
  if (!viewer || viewer.isEmailVerified) return null;
  return <Notice tone="warning">Verify your email address first. Until then, no results are sent.</Notice>;
}
