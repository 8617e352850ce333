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
      {/* The footer starts below the window, since a placeholder is shorter than its screen. */}
      <Box as="main" id="main" ref={main} tabIndex={-1} flex="1" minH="calc(100dvh - 4rem)" outline="0">
        <Suspense key={pathname} fallback={<Loading />}>
          {/* Rendered with the screen, which it would push down if it came later. */}
          <VerificationBanner />
          <Outlet />
        </Suspense>
      </Box>
      <Footer isQuiet={isWork} />
      <CookieConsent />
      {/* Reloaded pages all have the key "default", so positions are stored by address. */}
      <ScrollRestoration getKey={({ key, pathname, search }) => (key === "default" ? pathname + search : key)} />
    </Flex>
  );
}

/** Milliseconds within which a closed dialog returns the focus, unless another element has taken it. */
const soon = 100;

/**
 * Moves the focus to the main element after navigation, for screen readers. Within a screen, only if the focused
 * element has disappeared.
 */
function useFocusOnNavigation(pathname: string, search: string) {
  const main = useRef<HTMLDivElement>(null);
  const location = useRef({ pathname, search });
  useEffect(() => {
    const isElsewhere = location.current.pathname !== pathname;
    const mayBeLost = location.current.search !== search;
    location.current = { pathname, search };
    // A screen may open with a dialog, which would close if it lost the focus.
    const take = () => {
      const isTaken = document.querySelector('[aria-modal="true"]') !== null;
      if (!isTaken) main.current?.focus({ preventScroll: true });
    };
    if (isElsewhere) take();
    else if (mayBeLost)
      setTimeout(() => {
        if (document.activeElement === document.body) take();
      }, soon);
  }, [pathname, search]);
  return main;
}
