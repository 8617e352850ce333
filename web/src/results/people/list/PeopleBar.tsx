import { Button, Text } from "@chakra-ui/react";
import { useRef, useState } from "react";
import { useRelayEnvironment } from "react-relay";
import { mostAtOnce } from "../../../../../api/src/invitation/mail/mailing.shared.ts";
import { useConfirmation } from "../../../product/operation/useConfirmation.ts";
import { Send, Undo2 } from "../../../ui/icons.ts";
import { ConfirmDialog } from "../../../ui/layout/ConfirmDialog.tsx";
import { SelectionActions, SelectionFrame } from "../../../ui/selection/SelectionFrame.tsx";
import type { Selection } from "../../../ui/selection/useSelection.ts";
import { countOf, formatCount, plural } from "../../../ui/text/format.ts";
import { useSending } from "../useSending.ts";
import { refreshPeople } from "../useUpdates.ts";
import { useWithdrawal } from "./useWithdrawal.ts";

interface PeopleBarProps {
  contentId: string;
  selection: Selection;
  /** The element to focus when the bar is gone. */
  afterwards: () => HTMLElement | null;
}

/** Actions on the selected people. */
export function PeopleBar({ contentId, selection, afterwards }: PeopleBarProps) {
  const environment = useRelayEnvironment();
  const [action, setAction] = useState<"send" | "revoke">("send");
  const place = useRef<HTMLDivElement>(null);
  const [send] = useSending(contentId);
  const withdraw = useWithdrawal(contentId);
  const ids = selection.selected.slice(0, mostAtOnce);
  const count = ids.length;
  const isSending = action === "send";
  const { ask, isPending, dialog } = useConfirmation(async () => {
    const isDone = isSending ? await send("INVITATION", ids) : await withdraw(ids);
    await refreshPeople(environment, contentId, ids);
    if (isDone) {
      selection.clear();
      afterwards()?.focus();
    }
  });
  const askTo = (next: typeof action) => {
    setAction(next);
    ask();
  };
  return (
    <SelectionFrame ref={place} label="Selected people">
      <Text role="status" fontWeight="semibold">
        {formatCount(count)} selected
      </Text>
      <SelectionActions selection={selection} afterwards={afterwards}>
        <Button size="sm" variant="outline" onClick={() => askTo("send")}>
          <Send aria-hidden /> Send
        </Button>
        <Button size="sm" variant="outline" colorPalette="danger" onClick={() => askTo("revoke")}>
          <Undo2 aria-hidden /> Withdraw
        </Button>
      </SelectionActions>
      <ConfirmDialog
        {...dialog}
        title={isSending ? `Send ${countOf(count, "invitation")}?` : `Withdraw ${countOf(count, "link")}?`}
        confirmLabel={isPending ? (isSending ? "Sending..." : "Withdrawing...") : isSending ? "Send" : "Withdraw"}
        destructive={!isSending}
        finalFocus={() => place.current?.querySelector("button") ?? afterwards()}
      >
        {isSending
          ? "Skips anyone who finished, opted out or has no address."
          : `${plural(count, "It stops", "They stop")} working until you restore ${plural(count, "it", "them")}. Responses are kept.`}
      </ConfirmDialog>
    </SelectionFrame>
  );
}
