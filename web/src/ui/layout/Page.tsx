import { Flex, Heading, Stack, Text, VisuallyHidden } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { useDocumentTitle } from "../hooks/useDocumentTitle.ts";
import { AuthorText } from "../text/AuthorText.tsx";
import { Breadcrumbs, type Crumb } from "./Breadcrumbs.tsx";
import { Frame, type FrameWidth } from "./Frame.tsx";

interface PageProps {
  title: string;
  documentTitle?: string;
  breadcrumbs?: Crumb[];
  lead?: ReactNode;
  actions?: ReactNode;
  isTitleHidden?: boolean;
  width?: FrameWidth;
  dense?: boolean;
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
  // The children keep their place when the title hides.
  return (
    <Frame width={width}>
      {breadcrumbs && <Breadcrumbs crumbs={breadcrumbs} />}
      {isTitleHidden ? (
        <VisuallyHidden as="h1">{title}</VisuallyHidden>
      ) : (
        <Flex
          wrap="wrap"
          gap={dense ? "3" : "4"}
          align="flex-end"
          justify="space-between"
          mb={dense ? "2" : { base: "6", md: "8" }}
        >
          <Stack gap="2" minW="0" maxW="full" flex="1 1 auto">
            <Heading as="h1" size={dense ? { base: "lg", md: "xl" } : { base: "xl", md: "2xl" }}>
              {isWritten ? <AuthorText>{title}</AuthorText> : title}
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
      )}
      {children}
    </Frame>
  );
}
