import { Text } from "@chakra-ui/react";
import { graphql, useFragment } from "react-relay";
import type { PersonState_invitation$data, PersonState_invitation$key } from "#relay/PersonState_invitation.graphql.ts";
import { countOf, formatDate, formatDateTime } from "../../../ui/text/format.ts";
import { PersonAttempts } from "./PersonAttempts.tsx";

interface PersonStateProps {
  invitation: PersonState_invitation$key;
  /** If true, only days are known. */
  isAnonymous: boolean;
}

/** A person's progress, with its time. */
export function PersonState({ invitation, isAnonymous }: PersonStateProps) {
  const person = useFragment(
    graphql`
      fragment PersonState_invitation on Invitation {
        email
        mail
        answer
        sentAt
        reminders
        remindedAt
        openedAt
        startedAt
        finishedAt
        revokedAt
        ...PersonAttempts_invitation
      }
    `,
    invitation,
  );
  const { word, at, tone } = stateOf(person, isAnonymous);
  const isDay = isAnonymous && (word === "Took part" || word === "Opened");
  const { answer, reminders, remindedAt, startedAt, finishedAt, mail } = person;
  return (
    <>
      <Text color={tone}>
        <Text as="span" fontWeight="medium">
          {word}
        </Text>
        {at && (
          <Text as="span" color="fg.muted" fontSize="sm">
            {" "}
            <time dateTime={isDay ? at.slice(0, 10) : at}>{isDay ? formatDate(at) : formatDateTime(at)}</time>
          </Text>
        )}
      </Text>
      {finishedAt && startedAt && !isAnonymous && (
        <Text fontSize="sm" color="fg.muted">
          Started <time dateTime={startedAt}>{formatDateTime(startedAt)}</time>
        </Text>
      )}
      <PersonAttempts invitation={person} />
      {mail === "BOUNCED" && (
        <Text fontSize="sm" color="fg.error" overflowWrap="anywhere">
          {word !== "Bounced" && "The email bounced. "}
          {answer && (
            <>
              Response of the mail server: <bdi>{answer}</bdi>
            </>
          )}
        </Text>
      )}
      {mail === "DEFERRED" && (
        <Text fontSize="sm" color="fg.muted">
          Daily limit for this address reached. Send again tomorrow.
        </Text>
      )}
      {reminders > 0 && remindedAt && (
        <Text fontSize="sm" color="fg.muted">
          {countOf(reminders, "reminder")}, the last <time dateTime={remindedAt}>{formatDateTime(remindedAt)}</time>
        </Text>
      )}
    </>
  );
}

interface PersonStateWords {
  word: string;
  at?: string | null | undefined;
  tone?: "fg.error" | "fg.muted" | "fg.success";
}

function stateOf(person: PersonState_invitation$data, isAnonymous: boolean): PersonStateWords {
  const { email, mail, sentAt, openedAt, startedAt, finishedAt, revokedAt } = person;
  if (revokedAt) return { word: "Withdrawn", at: revokedAt, tone: "fg.muted" };
  if (finishedAt) return { word: isAnonymous ? "Took part" : "Finished", at: finishedAt, tone: "fg.success" };
  if (startedAt) return { word: "Started", at: startedAt };
  if (openedAt) return { word: "Opened", at: openedAt };
  switch (mail) {
    case "QUEUED":
      return { word: "Being sent…" };
    case "SENT":
      return { word: "Sent", at: sentAt };
    case "BOUNCED":
      return { word: "Bounced", tone: "fg.error" };
    case "STOPPED":
      return { word: "Opted out" };
    case "DEFERRED":
      return { word: "Not sent today" };
    case "KEPT":
      return { word: "Not sent: no mail server" };
    default:
      return { word: email ? "Not invited yet" : "No email: copy the link", tone: "fg.muted" };
  }
}
