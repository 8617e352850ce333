import { Box, Link, Text } from "@chakra-ui/react";
import { graphql, useFragment } from "react-relay";
import { Link as RouterLink } from "react-router-dom";
import type { NoResponses_content$key } from "#relay/NoResponses_content.graphql.ts";
import type { Numbers_content$key } from "#relay/Numbers_content.graphql.ts";
import { kindNoun, peoplePath, shareLink, webhooksPath } from "../product/kind.ts";
import { stateSentence } from "../product/state/state.ts";
import { CopyField } from "../ui/form/CopyField.tsx";
import { EmptyState } from "../ui/layout/EmptyState.tsx";
import { countOf } from "../ui/text/format.ts";
import { numbersFragment } from "./charts/Numbers.tsx";

interface NoResponsesProps {
  content: NoResponses_content$key & Numbers_content$key;
}

export function NoResponses({ content: contentRef }: NoResponsesProps) {
  const item = useFragment<NoResponses_content$key>(
    graphql`
      fragment NoResponses_content on Content {
        key
        kind
        ownUrl
        ...ShareButton_state @relay(mask: false)
      }
    `,
    contentRef,
  );
  // Another fragment with counted figures would make the query too dear.
  const { results } = useFragment<Numbers_content$key>(numbersFragment, contentRef);
  const { key, kind, ownUrl } = item;
  const starts = results?.starts ?? 0;
  const open = `Share the link to your ${kindNoun(kind)}. Responses appear here live.`;
  return (
    <Box borderTopWidth="1px">
      <EmptyState
        title="No responses yet"
        headingLevel="h2"
        action={
          <Box w="full" mt="2">
            <CopyField label="Share link" value={ownUrl ?? shareLink(kind, key)} />
            <Text mt="4" fontSize="sm" color="fg.muted">
              Or{" "}
              <Link asChild>
                <RouterLink to={peoplePath(key)}>invite people</RouterLink>
              </Link>{" "}
              with personal links.
            </Text>
            <Text mt="1" fontSize="sm" color="fg.muted">
              Or{" "}
              <Link asChild>
                <RouterLink to={webhooksPath(key)}>send responses to other services with webhooks</RouterLink>
              </Link>
            </Text>
          </Box>
        }
      >
        {stateSentence(item, open)}
        {starts > 0 && ` ${countOf(starts, "person", "people")} started and did not finish yet.`}
      </EmptyState>
    </Box>
  );
}
