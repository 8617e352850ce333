import { Box, Stack, Text } from "@chakra-ui/react";
import { graphql, useLazyLoadQuery } from "react-relay";
import type { RetentionFieldsQuery } from "#relay/RetentionFieldsQuery.graphql.ts";
import { longestRetention } from "../../../../api/src/content/retention/retention.shared.ts";
import { ruleInWords } from "../../../../api/src/content/retention/words.shared.ts";
import { usePaced } from "../../ui/hooks/usePaced.ts";
import { LazyPart } from "../../ui/layout/LazyPart.tsx";
import { countOf } from "../../ui/text/format.ts";
import { useDraftValue } from "../draft/useDraft.ts";
import { NumberField, SelectField } from "../field/fields.tsx";
import { DueOnSaving } from "./DueOnSaving.tsx";

const hints = {
  DELETE: "They are taken out of every figure, and cannot be brought back.",
  ANONYMISE:
    "Names, addresses and accounts go; answers and figures stay, with what people wrote of themselves in a text.",
};
const startWords = {
  usual: "Counted from when each was submitted.",
  anonymous: "Counted from the day their group is shown, or, until then, from when each was submitted.",
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
      label:
        longest === null ? "Until I delete them" : `For ${countOf(longest, "day")}, as long as this site keeps them`,
    },
    { value: "DELETE", label: "For some days, then delete them" },
    { value: "ANONYMISE", label: "For some days, then remove names and addresses" },
  ];
  return (
    <Stack gap="3">
      <Box maxW="26rem">
        <SelectField name="rules.retention.what" label="How long answers are kept" choices={choices} />
      </Box>
      {isEnding && (
        <Box ps={{ base: "3", md: "5" }} borderStartWidth="2px" borderColor="border">
          <Box maxW="20rem">
            <NumberField
              name="rules.retention.days"
              label="Days"
              hint={`${startWords[isAnonymous ? "anonymous" : "usual"]} ${hints[what]}${longest === null ? "" : ` ${countOf(longest, "day")} at most on this site.`}`}
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
    </Stack>
  );
}

type AccountRule = Parameters<typeof ruleInWords>[0] | null | undefined;

function usual(itemKey: string | null, rule: AccountRule) {
  if (itemKey !== null) return "As they are kept now";
  return `As your account says: ${rule ? ruleInWords(rule) : "until you delete them"}`;
}
