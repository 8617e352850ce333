import { Button, Flex, Text } from "@chakra-ui/react";
import type { MouseEvent } from "react";
import { flushSync } from "react-dom";
import { useNow } from "../../ui/text/time.ts";
import { availabilityIn, type Times } from "../access/times.ts";
import { setDraftValue, useDraft, useDraftValue } from "../draft/useDraft.ts";

/** Opens or closes an item at once, and saves it. The button shows the stored state, because a save may fail. */
export function OpenNow({ stored }: { stored: Times }) {
  useNow();
  const draft = useDraft();
  const rules = useDraftValue("rules");
  const isOpen = availabilityIn(stored, Date.now()) === "OPEN";

  function turn({ currentTarget }: MouseEvent<HTMLButtonElement>) {
    const isTurned = (availabilityIn(rules, Date.now()) === "OPEN") !== isOpen;
    // Saving reads the rendered state.
    if (!isTurned) flushSync(() => setDraftValue(draft, "rules", { ...rules, ...switchedTimes(rules, isOpen) }));
    currentTarget.form?.requestSubmit();
  }
  return (
    <Flex align="center" wrap="wrap" columnGap="4" rowGap="2">
      <Button variant="outline" colorPalette="ink" size="sm" onClick={turn}>
        {isOpen ? "Close Now" : "Open Now"}
      </Button>
      <Text color="fg.muted" fontSize="sm">
        Saves your other changes too.
      </Text>
    </Flex>
  );
}

function switchedTimes({ opensAt, closesAt }: Times, isOpen: boolean): Times {
  const now = new Date().toISOString();
  if (isOpen) return { opensAt: opensAt < now ? opensAt : "", closesAt: now };
  return { opensAt: opensAt > now ? "" : opensAt, closesAt: closesAt <= now ? "" : closesAt };
}
