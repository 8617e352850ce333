import { Button } from "@chakra-ui/react";
import type { MouseEvent } from "react";
import { flushSync } from "react-dom";
import { useNow } from "../../ui/text/time.ts";
import { setDraftValue, useDraft, useDraftValue } from "../draft/useDraft.ts";
import { availabilityIn, type Times } from "./words.ts";

/** Opens or closes a stored item at once, and saves it. */
export function OpenNow() {
  useNow();
  const draft = useDraft();
  const rules = useDraftValue("rules");
  const isOpen = availabilityIn(rules, Date.now()) === "OPEN";

  function turn({ currentTarget }: MouseEvent<HTMLButtonElement>) {
    // Saving reads what is rendered.
    flushSync(() => setDraftValue(draft, "rules", { ...rules, ...turned(rules, isOpen) }));
    currentTarget.form?.requestSubmit();
  }
  return (
    <Button variant="outline" colorPalette="ink" size="sm" alignSelf="flex-start" onClick={turn}>
      {isOpen ? "Close now" : "Open now"}
    </Button>
  );
}

function turned({ opensAt, closesAt }: Times, isOpen: boolean): Times {
  const now = new Date().toISOString();
  if (isOpen) return { opensAt: opensAt < now ? opensAt : "", closesAt: now };
  return { opensAt: opensAt > now ? "" : opensAt, closesAt: closesAt <= now ? "" : closesAt };
}
