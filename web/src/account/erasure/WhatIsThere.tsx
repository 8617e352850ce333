import { Box, Text } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { graphql } from "react-relay";
import type { WhatIsThere_item$data } from "#relay/WhatIsThere_item.graphql.ts";
import { countOf } from "../../ui/text/format.ts";

graphql`
  fragment WhatIsThere_item on ErasedItem {
    contentId
    title
    isInTrash
    attempts
    deletedAttempts
    messages
    invitations
  }
`;

interface WhatIsThereProps {
  items: readonly Omit<WhatIsThere_item$data, " $fragmentType">[];
  mails: number;
  mailStops: number;
}

/** The data kept about a person, or erased: item by item, then the mails. */
export const WhatIsThere = ({ items, mails, mailStops }: WhatIsThereProps) => (
  <Box as="ul" listStyleType="none">
    {items.map(({ contentId, title, isInTrash, attempts, deletedAttempts, messages, invitations }) => (
      <Box as="li" key={contentId} py="3" borderTopWidth="1px">
        <Text fontWeight="medium" overflowWrap="anywhere">
          {title}
        </Text>
        <Text color="fg.muted">
          {[
            isInTrash && "In the trash",
            attempts > 0 && countOf(attempts, "response"),
            deletedAttempts > 0 && `${countOf(deletedAttempts, "deleted response")} that could be restored`,
            invitations > 0 && countOf(invitations, "invitation"),
            messages > 0 && `${countOf(messages, "webhook message")} in the log`,
          ]
            .filter(Boolean)
            .join(" · ")}
        </Text>
      </Box>
    ))}
    {mails > 0 && <Line>{countOf(mails, "email")} to the address</Line>}
    {mailStops > 0 && <Line>This address opted out of emails. We keep a keyed hash to respect that.</Line>}
  </Box>
);

const Line = ({ children }: { children: ReactNode }) => (
  <Box as="li" py="3" borderTopWidth="1px">
    <Text>{children}</Text>
  </Box>
);
