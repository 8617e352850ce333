import { Box, Button, Flex, Heading, IconButton, Link, Text } from "@chakra-ui/react";
import { type RefObject, useEffect, useId, useLayoutEffect, useRef } from "react";
import { Link as RouterLink } from "react-router-dom";
import { announce } from "../../ui/announce.ts";
import { X } from "../../ui/icons.ts";
import { defaults, everything } from "./consent.ts";
import { decide, openDetails, setBanner } from "./consentState.ts";

export function CookieBanner() {
  const banner = useRef<HTMLDivElement>(null);
  const title = useId();
  useRoomAtTheBottom(banner);
  useEffect(() => announce("We use cookies: there is a question about them at the end of the page."), []);
  return (
    <Box
      ref={banner}
      role="region"
      aria-labelledby={title}
      position="fixed"
      insetInline="0"
      bottom="0"
      zIndex="sticky"
      bg="bg.panel"
      borderTopWidth="1px"
      borderColor="border.emphasized"
      boxShadow="lg"
      animation="rise 200ms ease-out"
      _print={{ display: "none" }}
      // Limited, because the banner would cover everything on a zoomed-in small screen.
      maxH="60dvh"
      overflowY="auto"
    >
      <Flex
        position="relative"
        wrap="wrap"
        align="center"
        columnGap="10"
        rowGap="3"
        maxW="6xl"
        mx="auto"
        px={{ base: "4", md: "8" }}
        pt={{ base: "3", md: "4" }}
        pb="calc(1rem + env(safe-area-inset-bottom))"
      >
        <Box flex="1 1 18rem" pe={{ base: "10", lg: "0" }}>
          <Heading as="h2" id={title} size="sm">
            We use cookies
          </Heading>
          <Text mt="1" fontSize="sm" color="fg.muted" maxW="prose">
            Assay stores what it needs to work. Anything else needs your consent. See the{" "}
            <Link asChild display="inline">
              <RouterLink to="/cookie-policy">Cookie Policy</RouterLink>
            </Link>
            .
          </Text>
        </Box>
        <Flex
          wrap="wrap"
          gap="2"
          flexGrow={{ base: 1, md: 0 }}
          pe={{ lg: "12" }}
          css={{ "& > *": { flexGrow: { base: 1, md: 0 } } }}
        >
          <Button
            size="sm"
            h="11"
            variant="outline"
            colorPalette="ink"
            onClick={({ currentTarget }) => openDetails(currentTarget)}
          >
            Manage Preferences
          </Button>
          <Button size="sm" h="11" onClick={() => leave(() => decide(defaults))}>
            Accept Necessary Only
          </Button>
          <Button size="sm" h="11" onClick={() => leave(() => decide(everything))}>
            Accept All
          </Button>
        </Flex>
        <IconButton
          position="absolute"
          top={{ base: "1", lg: "50%" }}
          transform={{ lg: "translateY(-50%)" }}
          insetEnd={{ base: "1", md: "5" }}
          variant="ghost"
          colorPalette="ink"
          aria-label="Close"
          onClick={() => leave(() => setBanner(false))}
        >
          <X aria-hidden />
        </IconButton>
      </Flex>
    </Box>
  );
}

/** The focused button is about to disappear. */
function leave(andThen: () => void) {
  document.getElementById("main")?.focus({ preventScroll: true });
  andThen();
}

/** Keeps the end of the page and focused elements clear of the banner. */
function useRoomAtTheBottom(banner: RefObject<HTMLElement | null>) {
  useLayoutEffect(() => {
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() =>
      style.setProperty("--cookie-banner", `${banner.current?.offsetHeight ?? 0}px`),
    );
    if (banner.current) observer.observe(banner.current, { box: "border-box" });
    return () => {
      observer.disconnect();
      style.removeProperty("--cookie-banner");
    };
  }, [banner]);
}
