import { Flex, Heading, Stack, Text, VisuallyHidden } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { useDocumentTitle } from "../hooks/useDocumentTitle.ts";
import { Words } from "../text/Words.tsx";
import { Breadcrumbs, type Crumb } from "./Breadcrumbs.tsx";
import { Frame, type FrameWidth } from "./Frame.tsx";

interface PageProps {
  title: string;
  /** The tab's title where the heading does not fit. */
  documentTitle?: string;
  breadcrumbs?: Crumb[];
  lead?: ReactNode;
  actions?: ReactNode;
  /** For screens that show the title otherwise. */
  isTitleHidden?: boolean;
  width?: FrameWidth;
  /** A smaller title, for workspaces. */
  dense?: boolean;
  /** The title was written by an author. */
  isWritten?: boolean;
  children: ReactNode;
}

export function Page({
  title,
  documentTitle = title,
  breadcrumbs,
  lead,
  actions,
  isTitleHidden,
  width,
  dense,
  isWritten,
  children,
}: PageProps) {
  useDocumentTitle(documentTitle);
  if (isTitleHidden)
    return (
      <Frame width={width}>
        {breadcrumbs && <Breadcrumbs crumbs={breadcrumbs} />}
        <VisuallyHidden as="h1">{title}</VisuallyHidden>
        {children}
      </Frame>
    );
  return (
    <Frame width={width}>
      {breadcrumbs && <Breadcrumbs crumbs={breadcrumbs} />}
      <Flex
        wrap="wrap"
        gap={dense ? "3" : "4"}
        align="flex-end"
        justify="space-between"
        mb={dense ? "2" : { base: "6", md: "8" }}
      >
        {/* A long title gets a line of its own. */}
        <Stack gap="2" minW="0" maxW="full" flex="1 1 auto">
          <Heading as="h1" size={dense ? { base: "lg", md: "xl" } : { base: "xl", md: "2xl" }}>
            {isWritten ? <Words>{title}</Words> : title}
          </Heading>
          {lead && (
            <Text color="fg.muted" textStyle="lg" maxW="prose" textWrap="pretty">
              {lead}
            </Text>
          )}
        </Stack>
        {actions && (
          <Flex gap={dense ? "2" : "3"} wrap="wrap">
            {actions}
          </Flex>
        )}
      </Flex>
      {children}
    </Frame>
  );
}
