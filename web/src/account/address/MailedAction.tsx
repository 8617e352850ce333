import { Button } from "@chakra-ui/react";
import { type ReactNode, Suspense, use, useState } from "react";
import { perform } from "../../product/operation/perform.ts";
import { Outcome } from "../form/Outcome.tsx";
import { callAuth } from "../session/authenticate.ts";
import { type MailedCall, usedLink } from "./usedLink.ts";
import { useMailedToken } from "./useMailedToken.ts";

interface MailedActionProps {
  call: MailedCall;
  title: string;
  lead: string;
  label: string;
  pendingLabel: string;
  doneTitle: string;
  afterwards: ReactNode;
  onDone?: () => Promise<void>;
}

/** An action opened from an email. Asks first, because mail programs follow links. */
export function MailedAction(props: MailedActionProps) {
  const [token, forget] = useMailedToken();
  return (
    <Suspense key={token} fallback={<Outcome title={props.title} lead="One moment, please…" />}>
      <Action {...props} token={token ?? ""} forget={forget} />
    </Suspense>
  );
}

function Action(props: MailedActionProps & { token: string; forget: () => void }) {
  const { call, title, lead, label, pendingLabel, doneTitle, afterwards, onDone, token, forget } = props;
  const spent = use(usedLink(call, token));
  const [isPending, setPending] = useState(false);
  const [outcome, setOutcome] = useState<string | null>(null);

  async function act() {
    setPending(true);
    await perform("Something went wrong", async () => {
      const { message } = (await callAuth(call, { token })) as { message: string };
      await onDone?.();
      setOutcome(`${message}.`);
      forget();
    });
    setPending(false);
  }

  if (outcome !== null) {
    return (
      <Outcome key="done" title={doneTitle} lead={outcome}>
        {afterwards}
      </Outcome>
    );
  }
  if (spent) {
    return (
      <Outcome title={spent.isUsed ? "This Link Was Used" : "This Link Does Not Work"} lead={spent.message}>
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
