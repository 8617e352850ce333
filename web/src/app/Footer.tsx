import { Box, Flex, Grid, Link, Text } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { Link as RouterLink } from "react-router-dom";
import { supportMail } from "../ui/support.ts";
import { Wordmark } from "../ui/Wordmark.tsx";

export function Footer() {
  return (
    <Box as="footer" borderTopWidth="1px" _print={{ display: "none" }} bg="bg.subtle">
      <Grid
        maxW="6xl"
        mx="auto"
        px={{ base: "4", md: "8" }}
        py="12"
        gap="8"
        templateColumns={{ base: "1fr 1fr", md: "2fr 1fr 1fr 1fr" }}
      >
        <Box gridColumn={{ base: "1 / -1", md: "auto" }}>
          <Wordmark />
          <Text mt="3" color="fg.muted" maxW="2xs">
            Ask well. See the answers as they come in.
          </Text>
        </Box>
        <Column title="Product">
          <RouterLink to="/creator">Create Content</RouterLink>
          <RouterLink to="/dashboard">Dashboard</RouterLink>
          <RouterLink to="/sample-dashboard">View Sample</RouterLink>
          <a href="/take">Take Quiz/Survey</a>
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
      <Box maxW="6xl" mx="auto" px={{ base: "4", md: "8" }} pb="8">
        <Text borderTopWidth="1px" pt="5" color="fg.muted" fontSize="sm">
          © {new Date().getFullYear()} Assay
        </Text>
      </Box>
    </Box>
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
