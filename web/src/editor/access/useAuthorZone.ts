import { graphql, useLazyLoadQuery } from "react-relay";
import type { useAuthorZoneQuery } from "#relay/useAuthorZoneQuery.graphql.ts";
import { browserZone, isKnownZone } from "../../ui/text/zone.ts";

/** The account's time zone, or the browser's for visitors. */
export function useAuthorZone(): string {
  const { viewer } = useLazyLoadQuery<useAuthorZoneQuery>(
    graphql`
      query useAuthorZoneQuery {
        viewer {
          timeZone
        }
      }
    `,
    {},
  );
  return viewer?.timeZone && isKnownZone(viewer.timeZone) ? viewer.timeZone : browserZone();
}
