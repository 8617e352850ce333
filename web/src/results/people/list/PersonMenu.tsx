import { IconButton, Menu } from "@chakra-ui/react";
import { lazy, useRef, useState } from "react";
import { graphql, useFragment, useRelayEnvironment } from "react-relay";
import type { PersonMenu_invitation$key } from "#relay/PersonMenu_invitation.graphql.ts";
import { announce } from "../../../ui/announce.ts";
import { BellRing, Ellipsis, Pencil, RotateCcw, Send, Trash2, Undo2 } from "../../../ui/icons.ts";
import { LazyPart } from "../../../ui/layout/LazyPart.tsx";
import { useSending } from "../useSending.ts";
import { refreshCounts, refreshPeople } from "../useUpdates.ts";
import { DeletePerson } from "./DeletePerson.tsx";
import { useInvitationEdit } from "./useInvitationEdit.ts";

const PersonSheet = lazy(async () => ({ default: (await import("./PersonSheet.tsx")).PersonSheet }));

export interface PersonMenuProps {
  invitation: PersonMenu_invitation$key;
  contentId: string;
  /** The connection that contains the invitation. */
  list: string;
  /** The item's time limit in minutes; null without one. */
  timeLimit: number | null;
  isAnonymous: boolean;
  afterwards: () => HTMLElement | null;
}

export function PersonMenu(props: PersonMenuProps) {
  const { invitation: invitationRef, contentId, list, timeLimit, isAnonymous, afterwards } = props;
  const invitation = useFragment(
    graphql`
      fragment PersonMenu_invitation on Invitation {
        id
        name
        email
        mail
        sentAt
        finishedAt
        revokedAt
        ...PersonSheet_invitation
      }
    `,
    invitationRef,
  );
  const { id, name, email, mail, sentAt, finishedAt, revokedAt } = invitation;
  const label = name ?? email ?? "this person";
  const environment = useRelayEnvironment();
  const trigger = useRef<HTMLButtonElement>(null);
  const [editing, setEditing] = useState<"never" | "now" | "before">("never");
  const [isDeleting, setDeleting] = useState(false);
  const [send] = useSending(contentId);
  const edit = useInvitationEdit("Couldn't change the link");
  const isOpen = revokedAt == null && finishedAt == null;
  const canSend = isOpen && email != null && mail !== "QUEUED";
  async function mailTo(letter: "INVITATION" | "REMINDER") {
    if (await send(letter, [id])) await refreshPeople(environment, contentId, [id]);
  }
  async function revoke(isRevoked: boolean) {
    if (!(await edit({ id, isRevoked }))) return;
    announce(isRevoked ? `The link of ${label} was withdrawn` : `The link of ${label} was restored`);
    await refreshCounts(environment, contentId);
  }
  return (
    <>
      <Menu.Root lazyMount unmountOnExit positioning={{ placement: "bottom-end" }}>
        <Menu.Trigger asChild>
          <IconButton ref={trigger} variant="ghost" aria-label={`More actions for ${label}`}>
            <Ellipsis aria-hidden />
          </IconButton>
        </Menu.Trigger>
        <Menu.Positioner>
          <Menu.Content>
            <Menu.Item value="edit" onClick={() => setEditing("now")}>
              <Pencil aria-hidden /> {isAnonymous ? "Name and Language" : "Extra Time, Name and Language"}
            </Menu.Item>
            {canSend && (
              <Menu.Item value="send" onSelect={() => mailTo("INVITATION")}>
                <Send aria-hidden /> {mail === "UNSENT" ? "Send Invitation" : "Send Invitation Again"}
              </Menu.Item>
            )}
            {canSend && sentAt != null && (
              <Menu.Item value="remind" onSelect={() => mailTo("REMINDER")}>
                <BellRing aria-hidden /> Send Reminder
              </Menu.Item>
            )}
            <Menu.Separator />
            {revokedAt == null ? (
              // Hidden once an anonymous ballot was issued, because it can no longer be distinguished from others.
              !(isAnonymous && finishedAt) && (
                <Menu.Item value="revoke" onSelect={() => revoke(true)}>
                  <Undo2 aria-hidden /> Withdraw Link
                </Menu.Item>
              )
            ) : (
              <Menu.Item value="restore" onSelect={() => revoke(false)}>
                <RotateCcw aria-hidden /> Restore Link
              </Menu.Item>
            )}
            <Menu.Item value="delete" color="fg.error" onClick={() => setDeleting(true)}>
              <Trash2 aria-hidden /> Delete
            </Menu.Item>
          </Menu.Content>
        </Menu.Positioner>
      </Menu.Root>
      {editing !== "never" && (
        <LazyPart>
          <PersonSheet
            invitation={invitation}
            open={editing === "now"}
            timeLimit={timeLimit}
            isAnonymous={isAnonymous}
            onClose={() => setEditing("before")}
            trigger={trigger}
          />
        </LazyPart>
      )}
      <DeletePerson
        id={id}
        label={label}
        contentId={contentId}
        list={list}
        open={isDeleting}
        onClose={() => setDeleting(false)}
        trigger={trigger}
        afterwards={afterwards}
      />
    </>
  );
}
