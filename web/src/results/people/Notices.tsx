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
          This {kindNoun(kind)} is private, so its links don't work yet. Let anyone with the link respond{" "}
          <Link asChild display="inline">
            <RouterLink to={editPath(key)}>in the editor</RouterLink>
          </Link>{" "}
          first.
        </Notice>
      )}
      {rules?.anonymous && (
        <Notice>
          Answers are anonymous. You can see who took part, not what they answered. Each link works once, on one device,
          and no one has extra time.
        </Notice>
      )}
      {invitationMailing && !invitationMailing.sendsMails && (
        <Notice tone="warning">
          No mail server is set up, so emails are not sent. Download the links and pass each one on.
        </Notice>
      )}
    </>
  );
}
