import { Box, Button, Flex, Heading, Text, VisuallyHidden } from "@chakra-ui/react";
import { useEffect, useRef } from "react";
import { graphql, useFragment } from "react-relay";
import type { CreatedPreview_content$key } from "#relay/CreatedPreview_content.graphql.ts";
import { nameOf } from "../../../../api/src/platform/shared/languages.shared.ts";
import { EmbedCode } from "../../product/embed/EmbedCode.tsx";
import { editPath, kindNoun, shareLink, trialPath } from "../../product/kind.ts";
import { stateSentence } from "../../product/state/state.ts";
import { CopyField } from "../../ui/form/CopyField.tsx";
import { LinkButton } from "../../ui/form/LinkButton.tsx";
import { useCopy } from "../../ui/hooks/useCopy.ts";
import { Check, Copy, ExternalLink } from "../../ui/icons.ts";
import { Disclosure } from "../../ui/layout/Disclosure.tsx";
import { DockedBar } from "../../ui/layout/DockedBar.tsx";
import { QrCode } from "../../ui/QrCode.tsx";
import { AuthorText } from "../../ui/text/AuthorText.tsx";
import { ItemLanguage } from "../../ui/text/writing.ts";
import { DraftedQuestions } from "./DraftedQuestions.tsx";
import { PrivateWhileChecking } from "./PrivateWhileChecking.tsx";

const results: Record<string, string> = { SURVEY: "survey-results", ASSESSMENT: "assessment-results" };

interface CreatedPreviewProps {
  content: CreatedPreview_content$key;
  /** Notices for the creator to read before sharing. */
  notices: readonly string[];
}

export function CreatedPreview({ content, notices }: CreatedPreviewProps) {
  const item = useFragment(
    graphql`
      fragment CreatedPreview_content on Content {
        key
        shortUrl
        kind
        title
        language
        difficulty
        draftedBy
        isPublic
        attemptCount
        rules {
          opensAt
          closesAt
          invitedOnly
          maxAttempts
          needsPasscode
        }
        ...PrivateWhileChecking_content
        ...DraftedQuestions_content
      }
    `,
    content,
  );
  const { key, shortUrl, kind, title, language, difficulty, draftedBy } = item;
  const link = shareLink(kind, key);
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => panel.current?.focus({ preventScroll: true }), []);

  return (
    <Box ref={panel} tabIndex={-1} outline="0" borderTopWidth="1px" pt="6">
      <Heading as="h2" size="xl">
        <AuthorText>{title}</AuthorText>
      </Heading>
      <Text color="fg.muted" mt="1">
        Your {kindNoun(kind)} has been created.
        {difficulty && ` Difficulty: ${difficulty.toLowerCase()}.`}
        {language && ` Language: ${nameOf(language, "en")}.`}
      </Text>
      {draftedBy && <PrivateWhileChecking content={item} />}
      <Box bg="bg.success" borderRadius="l2" p={{ base: "4", md: "6" }} my="6">
        <Text fontWeight="medium" mb="3">
          {stateSentence(item, "Anyone with this link can respond. No account needed.")}
        </Text>
        <CopyField label="Share link" value={link} isPrimary />
        <Text mt="3" mb="1.5">
          Short link, easy to type:
        </Text>
        <CopyField label="Short link" value={shortUrl} isRead />
        <Box mt="4">
          <Disclosure summary="QR code">{() => <QrCode link={link} title={title} />}</Disclosure>
          <EmbedCode item={item} />
        </Box>
      </Box>
      <Flex gap="3" wrap="wrap">
        <Button asChild variant="outline" colorPalette="ink">
          <a href={trialPath(kind, key)} target="_blank" rel="noreferrer">
            Take <ExternalLink aria-label="in a new tab" />
          </a>
        </Button>
        <LinkButton to={editPath(key)} variant="outline" colorPalette="ink">
          Edit
        </LinkButton>
        <LinkButton to={`/${results[kind] ?? "results"}/${key}`} variant="outline" colorPalette="ink">
          View Results
        </LinkButton>
      </Flex>
      <ItemLanguage value={language ?? null}>
        {draftedBy && <DraftedQuestions content={item} notices={notices} />}
      </ItemLanguage>
      <Flex gap="3" wrap="wrap" borderTopWidth="1px" mt="10" pt="6">
        <LinkButton to={`/maker?type=${kind.toLowerCase()}`} variant="ghost" colorPalette="ink">
          Create New
        </LinkButton>
        <LinkButton to="/dashboard" variant="ghost" colorPalette="ink">
          View Dashboard
        </LinkButton>
      </Flex>
      <CopyLinkBar link={link} />
    </Box>
  );
}

/** Keeps the link within reach on a phone, while the questions are read. */
function CopyLinkBar({ link }: { link: string }) {
  const { outcome, copy } = useCopy();
  return (
    <DockedBar mt="6" hideFrom="md">
      <Button size="lg" w="full" onClick={() => void copy(link)}>
        {outcome === "copied" ? <Check aria-hidden /> : <Copy aria-hidden />}
        {outcome === "copied" ? "Copied" : "Copy Link"}
      </Button>
      <VisuallyHidden aria-live="polite">
        {outcome === "copied" && "Copied to the clipboard"}
        {outcome === "refused" && "The browser refused to copy. Select the link above."}
      </VisuallyHidden>
    </DockedBar>
  );
}
