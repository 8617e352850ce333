import { Link } from "@chakra-ui/react";
import { graphql, useFragment } from "react-relay";
import { Link as RouterLink } from "react-router-dom";
import type { Notices_content$key } from "#relay/Notices_content.graphql.ts";
import { editPath, kindNoun } from "../../product/kind.ts";
import { Notice } from "../../ui/layout/Notice.tsx";

/** Warnings about problems that keep emails or links from working. */
export function Notices({ content: contentRef }: { content: Notices_content$key }) {
  const { key, kind, isPublic, rules, invitationMailing } = useFragment(
    graphql`
      fragment Notices_content on Content {
        key
        kind
        isPublic
        rules {
          anonymous
        }
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
      {rules?.anonymous && (
        <Notice>
          Answers are anonymous. Somebody counts as having taken part from the moment at which their link gives them its
          ballot; whether they hand it in, and with what, nobody can see. A ballot is given once: whoever loses the
          device before handing in cannot be given another, and nobody has extra time.
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
