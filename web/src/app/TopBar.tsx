import { Box, Button, Flex, IconButton, Link } from "@chakra-ui/react";
import { type ReactNode, useState } from "react";
import { NavLink, Link as RouterLink, useLocation, useNavigate } from "react-router-dom";
import { endSession, useSignedIn } from "../account/session/session.ts";
import { Wordmark } from "../product/Wordmark.tsx";
import { Menu, Moon, Sun, X } from "../ui/icons.ts";
import { toggleColorMode, useIsDark } from "./colorMode.ts";
import { resetEnvironment } from "./environment.ts";
import { ForAdmins } from "./ForAdmins.tsx";

export function TopBar() {
  const isSignedIn = useSignedIn();
  const { open, setOpen } = useDisclosure();
  return (
    <Box
      as="header"
      borderBottomWidth="1px"
      _print={{ display: "none" }}
      onKeyDown={({ key }) => key === "Escape" && setOpen(false)}
    >
      <Flex maxW="var(--page-width)" mx="auto" px={{ base: "4", md: "8" }} minH="16" align="center" gap="2" wrap="wrap">
        <Link asChild variant="plain" me="auto" _hover={{ textDecoration: "none" }}>
          <RouterLink to="/">
            <Wordmark />
          </RouterLink>
        </Link>
        {isSignedIn ? (
          <Button
            display={{ md: "none" }}
            order="2"
            variant="ghost"
            colorPalette="ink"
            px="2"
            aria-expanded={open}
            aria-controls="menu"
            onClick={() => setOpen(!open)}
          >
            {open ? <X aria-hidden /> : <Menu aria-hidden />} Menu
          </Button>
        ) : (
          <Button asChild variant="outline" colorPalette="ink" size="sm" order="2">
            <RouterLink to="/login" data-visitors>
              Login
            </RouterLink>
          </Button>
        )}
        <ColorModeButton />
        {isSignedIn && (
          <Flex
            as="nav"
            id="menu"
            aria-label="Main"
            order={{ base: "3", md: "0" }}
            flexBasis={{ base: "100%", md: "auto" }}
            display={{ base: open ? "flex" : "none", md: "flex" }}
            direction={{ base: "column", md: "row" }}
            borderTopWidth={{ base: "1px", md: "0" }}
            py={{ base: "2", md: "0" }}
            gap={{ md: "1" }}
          >
            <Place to="/creator">Create</Place>
            <Place to="/dashboard">Dashboard</Place>
            <ForAdmins>
              <Place to="/admin">Admin</Place>
            </ForAdmins>
            <Place to="/profile">Profile</Place>
            <LogoutButton />
          </Flex>
        )}
      </Flex>
    </Box>
  );
}

function useDisclosure() {
  const { key } = useLocation();
  const [openAt, setOpenAt] = useState<string | null>(null);
  return { open: openAt === key, setOpen: (open: boolean) => setOpenAt(open ? key : null) };
}

function Place({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Button
      asChild
      variant="ghost"
      colorPalette="ink"
      justifyContent={{ base: "flex-start", md: "center" }}
      px={{ base: "0", md: "3" }}
      css={{
        "&[aria-current=page]": { color: "accent.fg", textDecoration: "underline 2px", textUnderlineOffset: "0.4em" },
      }}
    >
      <NavLink to={to}>{children}</NavLink>
    </Button>
  );
}

function LogoutButton() {
  const navigate = useNavigate();
  return (
    <Button
      variant="ghost"
      colorPalette="ink"
      justifyContent={{ base: "flex-start", md: "center" }}
      px={{ base: "0", md: "3" }}
      onClick={async () => {
        await endSession();
        await navigate("/");
        // Runs after navigation, because the old screen would refetch in the empty environment.
        resetEnvironment();
      }}
    >
      Logout
    </Button>
  );
}

function ColorModeButton() {
  const isDark = useIsDark();
  const label = isDark ? "Use light colours" : "Use dark colours";
  return (
    <IconButton
      order={{ base: "1", md: "3" }}
      variant="ghost"
      colorPalette="ink"
      aria-label={label}
      data-tip={label}
      onClick={toggleColorMode}
    >
      {isDark ? <Sun aria-hidden /> : <Moon aria-hidden />}
    </IconButton>
  );
}
