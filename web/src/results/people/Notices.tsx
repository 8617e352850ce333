import { Link } from "@chakra-ui/react";
import { graphql, useFragment } from "react-relay";
import { Link as RouterLink } from "react-router-dom";
import type { Notices_content$key } from "#relay/Notices_content.graphql.ts";
import { editPath, kindNoun } from "../../product/kind.ts";
import { Notice } from "../../ui/layout/Notice.tsx";

/** What keeps mails or links from working. */
export function Notices({ content: contentRef }: { content: Notices_content$key }) {
  const { key, kind, isPublic, invitationMailing } = useFragment(
    graphql`
      fragment Notices_content on Content {
        key
        kind
        isPublic
        invitationMailing {
          sendsMails
        }
      }
    `,
    contentRef,
  );
  return (
    <>
      {!isPublic && (
        <Notice tone="warning">
          This {kindNoun(kind)} is private, so the links lead nowhere and none is sent. Let anyone with the link respond{" "}
          <Link asChild display="inline">
            <RouterLink to={editPath(key)}>in the editor</RouterLink>
          </Link>{" "}
          first.
        </Notice>
      )}
      {invitationMailing && !invitationMailing.sendsMails && (
        <Notice tone="warning">
          This service has no mail server, so nobody gets a mail. Download the links, and pass each on to its person.
        </Notice>
      )}
    </>
  );
}
