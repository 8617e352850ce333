import { Box, Text } from "@chakra-ui/react";
import { graphql, useFragment } from "react-relay";
import type { RegradeChanges_content$key } from "#relay/RegradeChanges_content.graphql.ts";
import type { RegradeChanges_preview$key } from "#relay/RegradeChanges_preview.graphql.ts";
import { resultsPath } from "../../product/kind.ts";
import { Section } from "../../ui/layout/Section.tsx";
import { formatCount } from "../../ui/text/format.ts";
import { RegradeChange } from "./RegradeChange.tsx";

export interface RegradeChangesProps {
  preview: RegradeChanges_preview$key;
  content: RegradeChanges_content$key;
}

/** The results that would change, the newest ones first. */
export function RegradeChanges({ preview: previewRef, content: contentRef }: RegradeChangesProps) {
  const { changed, changes } = useFragment(
    graphql`
      fragment RegradeChanges_preview on RegradePreview {
        changed
        changes {
          attempt {
            id
          }
          ...RegradeChange_change
        }
      }
    `,
    previewRef,
  );
  const { key, kind, rules } = useFragment(
    graphql`
      fragment RegradeChanges_content on Content {
        key
        kind
        rules {
          passMark
        }
      }
    `,
    contentRef,
  );
  const results = resultsPath(kind, key);
  return (
    <Section title="Changed Results">
      <Box as="ol" listStyleType="none">
        {changes.map((change) => (
          <RegradeChange
            key={change.attempt.id}
            change={change}
            passMark={rules?.passMark ?? null}
            address={`${results}?attempt=${encodeURIComponent(change.attempt.id)}`}
          />
        ))}
      </Box>
      {changes.length < changed && (
        <Text mt="4" color="fg.muted">
          The newest {formatCount(changes.length)} of {formatCount(changed)}.
        </Text>
      )}
    </Section>
  );
}
