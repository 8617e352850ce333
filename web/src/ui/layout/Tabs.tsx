import { Box, Flex, Link } from "@chakra-ui/react";
import { type KeyboardEvent, type ReactNode, useId } from "react";
import { Link as RouterLink, type To } from "react-router-dom";

interface TabsProps {
  label: string;
  tabs: readonly { name: string; label: string; to: To }[];
  selected: string;
  isPending?: boolean;
  children: ReactNode;
}

export function Tabs({ label, tabs, selected, isPending, children }: TabsProps) {
  const id = useId();
  return (
    <>
      <Flex
        role="tablist"
        aria-label={label}
        onKeyDown={moveFocus}
        borderBottomWidth="1px"
        gap={{ base: "5", md: "7" }}
        overflowX="auto"
        _print={{ display: "none" }}
      >
        {tabs.map(({ name, label, to }) => (
          <Link
            asChild
            key={name}
            variant="plain"
            minH="11"
            mb="-1px"
            whiteSpace="nowrap"
            fontWeight="medium"
            color="fg.muted"
            borderBottomWidth="2px"
            borderColor={{ base: "transparent", _highContrast: "Canvas" }}
            _hover={{ color: "fg", textDecoration: "none" }}
            _selected={{ color: "accent.fg", borderColor: "accent" }}
            // Inset, because the scroll container would clip the outline.
            _focusVisible={{ outlineOffset: "-2px" }}
          >
            <RouterLink
              to={to}
              preventScrollReset
              role="tab"
              id={`${id}-${name}`}
              aria-selected={name === selected}
              aria-controls={`${id}-panel`}
              tabIndex={name === selected ? 0 : -1}
            >
              {label}
            </RouterLink>
          </Link>
        ))}
      </Flex>
      <Box
        role="tabpanel"
        id={`${id}-panel`}
        aria-labelledby={`${id}-${selected}`}
        aria-busy={isPending}
        opacity={isPending ? 0.5 : 1}
        transition="opacity 120ms"
        pt={{ base: "6", md: "8" }}
      >
        {children}
      </Box>
    </>
  );
}

function moveFocus(event: KeyboardEvent<HTMLElement>) {
  const tabs = [...event.currentTarget.querySelectorAll<HTMLElement>("[role=tab]")];
  const place = tabs.indexOf(document.activeElement as HTMLElement);
  const next = {
    ArrowRight: tabs[(place + 1) % tabs.length],
    ArrowLeft: tabs.at(place - 1),
    Home: tabs[0],
    End: tabs.at(-1),
  }[event.key];
  if (next) next.focus();
  else if (event.key === " ") tabs[place]?.click();
  else return;
  event.preventDefault();
}
