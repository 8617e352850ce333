import { Box, Flex, Grid, Link, Text } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { Link as RouterLink } from "react-router-dom";
import { templatesHome } from "../product/kind.ts";
import { supportMail } from "../product/support.ts";
import { Wordmark } from "../product/Wordmark.tsx";

interface FooterProps {
  isQuiet: boolean;
}

export function Footer({ isQuiet }: FooterProps) {
  return (
    <Box as="footer" borderTopWidth="1px" _print={{ display: "none" }} bg="bg.subtle">
      {isQuiet ? (
        <Box asChild maxW="var(--page-width)" mx="auto" px={{ base: "4", md: "8" }}>
          <details
            onToggle={({ currentTarget }) => currentTarget.open && currentTarget.scrollIntoView({ block: "end" })}
          >
            <Box as="summary" py="2.5" fontSize="sm" color="fg.muted" cursor="pointer">
              {copyright()} – Product, Legal, Support
            </Box>
            <Columns py="6" />
          </details>
        </Box>
      ) : (
        <Box maxW="6xl" mx="auto" px={{ base: "4", md: "8" }}>
          <Columns py="12" />
          {/* A prerendered page may be from last year. */}
          <Text borderTopWidth="1px" pt="5" pb="8" color="fg.muted" fontSize="sm" suppressHydrationWarning>
            {copyright()}
          </Text>
        </Box>
      )}
    </Box>
  );
}

const copyright = () => `© ${new Date().getFullYear()} Assay`;

function Columns({ py }: { py: string }) {
  return (
    <Grid py={py} gap="8" templateColumns={{ base: "1fr 1fr", md: "2fr 1fr 1fr 1fr" }}>
      <Box gridColumn={{ base: "1 / -1", md: "auto" }}>
        <Wordmark />
        <Text mt="3" color="fg.muted" maxW="2xs">
          Ask well. See the answers as they come in.
        </Text>
      </Box>
      <Column title="Product">
        <RouterLink to="/creator">Create Content</RouterLink>
        <RouterLink to={templatesHome}>Templates</RouterLink>
        <RouterLink to="/dashboard">Dashboard</RouterLink>
        <RouterLink to="/sample-dashboard">View Sample</RouterLink>
        <a href="/take">Take Quiz/Survey</a>
        <RouterLink to="/developers">Developers</RouterLink>
      </Column>
      <Column title="Legal">
        <RouterLink to="/privacy-policy">Privacy Policy</RouterLink>
        <RouterLink to="/cookie-policy">Cookie Policy</RouterLink>
        <RouterLink to="/terms-of-service">Terms of Service</RouterLink>
      </Column>
      <Column title="Support">
        <a href={supportMail()}>Contact Support</a>
        <a href={supportMail("Privacy question")}>Privacy Questions</a>
        <a href={supportMail("Feedback on Assay")}>Send Feedback</a>
      </Column>
    </Grid>
  );
}

function Column({ title, children }: { title: string; children: ReactNode[] }) {
  return (
    <Box as="nav" aria-label={title}>
      <Text as="h2" textStyle="eyebrow" color="fg.muted" mb="2">
        {title}
      </Text>
      <Flex as="ul" direction="column" listStyleType="none">
        {children.map((link, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a fixed list
          <li key={place}>
            <Link asChild variant="plain" minH="9">
              {link}
            </Link>
          </li>
        ))}
      </Flex>
    </Box>
  );
}
