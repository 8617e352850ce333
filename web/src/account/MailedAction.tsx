import { Button } from "@chakra-ui/react";
import { type ReactNode, useState } from "react";
import { toast } from "../ui/toast.tsx";
import { ask } from "./authenticate.ts";
import { Outcome } from "./Outcome.tsx";
import { Refused } from "./refused.ts";
import { useMailedToken } from "./useMailedToken.ts";

interface MailedActionProps {
  call: "approve-email-change" | "undo-email-change";
  title: string;
  lead: string;
  label: string;
  pendingLabel: string;
  doneTitle: string;
  /** What to do when it is done. */
  afterwards: ReactNode;
  onDone?: () => Promise<void>;
}

/** What the link of a mail leads to. It asks first: mail programs follow links by themselves. */
export function MailedAction(props: MailedActionProps) {
  const { call, title, lead, label, pendingLabel, doneTitle, afterwards, onDone } = props;
  const [token, forget] = useMailedToken();
  const [isPending, setPending] = useState(false);
  const [done, setDone] = useState<string | null>(null);

  async function act() {
    setPending(true);
    try {
      const { message } = (await ask(call, { token: token ?? "" })) as { message: string };
      await onDone?.();
      setDone(`${message}.`);
      forget();
    } catch (error) {
      toast.fail({
        title: "That did not work",
        description: (error instanceof Refused ? error : new Refused()).message,
      });
    } finally {
      setPending(false);
    }
  }

  if (done !== null) {
    return (
      <Outcome key="done" title={doneTitle} lead={done}>
        {afterwards}
      </Outcome>
    );
  }
  return (
    <Outcome title={title} lead={lead}>
      <Button disabled={isPending} onClick={act}>
        {isPending ? pendingLabel : label}
      </Button>
    </Outcome>
  );
}
