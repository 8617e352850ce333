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
  return <Notice tone="warning">Your email address is not verified yet: until it is, no results are mailed.</Notice>;
}
