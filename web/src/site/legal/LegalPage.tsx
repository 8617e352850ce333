import { Box, Heading, Link, Stack, Text } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { supportEmail, supportMail } from "../../product/support.ts";
import { BackToHome } from "../../ui/layout/BackToHome.tsx";
import { Page } from "../../ui/layout/Page.tsx";

export const LegalPage = ({ title, lead, children }: { title: string; lead: string; children: ReactNode }) => (
  <Page title={title} lead={lead} width="narrow" actions={<BackToHome />}>
    <Text color="fg.muted" fontSize="sm">
      In force since 21 November 2026
    </Text>
    {children}
  </Page>
);

export const Clause = ({ title, children }: { title: string; children: ReactNode }) => (
  <Box as="section" borderTopWidth="1px" mt="8" pt="6">
    <Heading as="h2" size="md" mb="3">
      {title}
    </Heading>
    <Stack
      gap="3"
      maxW="prose"
      css={{
        "& ul": { paddingInlineStart: "1.25rem", listStyleType: "disc" },
        "& li + li": { marginTop: "0.5rem" },
        "& li::marker": { color: "var(--chakra-colors-fg-muted)" },
      }}
    >
      {children}
    </Stack>
  </Box>
);

export const MailLink = ({ subject }: { subject?: string }) => (
  <Link href={supportMail(subject)} display="inline" overflowWrap="anywhere">
    {supportEmail}
  </Link>
);
