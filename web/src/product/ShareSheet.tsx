import { Box, Button, Flex, Text } from "@chakra-ui/react";
import { lazy } from "react";
import { CopyField } from "../ui/form/CopyField.tsx";
import { ExternalLink, Share } from "../ui/icons.ts";
import { Disclosure } from "../ui/layout/Disclosure.tsx";
import { LazyPart } from "../ui/layout/LazyPart.tsx";
import { SkeletonLines } from "../ui/layout/Loading.tsx";
import { Sheet } from "../ui/layout/Sheet.tsx";
import { QrCode } from "../ui/QrCode.tsx";
import { AuthorText } from "../ui/text/AuthorText.tsx";
import { EmbedCode } from "./embed/EmbedCode.tsx";
import { sharedDeviceLink, shareLink } from "./kind.ts";
import { type Ruled, stateSentence, statesOf } from "./state/state.ts";

// Few people change a link, and most of them once.
const OwnAddress = lazy(async () => ({ default: (await import("./address/OwnAddress.tsx")).OwnAddress }));

const FieldLinks = lazy(async () => ({ default: (await import("./links/FieldLinks.tsx")).FieldLinks }));

export interface ShareSheetProps {
  open: boolean;
  onClose: () => void;
  item: {
    kind: string;
    key: string;
    shortUrl: string;
    ownUrl: string | null | undefined;
    linkFields: readonly { readonly name: string }[] | null | undefined;
    title: string;
  } & Ruled;
}

export function ShareSheet({ open, onClose, item }: ShareSheetProps) {
  const link = item.ownUrl ?? shareLink(item.kind, item.key);
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={
        <>
          Share “<AuthorText>{item.title}</AuthorText>”
        </>
      }
      size="md"
    >
      <Text color={statesOf(item).length === 0 ? "fg.muted" : "fg.warning"} mb="5">
        {stateSentence(item, "Anyone with the link can respond, no account needed.")}
      </Text>
      {item.ownUrl ? (
        <CopyField label="Custom link" value={item.ownUrl} isRead />
      ) : (
        <>
          <CopyField label="Share link" value={link} />
          <Named label="Short link" link={item.shortUrl} />
        </>
      )}
      <Box mt="3">
        <Disclosure summary={item.ownUrl ? "Change Custom Link" : "Custom Link"}>
          {() => (
            <LazyPart fallback={<SkeletonLines count={2} />}>
              <OwnAddress itemKey={item.key} />
            </LazyPart>
          )}
        </Disclosure>
      </Box>
      <Flex direction="column" align="center" gap="5" mt="6">
        <QrCode link={link} title={item.title} />
        <Flex gap="3" wrap="wrap" justify="center">
          <Button asChild variant="outline" colorPalette="ink">
            <a href={link} target="_blank" rel="noreferrer">
              <ExternalLink aria-hidden /> Open in a new tab
            </a>
          </Button>
          {"share" in navigator && (
            <Button
              variant="outline"
              colorPalette="ink"
              onClick={() => void navigator.share({ title: item.title, url: link }).catch(() => undefined)}
            >
              <Share aria-hidden /> Send…
            </Button>
          )}
        </Flex>
      </Flex>
      <Box borderTopWidth="1px" mt="6" pt="3">
        {item.linkFields && item.linkFields.length > 0 && (
          <Disclosure summary={`Links for each ${item.linkFields[0]?.name}`}>
            {() => (
              <Box mt="1" mb="4">
                <LazyPart fallback={<SkeletonLines count={3} />}>
                  <FieldLinks itemKey={item.key} />
                </LazyPart>
              </Box>
            )}
          </Disclosure>
        )}
        {item.ownUrl && (
          <Disclosure summary="Other links">
            {() => (
              <Box mb="3">
                <Named label="Short link" link={item.shortUrl} />
                <Named label="Share link" link={shareLink(item.kind, item.key)} />
              </Box>
            )}
          </Disclosure>
        )}
        <Disclosure summary="For a shared device">
          {() => (
            <>
              <Text color="fg.muted" mt="1" mb="3">
                For a shared tablet: resets after each response.
              </Text>
              <CopyField label="Link for a shared device" value={sharedDeviceLink(item.kind, item.key)} />
            </>
          )}
        </Disclosure>
        <EmbedCode item={item} />
      </Box>
    </Sheet>
  );
}

const Named = ({ label, link }: { label: string; link: string }) => (
  <Box mt="5">
    <Text fontWeight="medium" mb="1.5">
      {label}
    </Text>
    <CopyField label={label} value={link} isRead />
  </Box>
);
