import { Box } from "@chakra-ui/react";
import { graphql, useLazyLoadQuery } from "react-relay";
import type { DueOnSavingQuery } from "#relay/DueOnSavingQuery.graphql.ts";
import { duesInWords } from "../../../../api/src/content/retention/words.shared.ts";
import { countOf } from "../../ui/text/format.ts";

interface DueOnSavingProps {
  itemKey: string;
  what: "DELETE" | "ANONYMISE";
  days: number;
}

/** The number of stored responses that a retention rule would affect. */
export function DueOnSaving({ itemKey, what, days }: DueOnSavingProps) {
  const { content } = useLazyLoadQuery<DueOnSavingQuery>(
    graphql`
      query DueOnSavingQuery($key: String!, $rule: RetentionRuleInput!) {
        content(key: $key) {
          retention(rule: $rule) {
            due {
              now
              withinMonth
            }
          }
        }
      }
    `,
    { key: itemKey, rule: { what, days } },
    { fetchPolicy: "store-and-network" },
  );
  const due = content?.retention?.due;
  if (!due) return null;
  if (due.now > 0)
    return (
      <Box as="strong" fontWeight="medium" color="fg.warning">
        {duesInWords({ what }, due.now)} permanently within an hour of saving: {due.now === 1 ? "it is" : "they are"}{" "}
        older than {countOf(days, "day")}.
      </Box>
    );
  const later = due.withinMonth > 0 && ` ${duesInWords({ what }, due.withinMonth)} in the next 30 days.`;
  return (
    <>
      No response is older than {countOf(days, "day")}.{later}
    </>
  );
}
