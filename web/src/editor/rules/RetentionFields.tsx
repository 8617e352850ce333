import { Box, Text } from "@chakra-ui/react";
import { graphql, useLazyLoadQuery } from "react-relay";
import type { RetentionFieldsQuery } from "#relay/RetentionFieldsQuery.graphql.ts";
import { longestRetention } from "../../../../api/src/content/retention/retention.shared.ts";
import { ruleInWords } from "../../../../api/src/content/retention/words.shared.ts";
import { usePaced } from "../../ui/hooks/usePaced.ts";
import { LazyPart } from "../../ui/layout/LazyPart.tsx";
import { countOf } from "../../ui/text/format.ts";
import { Row } from "../access/Row.tsx";
import { useDraftValue } from "../draft/useDraft.ts";
import { NumberField, SelectField } from "../field/fields.tsx";
import { DueOnSaving } from "./DueOnSaving.tsx";

const hints = {
  DELETE: "Deleted responses leave all statistics and can't be restored.",
  ANONYMISE: "Names, email addresses and accounts are removed. Answers stay, including personal details in texts.",
};
const startWords = {
  usual: "Counted from submission.",
  anonymous: "Counted from the day their group is shown, or from submission until then.",
};

/** Milliseconds between two requests for the number of responses due. */
const pace = 500;

/** The retention of answers. `itemKey` is null before the item is created. */
export function RetentionFields({ itemKey }: { itemKey: string | null }) {
  const { viewer } = useLazyLoadQuery<RetentionFieldsQuery>(
    graphql`
      query RetentionFieldsQuery {
        viewer {
          retention {
            rule {
              what
              days
            }
            longestDays
          }
        }
      }
    `,
    {},
  );
  const what = useDraftValue("rules.retention.what");
  const isAnonymous = useDraftValue("rules.anonymous") === true;
  const days = Number(usePaced(useDraftValue("rules.retention.days"), pace));
  const longest = viewer?.retention?.longestDays ?? null;
  const isEnding = what === "DELETE" || what === "ANONYMISE";
  const isWhole = Number.isInteger(days) && days >= 1 && days <= (longest ?? longestRetention);
  const choices = [
    ...(itemKey === null || what === "USUAL"
      ? [{ value: "USUAL", label: usual(itemKey, viewer?.retention?.rule) }]
      : []),
    {
      value: "KEEP",
      label: longest === null ? "Until I delete them" : `For ${countOf(longest, "day")}, the limit of this site`,
    },
    { value: "DELETE", label: "For some days, then delete them" },
    { value: "ANONYMISE", label: "For some days, then remove names and addresses" },
  ];
  return (
    <Row name="retention" label={label} isTall>
      <SelectField name="rules.retention.what" label={label} choices={choices} />
      {isEnding && (
        <Box mt="3" ps={{ base: "3", md: "5" }} borderStartWidth="2px" borderColor="border">
          <Box maxW="20rem">
            <NumberField
              name="rules.retention.days"
              label="Days"
              hint={`${startWords[isAnonymous ? "anonymous" : "usual"]} ${hints[what]}${longest === null ? "" : ` Up to ${countOf(longest, "day")} on this site.`}`}
              max={longest ?? longestRetention}
              step={1}
              required
            />
          </Box>
          {itemKey !== null && (
            <Text as="div" role="status" minH="6" mt="2" fontSize="sm" color="fg.muted">
              {isWhole && (
                <LazyPart>
                  <DueOnSaving itemKey={itemKey} what={what} days={days} />
                </LazyPart>
              )}
            </Text>
          )}
        </Box>
      )}
    </Row>
  );
}

const label = "How long answers are kept";

type AccountRule = Parameters<typeof ruleInWords>[0] | null | undefined;

function usual(itemKey: string | null, rule: AccountRule) {
  if (itemKey !== null) return "As now";
  return `Account default: ${rule ? ruleInWords(rule) : "until you delete them"}`;
}
