import { Box, Flex, Heading } from "@chakra-ui/react";
import { type KeyboardEvent, useEffect, useId, useRef } from "react";
import { QuietButton } from "../../ui/form/QuietButton.tsx";
import { useMedia } from "../../ui/hooks/useMedia.ts";
import { X } from "../../ui/icons.ts";
import { AccessFields, type AccessProps } from "./AccessFields.tsx";
import { Sentence } from "./Sentence.tsx";
import { useAlone } from "./useAlone.ts";

interface AccessPanelProps extends AccessProps {
  onClose: () => void;
}

const controls = "input, select, textarea, button";

/**
 * The settings of access, in a panel next to the questions, which stay usable. On a phone it fills the screen. Within
 * the form, so that its fields are validated and saved with the others.
 */
export function AccessPanel({ kind, stored, onClose }: AccessPanelProps) {
  const id = useId();
  const panel = useRef<HTMLDivElement>(null);
  const isSheet = useMedia("(max-width: 47.99em)");
  useAlone(panel, isSheet);

  useEffect(() => {
    const faulty = panel.current?.querySelector<HTMLElement>('[aria-invalid="true"], [data-error]');
    (faulty ?? panel.current)?.focus();
  }, []);

  function goTo(row: string) {
    const element = panel.current?.querySelector(`[data-row="${row}"]`);
    element?.scrollIntoView({ block: "center" });
    element?.querySelector<HTMLElement>(controls)?.focus({ preventScroll: true });
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== "Escape" || event.defaultPrevented) return;
    event.preventDefault();
    onClose();
  }

  return (
    <Box
      ref={panel}
      role="dialog"
      aria-modal={isSheet || undefined}
      aria-labelledby={id}
      tabIndex={-1}
      position="fixed"
      insetBlockStart="0"
      insetBlockEnd={{ base: "0", md: "var(--cookie-banner, 0px)" }}
      insetEnd="0"
      width={{ base: "full", md: "27rem" }}
      zIndex="sticky"
      overflowY="auto"
      overscrollBehavior="contain"
      scrollPaddingTop="16"
      bg="bg"
      borderInlineStartWidth={{ md: "1px" }}
      borderColor="border.emphasized"
      boxShadow={{ md: "lg" }}
      outline="0"
      px={{ base: "4", md: "5" }}
      pb="calc(1.5rem + env(safe-area-inset-bottom))"
      css={look}
      onKeyDown={onKeyDown}
      _print={{ display: "none" }}
    >
      <Flex
        layerStyle="docked"
        top="0"
        bg="bg"
        justify="space-between"
        align="center"
        minH="14"
        borderBottomWidth="1px"
      >
        <Heading as="h2" id={id} size="lg">
          Access
        </Heading>
        <QuietButton label="Close Access" size="md" onClick={onClose}>
          <X aria-hidden />
        </QuietButton>
      </Flex>
      <Box py="3">
        <Sentence kind={kind} isStored={stored !== null} onGo={goTo} />
      </Box>
      <AccessFields kind={kind} stored={stored} />
    </Box>
  );
}

// One rule for all fields: a label and its value in one line, the hint below.
const look = {
  "& [data-line] [role=presentation]": {
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr) auto",
    alignItems: "center",
    columnGap: "4",
    rowGap: "0.5",
    "& > :not(label, input, [class*=select__root], :nth-child(2))": { gridColumn: "1 / -1" },
    "& label": { fontWeight: "normal", fontSize: "md" },
    "& [type=number]": { width: "28" },
    "& input:not([type])": { width: "40" },
    "& [type=datetime-local]": { width: "52" },
  },
  "& label:has(> [type=checkbox])": { flexDirection: "row-reverse", justifyContent: "space-between", minH: "10" },
} as const;
