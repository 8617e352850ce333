import { Box, Flex } from "@chakra-ui/react";
import { Suspense, useEffect, useRef } from "react";
import { Outlet, ScrollRestoration, useLocation, useMatches } from "react-router-dom";
import { VerificationBanner } from "../account/address/VerificationBanner.tsx";
import { CookieConsent } from "../site/consent/CookieConsent.tsx";
import { Loading } from "../ui/layout/Loading.tsx";
import { Footer } from "./Footer.tsx";
import type { ScreenHandle } from "./screen.tsx";
import { TopBar } from "./TopBar.tsx";

export function Shell() {
  const { pathname, search } = useLocation();
  const { isWork = false, isFull }: ScreenHandle = useMatches().at(-1)?.handle ?? {};
  const main = useFocusOnNavigation(pathname, search);
  return (
    <Flex
      direction="column"
      minH="100dvh"
      pb="var(--cookie-banner, 0px)"
      css={{ "--page-width": isFull ? "sizes.8xl" : "sizes.6xl" }}
    >
      <Box
        asChild
        position="absolute"
        insetStart="4"
        top="-20"
        zIndex="skipNav"
        px="4"
        py="2"
        bg="accent.solid"
        color="accent.contrast"
        forcedColorAdjust="none"
        borderRadius="l2"
        _focus={{ top: "3" }}
      >
        <a href="#main">Skip to content</a>
      </Box>
      <TopBar />
      {/* The footer stays below the window: what stands in for a screen is shorter than the screen. */}
      <Box as="main" id="main" ref={main} tabIndex={-1} flex="1" minH="calc(100dvh - 4rem)" outline="0">
        <Suspense key={pathname} fallback={<Loading />}>
          {/* Comes with the screen, which it would push down otherwise. */}
          <VerificationBanner />
          <Outlet />
        </Suspense>
      </Box>
      <Footer isQuiet={isWork} />
      <CookieConsent />
      {/* Every page loaded anew has the key "default". It must not open where another page was left. */}
      <ScrollRestoration getKey={({ key, pathname, search }) => (key === "default" ? pathname + search : key)} />
    </Flex>
  );
}

/**
 * A page that changes without loading is silent to a screen reader, and leaves the keyboard where it was; within one
 * screen that is right, unless what had the focus is gone.
 */
function useFocusOnNavigation(pathname: string, search: string) {
  const main = useRef<HTMLDivElement>(null);
  const shown = useRef({ pathname, search });
  useEffect(() => {
    // A screen that opens with a dialog has the focus in there, and the dialog would close if it were taken away.
    const isTaken = document.querySelector('[aria-modal="true"]') !== null;
    const isElsewhere = shown.current.pathname !== pathname;
    const isLost = shown.current.search !== search && document.activeElement === document.body;
    if ((isElsewhere || isLost) && !isTaken) main.current?.focus({ preventScroll: true });
    shown.current = { pathname, search };
  }, [pathname, search]);
  return main;
}
