import { Box, Button } from "@chakra-ui/react";
import { lazy, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { ListFilter } from "../../ui/icons.ts";
import { LazyPart, Optional } from "../../ui/layout/LazyPart.tsx";
import { useFieldError, useHasErrorIn } from "../field/fieldErrors.ts";
import type { AccessProps } from "./AccessFields.tsx";

// Closed at first, so its code loads later.
const AccessPanel = lazy(async () => ({ default: (await import("./AccessPanel.tsx")).AccessPanel }));
const StateLine = lazy(async () => ({ default: (await import("./StateLine.tsx")).StateLine }));

/** Opens the panel with the settings of access, and summarizes them. */
export function Access(props: AccessProps) {
  const [isOpen, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const hasRuleError = useHasErrorIn("rules");
  const isFaulty =
    useFieldError("isPublic", "showResultsToTakers", "collectEmailUpfront") !== undefined || hasRuleError;
  const needsOpening = isFaulty && !isOpen;

  function close() {
    // Around an open panel on a phone, nothing can take the focus.
    flushSync(() => setOpen(false));
    opener.current?.focus();
  }

  return (
    <>
      <Button
        ref={opener}
        variant="ghost"
        colorPalette="ink"
        size="sm"
        px="1"
        minW="0"
        maxW="full"
        justifyContent="flex-start"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        data-opens
        data-error={needsOpening || undefined}
        onClick={() => setOpen(true)}
      >
        <ListFilter aria-hidden /> Access{" "}
        <Box
          as="span"
          minW="0"
          truncate
          fontWeight={needsOpening ? "medium" : "normal"}
          color={needsOpening ? "fg.error" : "fg.muted"}
        >
          {needsOpening ? (
            "Needs attention"
          ) : (
            <Optional>
              <StateLine kind={props.kind} isStored={props.stored !== null} />
            </Optional>
          )}
        </Box>
      </Button>
      {isOpen && (
        <LazyPart>
          <AccessPanel {...props} onClose={close} />
        </LazyPart>
      )}
    </>
  );
}
