import { Heading, Text } from "@chakra-ui/react";
import { useEffect, useRef } from "react";
import { graphql, useFragment } from "react-relay";
import type { RegradePreview_preview$key } from "#relay/RegradePreview_preview.graphql.ts";
import { countOf, formatCount, plural } from "../../ui/text/format.ts";
import { mayChange } from "./change.ts";
import { RegradeChanges, type RegradeChangesProps } from "./RegradeChanges.tsx";
import { RegradeForm, type RegradeFormProps } from "./RegradeForm.tsx";
import { RegradeSummary } from "./RegradeSummary.tsx";

interface RegradePreviewProps extends Omit<RegradeFormProps, "preview"> {
  preview: RegradePreview_preview$key;
  content: RegradeFormProps["content"] & RegradeChangesProps["content"];
  /** Whether it replaced an outdated preview, whose button had the focus. */
  isLoadedAnew: boolean;
}

/** The changes in figures and one by one, and the button that applies them. */
export function RegradePreview({ preview: previewRef, isLoadedAnew, ...form }: RegradePreviewProps) {
  const preview = useFragment(
    graphql`
      fragment RegradePreview_preview on RegradePreview {
        attempts
        examined
        changed
        ungradable
        ...RegradeSummary_preview
        ...RegradeChanges_preview
        ...RegradeForm_preview
      }
    `,
    previewRef,
  );
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isLoadedAnew) heading.current?.focus();
  }, [isLoadedAnew]);
  const { attempts, examined, changed, ungradable } = preview;
  const isWorthwhile = mayChange(preview);
  return (
    <>
      <Heading ref={heading} as="h2" size="lg" tabIndex={-1} outline="0">
        {changed === 0 ? "No result would change" : `${countOf(changed, "result")} would change`}
      </Heading>
      <Text color="fg.muted" mt="1" mb="6" maxW="prose">
        {countOf(attempts, "response")} {plural(attempts, "was", "were")} graded with an old answer key.
        {examined < attempts && ` The figures are of the newest ${formatCount(examined)}.`}
      </Text>
      {isWorthwhile && <RegradeSummary preview={preview} />}
      {ungradable > 0 && (
        <Text mt="5" maxW="prose">
          {ungradable === 1
            ? "1 response can't be regraded: its questions have changed."
            : `${formatCount(ungradable)} responses can't be regraded: their questions have changed.`}
        </Text>
      )}
      {changed > 0 && <RegradeChanges preview={preview} content={form.content} />}
      {isWorthwhile && <RegradeForm preview={preview} {...form} />}
    </>
  );
}
