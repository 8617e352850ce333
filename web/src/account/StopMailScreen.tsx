import { Button } from "@chakra-ui/react";
import { useState } from "react";
import { useLocation, useSearchParams } from "react-router-dom";
import { toast } from "../ui/toast.tsx";
import { Outcome } from "./form/Outcome.tsx";
import { post } from "./session/session.ts";

export function StopMailScreen() {
  const address = useSearchParams()[0].get("address");
  const { search } = useLocation();
  const [state, setState] = useState<"asked" | "stopping" | "stopped">("asked");

  async function stop() {
    setState("stopping");
    const response = await post(`/stop-mail${search}`, {}).catch(() => null);
    if (response?.ok) return setState("stopped");
    setState("asked");
    const answer: { message?: string } | null = await response?.json().catch(() => null);
    toast.fail({
      title: "Something went wrong",
      description: answer?.message ?? "The server could not be reached. Please try again.",
    });
  }

  if (state === "stopped") {
    return <Outcome key="stopped" title="No more results" lead={`Results are no longer sent to ${address}.`} />;
  }
  return (
    <Outcome title="Stop emailed results?" lead={`This stops all emailed results to ${address ?? "your address"}.`}>
      <Button disabled={state === "stopping"} onClick={stop}>
        {state === "stopping" ? "Stopping..." : "Stop Results"}
      </Button>
    </Outcome>
  );
}
