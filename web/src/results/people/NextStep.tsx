import { Button, Flex } from "@chakra-ui/react";
import { useRef, useState } from "react";
import { graphql, useFragment, useLazyLoadQuery, useRelayEnvironment } from "react-relay";
import type { NextStep_content$key } from "#relay/NextStep_content.graphql.ts";
import type { NextStepQuery } from "#relay/NextStepQuery.graphql.ts";
import { useConfirmation } from "../../product/operation/useConfirmation.ts";
import { useVerificationEmail } from "../../product/operation/useVerificationEmail.ts";
import { BellRing, Send } from "../../ui/icons.ts";
import { ConfirmDialog } from "../../ui/layout/ConfirmDialog.tsx";
import { Notice } from "../../ui/layout/Notice.tsx";
import { countOf, formatCount, plural } from "../../ui/text/format.ts";
import { useSending } from "./useSending.ts";
import { refreshCounts } from "./useUpdates.ts";

type Letter = "INVITATION" | "REMINDER";

/** Sends the emails that are due, after showing their number. */
export function NextStep({ content: contentRef }: { content: NextStep_content$key }) {
  const { id, isPublic, rules, invitationCounts, invitationMailing } = useFragment(
    graphql`
      fragment NextStep_content on Content {
        id
        isPublic
        rules {
          anonymous
        }
        invitationCounts {
          due
          remindable
        }
        invitationMailing {
          sendsMails
        }
      }
    `,
    contentRef,
  );
  // The banner of the screen has fetched it.
  const { viewer } = useLazyLoadQuery<NextStepQuery>(
    graphql`
      query NextStepQuery {
        viewer {
          isEmailVerified
        }
      }
    `,
    {},
  );
  const [verify, isVerifying] = useVerificationEmail();
  const isUnverified = viewer?.isEmailVerified === false;
  // A notice above explains a private item.
  const isBlocked = isUnverified || !isPublic;
  const environment = useRelayEnvironment();
  const [letter, setLetter] = useState<Letter>("INVITATION");
  const [send] = useSending(id);
  const place = useRef<HTMLDivElement>(null);
  const due = invitationCounts?.due ?? 0;
  const remindable = invitationCounts?.remindable ?? 0;
  const isReminder = letter === "REMINDER";
  const count = isReminder ? remindable : due;
  const { ask, isPending, dialog } = useConfirmation(async () => {
    if (await send(letter)) await refreshCounts(environment, id);
  });
  const askToSend = (next: Letter) => {
    setLetter(next);
    ask();
  };
  return (
    <Flex ref={place} tabIndex={-1} outline="0" gap="3" wrap="wrap" mt="3" mb="6">
      {due > 0 && (
        <Button disabled={isBlocked} onClick={() => askToSend("INVITATION")}>
          <Send aria-hidden /> Send {countOf(due, "Invitation")}
        </Button>
      )}
      {remindable > 0 && (
        <Button variant={due > 0 ? "outline" : "solid"} disabled={isBlocked} onClick={() => askToSend("REMINDER")}>
          <BellRing aria-hidden /> Remind {formatCount(remindable)} Who {plural(remindable, "Has", "Have")} Not{" "}
          {rules?.anonymous ? "Taken Part" : "Finished"}
        </Button>
      )}
      {isUnverified && due + remindable > 0 && (
        <Notice
          tone="warning"
          actions={
            <Button variant="outline" disabled={isVerifying} onClick={verify}>
              {isVerifying ? "Sending..." : "Resend Email"}
            </Button>
          }
        >
          To send invitations, verify your email address first: replies go there.
        </Notice>
      )}
      <ConfirmDialog
        {...dialog}
        title={`Send ${countOf(count, isReminder ? "reminder" : "invitation")}?`}
        confirmLabel={isPending ? "Sending..." : `Send ${formatCount(count)}`}
        finalFocus={() => place.current?.querySelector("button") ?? place.current}
      >
        {isReminder
          ? "Reminds everyone who was invited but hasn't finished."
          : "Everyone who isn't invited yet gets their personal link by email, with your name and address."}{" "}
        Edit the text under Emails.
        {invitationMailing?.sendsMails === false && " No mail server is set up, so nobody will receive these."}
      </ConfirmDialog>
    </Flex>
  );
}
